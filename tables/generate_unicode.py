#!/usr/bin/env python3
"""Writes sator/language/unicode/*_tables.inc from the files of Debian's package unicode-data.

Usage: tables/generate_unicode.py [DATA], where DATA is /usr/share/unicode unless told. The output is committed, so that
building needs neither python nor unicode-data.

A set of code points is written as one string: for each range the gap since the end of the previous one and the range's
length less one. Numbers are written in base 32, the least digit first; every digit but a number's last one has 32 added, and
the 64 digits are A-Z a-z 0-9 + /.
"""
import pathlib
import re
import sys

DATA = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else "/usr/share/unicode")
OUT = pathlib.Path(__file__).resolve().parent.parent / "sator" / "language" / "unicode"
LAST = 0x10FFFF
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
WIDTH = 100

# ECMA-262 table 68 (binary properties), by their long names; Any, ASCII and Assigned need no table.
BINARY = """ASCII_Hex_Digit Alphabetic Bidi_Control Bidi_Mirrored Case_Ignorable Cased Changes_When_Casefolded
Changes_When_Casemapped Changes_When_Lowercased Changes_When_NFKC_Casefolded Changes_When_Titlecased Changes_When_Uppercased
Dash Default_Ignorable_Code_Point Deprecated Diacritic Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base
Emoji_Presentation Extended_Pictographic Extender Grapheme_Base Grapheme_Extend Hex_Digit IDS_Binary_Operator
IDS_Trinary_Operator ID_Continue ID_Start Ideographic Join_Control Logical_Order_Exception Lowercase Math
Noncharacter_Code_Point Pattern_Syntax Pattern_White_Space Quotation_Mark Radical Regional_Indicator Sentence_Terminal
Soft_Dotted Terminal_Punctuation Unified_Ideograph Uppercase Variation_Selector White_Space XID_Continue XID_Start""".split()
BINARY_FILES = ["PropList.txt", "DerivedCoreProperties.txt", "DerivedNormalizationProps.txt", "emoji/emoji-data.txt",
                "extracted/DerivedBinaryProperties.txt"]
# Aliases that emoji-data.txt defines and PropertyAliases.txt may lack.
EMOJI_ALIASES = {"Emoji_Component": "EComp", "Emoji_Modifier": "EMod", "Emoji_Modifier_Base": "EBase",
                 "Emoji_Presentation": "EPres", "Extended_Pictographic": "ExtPict"}
STRING_PROPERTIES = ["Basic_Emoji", "Emoji_Keycap_Sequence", "RGI_Emoji_Modifier_Sequence", "RGI_Emoji_Flag_Sequence",
                     "RGI_Emoji_Tag_Sequence", "RGI_Emoji_ZWJ_Sequence"]


def rows(name):
    """The fields of a file's lines, without comments."""
    for line in (DATA / name).read_text(encoding="utf-8").splitlines():
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if fields != [""]:
            yield fields


def bounds(text):
    """First and last code point of "0041" or "0041..005A"."""
    first, _, last = text.partition("..")
    return int(first, 16), int(last or first, 16)


def number(n):
    text = ""
    while n >= 32:
        text += DIGITS[32 + n % 32]
        n //= 32
    return text + DIGITS[n]


def ranges_of(points):
    """Sorted [first, last] pairs of a set of code points."""
    ranges = []
    for point in sorted(points):
        if ranges and ranges[-1][1] + 1 == point:
            ranges[-1][1] = point
        else:
            ranges.append([point, point])
    return ranges


def encode(points):
    text, end = "", 0
    for first, last in ranges_of(points):
        text += number(first - end) + number(last - first)
        end = last
    return text


def literal(text, indent="     "):
    parts = [text[i:i + WIDTH] for i in range(0, len(text), WIDTH)] or [""]
    return ("\n" + indent).join('"' + part + '"' for part in parts)


def table(name, entries):
    """An array of rows, each a tuple of strings."""
    lines = [f"constexpr {name[0]} {name[1]}[] = {{"]
    lines += ["    {" + ",\n     ".join(literal(field) for field in entry) + "}," for entry in entries]
    return "\n".join(lines + ["};", ""])


def sets_of(files):
    """Property name → set of code points, from files of "range ; name" lines."""
    sets = {}
    for file in files:
        for fields in rows(file):
            first, last = bounds(fields[0])
            sets.setdefault(fields[1], set()).update(range(first, last + 1))
    return sets


def value_aliases(prop):
    """Long name → all its names, of one enumerated property."""
    return {fields[2]: list(dict.fromkeys(fields[1:])) for fields in rows("PropertyValueAliases.txt") if fields[0] == prop}


