// Derived from the contracts of use cases in Modules/Features/Collections by './generate.sh derive'. Changes here are lost.

import Collections

extension UseCaseMock: GetCollectionDetailUseCaseContract
where Input == CollectionDetailID, Output == CollectionDetailItem {}
extension UseCaseMock: GetCollectionListUseCaseContract where Input == Int, Output == CollectionListPage {}
extension UseCaseMock: RefreshCollectionDetailUseCaseContract
where Input == CollectionDetailID, Output == CollectionDetailItem {}
extension UseCaseMock: RefreshCollectionListUseCaseContract where Input == Int, Output == CollectionListPage {}
