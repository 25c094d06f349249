"""Writes .puz files of three versions, with a rebus and circles, as the public description of the format says it; Sator has no part in it:
    python3 record_puz.py > puz_files.txt
A line is the version and the file in base64. The notes are in the checksums from version 1.3 on, and texts are UTF-8 from 2.0 on."""
import base64
import struct


def checksum(data, value=0):
    for byte in data:
        value = (value >> 1) | ((value & 1) << 15)
        value = (value + byte) & 0xFFFF
    return value


def puz_file(version, solution, state, texts, clues, notes, sections):
    def encoded(text):
        return text.encode("utf-8" if version == "2.0" else "latin-1")

    def text_checksum(value):
        for text in texts:
            value = checksum(encoded(text) + b"\0", value)
        for clue in clues:
            value = checksum(encoded(clue), value)
        return checksum(encoded(notes) + b"\0", value) if version >= "1.3" else value

    sizes = struct.pack("<BBHHH", 3, 3, len(clues), 1, 0)
    grids = encoded(solution), encoded(state)
    sums = [checksum(sizes), checksum(grids[0]), checksum(grids[1]), text_checksum(0)]
    masked = bytes(m ^ (s & 255) for m, s in zip(b"ICHE", sums)) + bytes(m ^ (s >> 8) for m, s in zip(b"ATED", sums))
    whole = text_checksum(checksum(grids[1], checksum(grids[0], sums[0])))
    file = struct.pack("<H", whole) + b"ACROSS&DOWN\0" + struct.pack("<H", sums[0]) + masked
    file += version.encode() + bytes(17) + sizes + grids[0] + grids[1]
    file += b"".join(encoded(text) + b"\0" for text in [*texts, *clues, notes])
    for name, data in sections:
        file += name + struct.pack("<HH", len(data), checksum(data)) + data + b"\0"
    return file


# A number of GRBS is one more than that of its entry in RTBL. LTIM, the time, means nothing to us.
SECTIONS = [(b"GRBS", bytes([0, 3, 0, 0, 0, 0, 0, 0, 0])), (b"RTBL", b" 1:SPADE; 2:HEART;"), (b"LTIM", b"12,1"),
            (b"GEXT", bytes([0, 0x80, 0, 0, 0, 0, 0, 0, 0x80]))]
CLUES = ["Across one", "Down one", "Down two", "Across three"]
for version in ("1.2", "1.3", "2.0"):
    file = puz_file(version, "BHGA.EDAB", "---A.----", ["Caf\u00e9", "Us", "ours"], CLUES, "A note", SECTIONS)
    print(version, base64.b64encode(file).decode())
