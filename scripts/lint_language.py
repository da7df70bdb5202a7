#!/usr/bin/env python3
"""Refuses phrases that readers stumble on, in comments, messages, documents, names of tests and comments at the top
of test case files.

Usage: scripts/lint_language.py [--update] [--list FOLDER]

The script suggests plainer words for each phrase. scripts/lint_language.txt states how many refused phrases each
folder may still have. --update lowers these limits to what is left; --list prints the phrases of a folder ("." for the
documents at the root).
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
ALLOWED = ROOT / "scripts" / "lint_language.txt"

# A pattern, and what to write instead.
PATTERNS = [
    (r"(?<![Tt]here )\b(?:is|are|was|were) no (?!longer|more\b|way\b|need\b|less\b)",
     "'is not a ...', 'unknown ...', 'does not fit ...'"),
    (r"\b(?:be|being) no (?!longer|larger|more\b)", "'not be a ...'"),
    (r"\bthat (?:is|are) none\b|(?<!there )\bis none\.", "'that are not ...', 'does not count'"),
    (r"\b(?:tells?|told|telling)\b(?! apart)", "report, say, determine, include"),
    (r"^(?!.*\b(?:leaves?|leaving|left)\b).*\bbehind\b", "after"),
    (r"\b(?:lets?|letting) go of\b", "release"),
    (r"\bis gone\b|\bmust go\b|\bthen goes\b", "is released, is removed"),
    (r"\btakes? it that\b", "assume"),
    (r"\btakes? no memory\b|\bon the word of\b", "does not allocate, unverified"),
    (r"\bis asked for\b", "is prefetched, is requested"),
    (r"\bends? with 0\b", "exits with 0"),
    (r"\bnothing has no\b|\bsurely\b|\bhonesty\b", "an empty ... has no, known, reported correctly"),
    (r"\bsays? (?:nothing|little)(?=[.;,]|$)", "carries no meaning"),
    (r"\bgave wrong values\b", "returned wrong values"),
    (r"\band kin\b|\bits kin\b", "and similar"),
    (r"\bwhere to;", "output file"),
    (r"\bat the memory's speed\b", "memory-bound"),
    (r"\bare others\b", "differ"),
    (r"(?:^|[.:;] |// |\* )(?:Of|What|Those) [^.?!;:]{0,60}?[,:] ", "a sentence with a subject and a verb"),
    (r"\bstands? (?:in(?! for\b)|beside|behind|before)\b", "is in, comes before"),
    (r"(?<!not )\bbut for\b", "except for"),
    (r"\bwhole or not at all\b", "atomically"),
    (r"\bwhatever\b", "for any ..., even if ..."),
    (r"(?<!-)\bonly\.(?= |$|\")", "'only' before the words that it limits"),
    (r"\balso where\b", "even if"),
    (r"; (?:in )?[a-z]+ too\.", "a sentence with a verb"),
    (r"(?:^|// |# )The same (?:for|with|without|in|inside)\b", "what the function does, with its verb"),
    (r"\b(?:is|are) PyTorch's[.:;]", "equals, is the same as in PyTorch"),
    (r"\b[Mm]odels? of (?:torchvision|timm|transformers|diffusers)\b", "models from"),
    (r"\b(?:somebody|anybody|nobody|whoever)\b", "who it is: the caller, another project, a node"),
    (r"\bin the place of\b", "instead of"),
    (r"\b(?:gives?|gave|given|giving) back\b", "return"),
    (r"\bshall\b", "must"),
    (r"\b(?:is|are) the (?:interpreter|engine)'s\b", "the interpreter (or engine) runs it"),
    # PyTorch's own messages keep their words.
    (r"\bcan't\b(?! be cast (?:to|\")| be cast\"| retain_grad\b| assign Variable\b| be set to opposites\b)", "cannot"),
    (r"\(default (?=[\d.])", "(default: ...)"),
    (r"\b[Tt]ensors? without dims\b", "0-dim tensor"),
    (r"\b[Dd]ims? (?:of|with) (?:one|few|a single) elements?\b", "dim of size 1, small dim"),
    (r"\b[Mm]aximum (?:un)?pool", "max pooling"),
    (r"\b[Rr]egions? without gradients\b", "no-grad region"),
    (r"\bwithout dims\b", "0-dim"),
    (r"\b(?:is|are|be) (?:another one|other ones)\b", "differs"),
    (r"\bonly (?:a|the) run (?:determines|knows|decides)\b", "known only at run time"),
    (r"\b(?:an)?other \w+ than\b", "... other than ..., differs from"),
    # A value between commas. The code between two strings has become blanks here.
    (r'\w, "\s+", (?:must|does|do|is|are|has|which|but|got|found|the)\b', "the value in parentheses"),
    (r'", (?:the|an?) [a-z ]{3,40}, (?:got|found|must|is|does|do|but)\b', "the value in parentheses"),
    (r"\bcounted from 0, of\b", "element N (counted from 0)"),
    (r"\bone dim less\b(?! than)", "one dim less than ..."),
    (r"\bas many \w+(?=[.,;:)]|$)", "the same number of ... as ..."),
    (r"\bequal (?:only )?as products?\b", "the products are equal"),
    (r"\bin either case\b", "in both cases, in upper or lower case"),
    (r"\blearns? only from\b", "only ... shows"),
    (r"\bso that\b[^.;:]{0,200}\bso that\b", "two sentences"),
    (r"\bthen the \w+ goes\b|\bever there\b|\bput for another\b", "is evicted, exists, replaces"),
    (r"\b[Ww]hich of them (?:are|is) [^.]{0,40}, each knows\b", "each ... stores whether it is ..."),
    (r"\b(?:hook|function|kernel|formula|rule|op|call)s? gives?\b", "returns, produces"),
    (r"\bstands? there\b", "exists, is in"),
    (r"\b[Tt]hese two (?=(?:are|were|have|count|do|need|must|may|can|return|hold)\b)", "the noun: these two names"),
]
COMPILED = [(re.compile(pattern, re.MULTILINE), advice) for pattern, advice in PATTERNS]
SOURCES = {".h", ".cc", ".py", ".cmake", ".yaml", ".md"}
# Files of tests that begin with comments, one or more lines of prose followed by directives.
CASES = {".fx", ".test"}
# Lists of refused phrases.
SKIPPED = ("scripts/lint_language.py", "tests/house/lint_language_test.py")

CPP_TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"', re.DOTALL)
HASH_TEXT = re.compile(r'#[^\n]*|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"')
CASE_HEAD = re.compile(r"(?:#[^\n]*\n)*")
DIRECTIVE = re.compile(r"# (?:[a-z]+|input \w+|expect \w+):.*")
TEST_NAME = re.compile(r"\bTEST(?:_F|_P)?\(\s*\w+,\s*(\w+)\)")
WORD_START = re.compile(r"(?<=[a-z])(?=[A-Z0-9])|(?<=\w)(?=[A-Z][a-z])")


def is_checked(name):
    path = pathlib.PurePath(name)
    is_source = path.suffix in SOURCES or path.name == "CMakeLists.txt" or (path.parts[0] == "scripts" and not path.suffix)
    return (is_source or path.suffix in CASES) and not name.startswith(SKIPPED)


def read_by_people(path, text):
    """Returns the text with all but comments, strings and prose replaced by spaces, so that positions stay the same."""
    if path.suffix == ".md":
        return re.sub(r"```.*?```|`[^`\n]*`", lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.DOTALL)
    if path.suffix in CASES:
        return DIRECTIVE.sub(lambda m: " " * len(m.group()), CASE_HEAD.match(text).group())
    keep = [" " if c != "\n" else "\n" for c in text]
    for match in (CPP_TEXT if path.suffix in {".h", ".cc"} else HASH_TEXT).finditer(text):
        keep[match.start():match.end()] = match.group()
    return "".join(keep)


# The end of a line of prose and the start of the next one, in one comment or paragraph.
LINE_BREAKS = {".md": r"\n(?![\n|#-])[ ]*(?=\w)"}
COMMENT_BREAK = r"\n[ \t]*(?://|#)[ ]+(?=\w)"


def without_line_breaks(path, text, kept):
    """Returns the text with each line break inside a paragraph as one space, and the position of each character.

    Finds phrases that a line break divides.
    """
    characters, positions = [], []
    start = 0
    for match in re.finditer(LINE_BREAKS.get(path.suffix, COMMENT_BREAK), text):
        characters.append(kept[start:match.start()].ljust(match.start() - start) + " ")
        positions.extend(range(start, match.start() + 1))
        start = match.end()
    characters.append(kept[start:])
    positions.extend(range(start, len(kept)))
    return "".join(characters), positions


def phrases(pattern, kept, joined, positions):
    """Yields the position and the text of each match, also of those that a line break divides."""
    found = set()
    for match in pattern.finditer(kept):
        found.add(match.end() - 1)
        yield match.start(), match.group()
    for match in pattern.finditer(joined):
        if match.end() > match.start() and positions[match.end() - 1] not in found:
            yield positions[match.start()], match.group()


def names_of_tests(source):
    """Yields the position of each test and its name as words in lower case: "is no error" for IsNoError."""
    for match in TEST_NAME.finditer(source):
        yield match.start(1), WORD_START.sub(" ", match[1]).lower()


def second_lines(changelog):
    """Returns the numbers of the changelog's lines that continue an entry or have more than 120 characters."""
    lines = changelog.split("\n")
    return [number for number, line in enumerate(lines, 1) if line.startswith("  ") or len(line) > 120]


