import Foundation
import TestSupport

/// A backup with something changed in it by a script in Python, which has the archive's `entries` (lists of name and
/// content), and functions that keep the manifest right but for what is forged.
struct Forgery {
    private let source: URL
    private let script: String

    init(_ source: URL, _ script: String) {
        self.source = source
        self.script = script
    }

    func make(in folder: TemporaryFolder) async throws -> URL {
        let target = folder.file("forged-\(UUID().uuidString).zip")
        let database = folder.file("forged.sqlite")
        try await Program.run(
            "python3", "-W", "ignore", "-c", Self.frame.replacing("SCRIPT", with: script), source.path, target.path,
            database.path)
        return target
    }

    private static let frame = #"""
        import hashlib, json, os, re, sqlite3, stat, sys, zipfile
        source, target, scratch = sys.argv[1:]
        archive = zipfile.ZipFile(source)
        entries = [[entry.filename, archive.read(entry)] for entry in archive.infolist()]
        packed = {}

        def edit(change):
            entries[0][1] = change(entries[0][1].decode()).encode()

        def count_bytes():
            sizes = sum(int(size) for size in re.findall(r'"size":(\d+)', entries[0][1].decode()))
            edit(lambda text: re.sub(r'"byteCount" : \d+', f'"byteCount" : {sizes}', text))

        def count_files():
            count = entries[0][1].count(b'"path":"media/')
            edit(lambda text: re.sub(r'"fileCount" : \d+', f'"fileCount" : {count}', text))

        def line(path, content):
            return f'    {{"path":"{path}","sha256":"{hashlib.sha256(content).hexdigest()}","size":{len(content)}}}'

        def replace(path, content):
            index = [name for name, _ in entries].index(path)
            old = line(path, entries[index][1])
            assert old in entries[0][1].decode()
            edit(lambda text: text.replace(old, line(path, content)))
            entries[index][1] = content
            count_bytes()

        def change(*statements):
            with open(scratch, "wb") as file: file.write(entries[1][1])
            database = sqlite3.connect(scratch)
            for statement in statements: database.execute(statement)
            database.commit()
            database.close()
            with open(scratch, "rb") as file: replace("library.sqlite", file.read())

        def rename(new):
            old = entries[-1][0]
            entries[-1][0] = new
            edit(lambda text: text.replace(json.dumps(old), json.dumps(new)))

        def linked(entry):
            info = zipfile.ZipInfo(entry[0])
            info.create_system = 3
            info.external_attr = (stat.S_IFLNK | 0o777) << 16
            packed[entry[0]] = info