def category_rows():
    """All categories, those that are unions of others (L, LC, ...) included."""
    sets = sets_of(["extracted/DerivedGeneralCategory.txt"])
    for short in list(sets):
        sets.setdefault(short[0], set()).update(sets[short])
    sets["LC"] = sets["Lu"] | sets["Ll"] | sets["Lt"]
    return [(" ".join(names), encode(sets[names[0]])) for names in sorted(value_aliases("gc").values())]


def script_rows():
    scripts = sets_of(["Scripts.txt"])
    scripts["Unknown"] = set(range(LAST + 1)).difference(*scripts.values())
    names = value_aliases("sc")
    long_of = {short: long for long, all_names in names.items() for short in all_names}
    extensions = {long: set(points) for long, points in scripts.items()}
    for fields in rows("ScriptExtensions.txt"):
        first, last = bounds(fields[0])
        points = set(range(first, last + 1))
        for long in scripts:
            extensions[long] -= points
        for short in fields[1].split():
            extensions[long_of[short]] |= points
    result = []
    for long in sorted(names):
        own, extended = scripts.get(long, set()), extensions.get(long, set())
        result.append((" ".join(names[long]), encode(own), encode(extended - own), encode(own - extended)))
    return result


def binary_rows():
    sets = sets_of(BINARY_FILES)
    aliases = {fields[1]: list(dict.fromkeys(fields)) for fields in rows("PropertyAliases.txt") if len(fields) > 1}
    for long, short in EMOJI_ALIASES.items():
        aliases.setdefault(long, [short, long])
    return [(" ".join(aliases.get(long, [long])), encode(sets[long])) for long in BINARY]


def runs(mapping):
    """Rows first, last, stride, delta that together are the mapping of code points."""
    result = []
    for point, target in sorted(mapping.items()):
        delta = target - point
        if result:
            row = result[-1]
            step = point - row[1]
            fits = row[3] == delta and step in (1, 2) and (row[0] == row[1] or step == row[2])
            if fits:
                row[1], row[2] = point, step
                continue
        result.append([point, point, 1, delta])
    return result


def simple_folding():
    return {int(fields[0], 16): int(fields[2], 16) for fields in rows("CaseFolding.txt") if fields[1] in "CS"}


def upper_case():
    """ECMA-262's Canonicalize without u and v: toUppercase of one UTF-16 unit."""
    mapping = {int(fields[0], 16): [int(fields[12], 16)] for fields in rows("UnicodeData.txt") if fields[12]}
    for fields in rows("SpecialCasing.txt"):
        if not fields[4]:  # no condition
            mapping[int(fields[0], 16)] = [int(part, 16) for part in fields[3].split()]
    return {point: to[0] for point, to in mapping.items()
            if len(to) == 1 and to[0] != point and point <= 0xFFFF and to[0] <= 0xFFFF
            and not (point >= 128 and to[0] < 128)}


def case_table(name, mapping):
    entries = [f"{{{first}, {last}, {stride}, {delta}}}" for first, last, stride, delta in runs(mapping)]
    lines, line = [], "   "
    for entry in entries:
        if len(line) + len(entry) > WIDTH:
            lines.append(line)
            line = "   "
        line += f" {entry},"
    return f"constexpr CaseRun {name}[] = {{\n" + "\n".join(lines + [line]) + "\n};\n"


def emoji_rows():
    characters = {name: set() for name in STRING_PROPERTIES}
    strings = {name: [] for name in STRING_PROPERTIES}
    for file in ("emoji/emoji-sequences.txt", "emoji/emoji-zwj-sequences.txt"):
        for fields in rows(file):
            sequence = [int(part, 16) for part in fields[0].split()] if ".." not in fields[0] else []
            if len(sequence) > 1:
                strings[fields[1]].append(sequence)
            else:
                first, last = bounds(fields[0])
                characters[fields[1]].update(range(first, last + 1))
    return [(name, encode(characters[name]),
             "".join(number(len(s)) + "".join(map(number, s)) for s in sorted(strings[name])))
            for name in STRING_PROPERTIES]


def write(name, *parts):
    head = f"// Generated by tables/generate_unicode.py from Debian's unicode-data {version()}. Do not edit.\n\n"
    (OUT / name).write_text(head + "\n".join(parts), encoding="ascii")


def version():
    first_line = (DATA / "PropList.txt").read_text(encoding="utf-8").splitlines()[0]
    return re.search(r"-(\d+\.\d+\.\d+)\.txt", first_line).group(1)


def main():
    write("unicode_tables.inc", table(("SetRow", "kCategories"), category_rows()),
          table(("ScriptRow", "kScripts"), script_rows()), table(("SetRow", "kBinaryProperties"), binary_rows()))
    write("case_tables.inc", case_table("kSimpleFolding", simple_folding()), case_table("kUpperCase", upper_case()))
    write("emoji_tables.inc", table(("EmojiRow", "kEmojiProperties"), emoji_rows()))


main()