def findings():
    """Yields (folder, "path:line: error: phrase; write ...") for each refused phrase."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    tracked = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    for name in sorted(set(tracked)):
        path = ROOT / name
        if not name or not is_checked(name) or not path.is_file():
            continue
        text = path.read_text(encoding="utf-8", errors="replace")
        kept = read_by_people(path, text)
        joined, positions = without_line_breaks(path, text, kept)
        folder = name.split("/")[0] if "/" in name else "."
        tests = list(names_of_tests(text)) if path.suffix == ".cc" else []
        for pattern, advice in COMPILED:
            for position, phrase in phrases(pattern, kept, joined, positions):
                line = text.count("\n", 0, position) + 1
                yield folder, f"{name}:{line}: error: '{' '.join(phrase.split())[-60:]}'; write {advice}"
            for position, words in tests:
                if match := pattern.search(words):
                    line = text.count("\n", 0, position) + 1
                    yield folder, f"{name}:{line}: error: name of a test: '{match.group().strip()}'; write {advice}"
        if name == "CHANGELOG.md":
            for line in second_lines(text):
                yield folder, f"{name}:{line}: error: an entry has more than one line or 120 characters; shorten it, or split it into entries"


def main(arguments):
    places = {}
    for folder, place in findings():
        places.setdefault(folder, []).append(place)
    if arguments[:1] == ["--list"] and len(arguments) == 2:
        print("\n".join(places.get(arguments[1], [])))
        return 0
    if arguments not in ([], ["--update"]):
        print(__doc__, file=sys.stderr)
        return 2
    allowed = {}
    if ALLOWED.exists():
        for line in ALLOWED.read_text().splitlines():
            if line and not line.startswith("#"):
                folder, count = line.split()
                allowed[folder] = int(count)
    if arguments == ["--update"]:
        lowered = {f: min(len(p), allowed.get(f, len(p) if not allowed else 0)) for f, p in places.items()}
        lines = ["# How many places scripts/lint_language.py may still find in each folder. The numbers may only go down."]
        lines += [f"{folder} {count}" for folder, count in sorted(lowered.items()) if count > 0]
        ALLOWED.write_text("\n".join(lines) + "\n")
        return 0
    failed = False
    for folder, found in sorted(places.items()):
        limit = allowed.get(folder, 0)
        if len(found) > limit:
            failed = True
            print("\n".join(found), file=sys.stderr)
            print(f"lint_language: error: refused phrases in {folder}: {len(found)}, allowed: {limit}; see above",
                  file=sys.stderr)
        elif len(found) < limit:
            print(f"lint_language: note: refused phrases in {folder}: {len(found)}, fewer than the {limit} allowed; lower "
                  f"the limit with scripts/lint_language.py --update", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
