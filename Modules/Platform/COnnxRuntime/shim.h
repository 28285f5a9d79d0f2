/*
 * What is used of ONNX Runtime's <onnxruntime_c_api.h>, declared again: Debian 12 has no package with that header, and
 * the wheel that brings the library has no header either.
 *
 * All functions are in one table, which only ever grows at its end: a function keeps its index in every version. The
 * indices below are those of API version 11 (ONNX Runtime 1.11); what is not used is left out as `unused_FIRST_LAST`.
 */
#ifndef STORY_CONNXRUNTIME_SHIM_H
#define STORY_CONNXRUNTIME_SHIM_H

#include <stddef.h>
#include <stdint.h>

/* The version of the table that is asked for; every library from 1.11 on has it. */
enum { STORY_ORT_API_VERSION = 11 };

typedef struct OrtStatus OrtStatus;
typedef struct OrtEnv OrtEnv;
typedef struct OrtSession OrtSession;
typedef struct OrtSessionOptions OrtSessionOptions;
typedef struct OrtRunOptions OrtRunOptions;
typedef struct OrtMemoryInfo OrtMemoryInfo;
typedef struct OrtValue OrtValue;
typedef struct OrtTensorTypeAndShapeInfo OrtTensorTypeAndShapeInfo;
typedef struct OrtAllocator OrtAllocator;

enum { ORT_LOGGING_LEVEL_FATAL = 4 };
enum { ORT_INVALID_ARGUMENT = 2, ORT_NO_MODEL = 4, ORT_INVALID_PROTOBUF = 7, ORT_INVALID_GRAPH = 10 };
enum { ONNX_TENSOR_ELEMENT_DATA_TYPE_FLOAT = 1, ONNX_TENSOR_ELEMENT_DATA_TYPE_INT64 = 7 };
enum { OrtDeviceAllocator = 0, OrtMemTypeDefault = 0 };

typedef void *story_ort_unused;

/* A function returns NULL where it went well, and otherwise what went wrong, which has to be released. */
typedef struct OrtApi {
    story_ort_unused unused_0;
    int (*_Nonnull GetErrorCode)(const OrtStatus *_Nonnull status);
    const char *_Nonnull (*_Nonnull GetErrorMessage)(const OrtStatus *_Nonnull status);
    OrtStatus *_Nullable (*_Nonnull CreateEnv)(int level, const char *_Nonnull name,
                                               OrtEnv *_Nullable *_Nonnull made);
    story_ort_unused unused_4_7[4];
    OrtStatus *_Nullable (*_Nonnull CreateSessionFromArray)(const OrtEnv *_Nonnull environment,
                                                            const void *_Nonnull model, size_t bytes,
                                                            const OrtSessionOptions *_Nonnull options,
                                                            OrtSession *_Nullable *_Nonnull made);
    OrtStatus *_Nullable (*_Nonnull Run)(OrtSession *_Nonnull session, const OrtRunOptions *_Nullable options,
                                         const char *_Nonnull const *_Nonnull input_names,
                                         const OrtValue *_Nullable const *_Nonnull inputs, size_t input_count,
                                         const char *_Nonnull const *_Nonnull output_names, size_t output_count,
                                         OrtValue *_Nullable *_Nonnull outputs);
    OrtStatus *_Nullable (*_Nonnull CreateSessionOptions)(OrtSessionOptions *_Nullable *_Nonnull made);
    story_ort_unused unused_11_16[6];
    OrtStatus *_Nullable (*_Nonnull DisableMemPattern)(OrtSessionOptions *_Nonnull options);
    story_ort_unused unused_18_21[4];
    OrtStatus *_Nullable (*_Nonnull SetSessionLogSeverityLevel)(OrtSessionOptions *_Nonnull options, int level);
    story_ort_unused unused_23;
    OrtStatus *_Nullable (*_Nonnull SetIntraOpNumThreads)(OrtSessionOptions *_Nonnull options, int count);
    OrtStatus *_Nullable (*_Nonnull SetInterOpNumThreads)(OrtSessionOptions *_Nonnull options, int count);
    story_ort_unused unused_26_29[4];
    OrtStatus *_Nullable (*_Nonnull SessionGetInputCount)(const OrtSession *_Nonnull session, size_t *_Nonnull count);
    OrtStatus *_Nullable (*_Nonnull SessionGetOutputCount)(const OrtSession *_Nonnull session,
                                                           size_t *_Nonnull count);
    story_ort_unused unused_32_35[4];
    OrtStatus *_Nullable (*_Nonnull SessionGetInputName)(const OrtSession *_Nonnull session, size_t index,
                                                         OrtAllocator *_Nonnull allocator,
                                                         char *_Nullable *_Nonnull name);
    OrtStatus *_Nullable (*_Nonnull SessionGetOutputName)(const OrtSession *_Nonnull session, size_t index,
                                                          OrtAllocator *_Nonnull allocator,
                                                          char *_Nullable *_Nonnull name);
    story_ort_unused unused_38_48[11];
    OrtStatus *_Nullable (*_Nonnull CreateTensorWithDataAsOrtValue)(const OrtMemoryInfo *_Nonnull memory,
                                                                    void *_Nonnull data, size_t bytes,
                                                                    const int64_t *_Nonnull shape, size_t dimensions,
                                                                    int type, OrtValue *_Nullable *_Nonnull made);
    story_ort_unused unused_50;
    OrtStatus *_Nullable (*_Nonnull GetTensorMutableData)(OrtValue *_Nonnull value,
                                                          void *_Nullable *_Nonnull data);
    story_ort_unused unused_52_59[8];
    OrtStatus *_Nullable (*_Nonnull GetTensorElementType)(const OrtTensorTypeAndShapeInfo *_Nonnull info,
                                                          int *_Nonnull type);
    OrtStatus *_Nullable (*_Nonnull GetDimensionsCount)(const OrtTensorTypeAndShapeInfo *_Nonnull info,
                                                        size_t *_Nonnull count);
    OrtStatus *_Nullable (*_Nonnull GetDimensions)(const OrtTensorTypeAndShapeInfo *_Nonnull info,
                                                   int64_t *_Nonnull shape, size_t dimensions);
    story_ort_unused unused_63_64[2];
    OrtStatus *_Nullable (*_Nonnull GetTensorTypeAndShape)(const OrtValue *_Nonnull value,
                                                           OrtTensorTypeAndShapeInfo *_Nullable *_Nonnull made);
    story_ort_unused unused_66_68[3];
    OrtStatus *_Nullable (*_Nonnull CreateCpuMemoryInfo)(int allocator, int type,
                                                         OrtMemoryInfo *_Nullable *_Nonnull made);
    story_ort_unused unused_70_75[6];
    OrtStatus *_Nullable (*_Nonnull AllocatorFree)(OrtAllocator *_Nonnull allocator, void *_Nonnull memory);
    story_ort_unused unused_77;
    OrtStatus *_Nullable (*_Nonnull GetAllocatorWithDefaultOptions)(OrtAllocator *_Nullable *_Nonnull found);
    story_ort_unused unused_79_91[13];
    void (*_Nonnull ReleaseEnv)(OrtEnv *_Nullable);
    void (*_Nonnull ReleaseStatus)(OrtStatus *_Nullable);
    void (*_Nonnull ReleaseMemoryInfo)(OrtMemoryInfo *_Nullable);
    void (*_Nonnull ReleaseSession)(OrtSession *_Nullable);
    void (*_Nonnull ReleaseValue)(OrtValue *_Nullable);
    story_ort_unused unused_97_98[2];
    void (*_Nonnull ReleaseTensorTypeAndShapeInfo)(OrtTensorTypeAndShapeInfo *_Nullable);
    void (*_Nonnull ReleaseSessionOptions)(OrtSessionOptions *_Nullable);
} OrtApi;