        SCRIPT

        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as out:
            for name, content in entries: out.writestr(packed.get(name, name), content)
        """#

    /// Names and entries.
    static let entries: [(String, String)] = [
        ("climbs out", "entries[-1][0] = '../../evil'"), ("climbs out, and says so", "rename('../../evil')"),
        ("climbs out of the media folder", "rename('media/../../evil.png')"),
        ("is absolute", "entries[-1][0] = '/tmp/evil'"), ("is absolute, and says so", "rename('/tmp/evil.png')"),
        ("has a backslash", "rename(entries[-1][0].replace('/', '\\\\\\\\'))"),
        ("has capitals", "rename(entries[-1][0].upper())"), ("has another ending", "rename(entries[-1][0] + '.evil')"),
        ("is in another folder", "rename(entries[-1][0].replace('media', 'jobs'))"),
        ("is a lock of ours", "rename('library.lock')"), ("is a folder", "entries[-1][0] += '/'"),
        ("has a dot folder", "entries[-1][0] = './' + entries[-1][0]"),
        ("is called after other content", "entries[-1][0] = entries[-1][0][:-6] + 'a' + entries[-1][0][-5:]"),
        ("is a link", "linked(entries[-1]); entries[-1][1] = b'/etc/passwd'"),
        ("comes twice", "entries.append(entries[-1])"), ("comes twice at once", "entries.insert(-1, entries[-1])"),
        (
            "is listed twice",
            "l = line(*entries[-1]); edit(lambda t: t.replace(l, l + ',\\n' + l)); count_bytes(); count_files()"
        ),
        ("is not listed", "entries.append(['media/evil', b'evil'])"),
        ("a database comes twice", "entries.append(entries[1])"),
        ("is not there", "entries.pop()"), ("only the manifest is there", "del entries[1:]"),
        ("there is no manifest", "del entries[0]"), ("the manifest comes last", "entries.append(entries.pop(0))"),
        ("media are in another order", "entries[-1], entries[-2] = entries[-2], entries[-1]"),
        ("has a byte more", "entries[-1][1] += b'!'"), ("has a byte less", "entries[-1][1] = entries[-1][1][:-1]"),
        ("is empty", "entries[-1][1] = b''"),
        ("is a bomb", "entries[-1][1] = bytes(30 << 20)"),
        ("a bomb for a database", "entries[1][1] = bytes(30 << 20)"),
        ("has other settings", "entries[2][1] = b'{}'"),
    ]

    /// Manifests.
    static let manifests: [(String, String)] = [
        ("empty", "entries[0][1] = b''"), ("no JSON", "entries[0][1] = b'Once upon a time'"),
        ("other JSON", "entries[0][1] = b'{}'"), ("a list", "entries[0][1] = b'[]'"),
        ("a bomb in one line", "entries[0][1] = bytes(30 << 20)"),
        ("a bomb of lines", "entries[0][1] = b'{\\n' * (30 << 20)"),
        (
            "a bomb of missing files",
            "edit(lambda t: t.replace('\"missing\" : [', '\"missing\" : [' + '\"x\",\\n' * 2000000))"
        ),
        ("deep", "entries[0][1] = b'[' * 100000"), ("no text", "entries[0][1] = bytes(range(256)) * 10"),
        ("another format", "edit(lambda t: t.replace('story-library-backup', 'evil'))"),
        ("another layout", "edit(lambda t: json.dumps(json.loads(t)))"),
        ("version zero", "edit(lambda t: t.replace('\"version\" : 1', '\"version\" : \"1\"'))"),
        ("a negative version", "edit(lambda t: t.replace('\"version\" : 1', '\"version\" : -4611686018427387904'))"),
        ("another date", "edit(lambda t: t.replace('2023-11-14T22:13:20Z', 'yesterday'))"),
        ("more stories", "edit(lambda t: t.replace('\"storyCount\" : 2', '\"storyCount\" : 3'))"),
        ("another schema", "edit(lambda t: re.sub('\"schemaVersion\" : \\\\d+', '\"schemaVersion\" : 1', t))"),
        ("more bytes", "edit(lambda t: re.sub('\"byteCount\" : \\\\d+', '\"byteCount\" : 1', t))"),
        ("more files", "edit(lambda t: re.sub('\"fileCount\" : \\\\d+', '\"fileCount\" : 99', t))"),
        ("a negative size", "edit(lambda t: re.sub('\"size\":\\\\d+', '\"size\":-1', t)); count_bytes()"),
        ("a size beyond numbers", "edit(lambda t: re.sub('\"size\":\\\\d+', '\"size\":9223372036854775807', t))"),
        ("a size with a sign", "edit(lambda t: t.replace('\"size\":', '\"size\":+'))"),
        ("something after its end", "edit(lambda t: t + '{}\\n')"), ("no end", "edit(lambda t: t[:-5])"),
        (
            "files that are missing, but are not",
            "edit(lambda t: t.replace('\"missing\" : [', '\"missing\" : [\"media/evil\"'))"
        ),
        ("settings far too large", "replace('settings.json', bytes(2 << 20))"),
    ]

    /// Databases, and media that do not fit them.
    static let databases: [(String, String)] = [
        ("no database", "replace('library.sqlite', b'Once upon a time' * 1000)"),
        ("empty", "replace('library.sqlite', b'')"),
        ("another program's", "change('PRAGMA application_id = 1')"),
        (
            "a negative version",
            "change('PRAGMA user_version = -3'); edit(lambda t: re.sub('\"schemaVersion\" : \\\\d+', '\"schemaVersion\" : -3', t))"
        ),
        (
            "version zero",
            "change('PRAGMA user_version = 0'); edit(lambda t: re.sub('\"schemaVersion\" : \\\\d+', '\"schemaVersion\" : 0', t))"
        ),
        ("a page of zeros", "d = entries[1][1]; replace('library.sqlite', d[:8192] + bytes(4096) + d[12288:])"),
        ("cut off", "replace('library.sqlite', entries[1][1][:-4096])"),
        ("a trigger", "change('CREATE TRIGGER evil AFTER INSERT ON story BEGIN DELETE FROM story; END')"),
        (
            "a hidden trigger",
            hidden(
                "trigger", "sqlite_x", "hero",
                "CREATE TRIGGER sqlite_x AFTER INSERT ON hero BEGIN DELETE FROM story; END")
        ),
        ("a hidden view", hidden("view", "sqlite_v", "sqlite_v", "CREATE VIEW sqlite_v AS SELECT 1")),
        (
            "a view called statistics",
            hidden("view", "SQLITE_STAT1", "SQLITE_STAT1", "CREATE VIEW SQLITE_STAT1 AS SELECT 1")
        ),
        (
            "statistics of another form",
            hidden("table", "sqlite_stat1", "sqlite_stat1", "CREATE TABLE sqlite_stat1(tbl,idx,stat,evil)")
        ),
        (
            "a trigger of ours that does more",
            "change('DROP TRIGGER heroAfterInsert', \"CREATE TRIGGER heroAfterInsert AFTER INSERT ON hero BEGIN UPDATE revision SET number = number + 1 WHERE part = 'heroes'; DELETE FROM story; END\")"
        ),
        (
            "a playback number with no successor",
            "change('INSERT INTO sqlite_sequence VALUES (\\'playback\\', 9223372036854775807)')"
        ),
        ("a view in place of a table", "change('DROP TABLE jobUnit', 'CREATE VIEW jobUnit AS SELECT 1')"),
        ("a table less", "change('DROP TABLE hero')"),
        ("a column more", "change('ALTER TABLE hero ADD COLUMN evil TEXT')"),
        (
            "rows that belong to nothing",
            "change('PRAGMA foreign_keys = OFF', \"INSERT INTO page VALUES (99, 0, 'x', '{}', '{}', NULL, NULL)\")"
        ),
        ("one story less than its manifest says", "change('DELETE FROM story WHERE number = 1')"),
        ("media that no story needs", "change(\"UPDATE page SET illustration = '{}'\")"),
        (
            "a story without its media",
            "change(\"UPDATE page SET illustration = json_set(illustration, '$.media.digest', replace(illustration ->> '$.media.digest', 'a', 'b'))\")"
        ),
        (
            "a story with a name that climbs out",
            "change(\"UPDATE page SET illustration = json_set(illustration, '$.media.digest', '../../evil')\")"
        ),
        (
            "media left out",
            "l = line(*entries.pop()); edit(lambda t: t.replace(',\\n' + l, '')); count_bytes(); count_files()"
        ),
    ]
}