/* Each function is where the library has it. */
#define STORY_ORT_INDEX(name, index)                                                                                   \
    _Static_assert(offsetof(OrtApi, name) == (index) * sizeof(void *), #name " is not at its index")
STORY_ORT_INDEX(GetErrorCode, 1);
STORY_ORT_INDEX(CreateEnv, 3);
STORY_ORT_INDEX(CreateSessionFromArray, 8);
STORY_ORT_INDEX(Run, 9);
STORY_ORT_INDEX(DisableMemPattern, 17);
STORY_ORT_INDEX(SetSessionLogSeverityLevel, 22);
STORY_ORT_INDEX(SetIntraOpNumThreads, 24);
STORY_ORT_INDEX(SessionGetInputCount, 30);
STORY_ORT_INDEX(SessionGetInputName, 36);
STORY_ORT_INDEX(CreateTensorWithDataAsOrtValue, 49);
STORY_ORT_INDEX(GetTensorMutableData, 51);
STORY_ORT_INDEX(GetTensorElementType, 60);
STORY_ORT_INDEX(GetTensorTypeAndShape, 65);
STORY_ORT_INDEX(CreateCpuMemoryInfo, 69);
STORY_ORT_INDEX(AllocatorFree, 76);
STORY_ORT_INDEX(GetAllocatorWithDefaultOptions, 78);
STORY_ORT_INDEX(ReleaseEnv, 92);
STORY_ORT_INDEX(ReleaseTensorTypeAndShapeInfo, 99);
STORY_ORT_INDEX(ReleaseSessionOptions, 100);

typedef struct OrtApiBase {
    const OrtApi *_Nullable (*_Nonnull GetApi)(uint32_t version);
    const char *_Nonnull (*_Nonnull GetVersionString)(void);
} OrtApiBase;

/* The type of the one function that is loaded by name; see DynamicLibrary. */
typedef const OrtApiBase *_Nullable (*OrtGetApiBase_fn)(void);

#endif
