"""The same boards as programs for clingo: white cells are w(R,C), shaded ones b(R,C)."""
import peer_lines

COMMON = """
cell(0..h-1, 0..w-1).
near(R,C,R+1,C) :- cell(R,C), cell(R+1,C).
near(R,C,R,C+1) :- cell(R,C), cell(R,C+1).
near(R,C,S,D) :- near(S,D,R,C).
"""
COLOURS = """
1 {w(R,C); b(R,C)} 1 :- cell(R,C).
#show b/2.
"""
APART = ":- b(R,C), b(S,D), near(R,C,S,D).\n"
NO_SHADED_BLOCK = ":- b(R,C), b(R+1,C), b(R,C+1), b(R+1,C+1).\n"
NO_WHITE_BLOCK = ":- w(R,C), w(R+1,C), w(R,C+1), w(R+1,C+1), cell(R+1,C+1).\n"


def connected(colour, root=None):
    """Returns that the cells of a colour hang together. `root` is one of them; None: the first one in reading order."""
    first = f"r{colour}({root[0]},{root[1]}).\n" if root else \
        f"r{colour}(R,C) :- (R,C) = #min {{ (S,D) : {colour}(S,D) }}, cell(R,C).\n"
    return first + f"r{colour}(S,D) :- r{colour}(R,C), near(R,C,S,D), {colour}(S,D).\n" \
                   f":- {colour}(R,C), not r{colour}(R,C).\n"


STEPS = "step(0,1). step(0,-1). step(1,0). step(-1,0).\n"


def seen(colour):
    """Returns the rules of v(K,A,B,N,R,C): the Nth cell of the colour that clue K sees in the direction (A,B) is (R,C)."""
    return STEPS + f"""
v(K,A,B,1,R+A,C+B) :- at(K,R,C), step(A,B), {colour}(R+A,C+B).
v(K,A,B,N+1,R+A,C+B) :- v(K,A,B,N,R,C), {colour}(R+A,C+B).
"""


def _numbers(board):
    return [(r, c, int(sign)) for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign.isdigit()]


def _clues(board):
    return "".join(f"at({k},{r},{c}). n({k},{n}).\n" for k, (r, c, n) in enumerate(_numbers(board)))


def _root(board):
    numbers = _numbers(board)
    return numbers[0][:2] if numbers else None


def hitori(board):
    return COLOURS + APART + connected("w") + "".join(
        f"v({r},{c},{sign}).\n" for r, row in enumerate(board.rows) for c, sign in enumerate(row)) + """
:- w(R,C), w(R,D), C < D, v(R,C,V), v(R,D,V).
:- w(R,C), w(S,C), R < S, v(R,C,V), v(S,C,V).
"""


def kuromasu(board):
    return COLOURS + APART + connected("w", _root(board)) + _clues(board) + seen("w") + """
:- at(K,R,C), b(R,C).
:- n(K,N), not N-1 = #count { A,B,M : v(K,A,B,M,_,_) }.
"""


def cave(board):
    return COLOURS + connected("w", _root(board)) + _clues(board) + seen("w") + """
:- at(K,R,C), b(R,C).
:- n(K,N), not N-1 = #count { A,B,M : v(K,A,B,M,_,_) }.
out(R,C) :- b(R,C), not cell(R-1,C).
out(R,C) :- b(R,C), not cell(R+1,C).
out(R,C) :- b(R,C), not cell(R,C-1).
out(R,C) :- b(R,C), not cell(R,C+1).
out(S,D) :- out(R,C), near(R,C,S,D), b(S,D).
:- b(R,C), not out(R,C).
"""


def canal_view(board):
    return COLOURS + NO_SHADED_BLOCK + connected("b") + _clues(board) + seen("b") + """
:- at(K,R,C), b(R,C).
:- n(K,N), not N = #count { A,B,M : v(K,A,B,M,_,_) }.
"""


def nurimisaki(board):
    circles = [(r, c) for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign != "-"]
    return COLOURS + NO_SHADED_BLOCK + NO_WHITE_BLOCK + connected("w", circles[0]) + _clues(board) + seen("w") + "".join(
        f"cape({r},{c}).\n" for r, c in circles) + """
:- cape(R,C), b(R,C).
ends(R,C) :- w(R,C), 1 #count { S,D : near(R,C,S,D), w(S,D) } 1.
:- cape(R,C), not ends(R,C).
:- ends(R,C), not cape(R,C).
:- n(K,N), not N-1 = #count { A,B,M : v(K,A,B,M,_,_) }.
"""


def sukoro(board):
    return "".join(f"x({r},{c},{n}).\n" for r, c, n in _numbers(board)) + """
{x(R,C,1..4)} 1 :- cell(R,C).
b(R,C) :- x(R,C,_).
:- x(R,C,N), not N = #count { S,D : near(R,C,S,D), b(S,D) }.
:- x(R,C,N), x(S,D,N), near(R,C,S,D).
#show x/3.
""" + connected("b", _root(board))


def yin_yang(board):
    known = {"w": "w", "b": "b"}
    return COLOURS + NO_SHADED_BLOCK + NO_WHITE_BLOCK + connected("w") + connected("b") + "".join(
        f"{known[sign]}({r},{c}).\n" for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign in known)


def hakoiri(board):
    marks = "".join(f"x({r},{c},{sign}).\n" for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign in "cst")
    return marks + _regions(board) + """
shape(c; s; t).
{x(R,C,V) : shape(V)} 1 :- cell(R,C).
b(R,C) :- x(R,C,_).
:- region(_,_,A), shape(V), not 1 = #count { R,C : x(R,C,V), region(R,C,A) }.
touch(-1..1, -1..1).
:- x(R,C,V), x(R+A,C+B,V), touch(A,B), (A,B) != (0,0).
#show x/3.
""" + connected("b")


def nurikabe(board):
    clues = [(r, c, sign) for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign != "-"]
    facts = "".join(f"at({k},{r},{c}).\n" + (f"n({k},{n}).\n" if n.isdigit() else "") for k, (r, c, n) in enumerate(clues))
    return COLOURS + NO_SHADED_BLOCK + connected("b") + facts + """
in(K,R,C) :- at(K,R,C).
in(K,S,D) :- in(K,R,C), near(R,C,S,D), w(S,D).
:- at(K,R,C), b(R,C).
:- w(R,C), not 1 #count { K : in(K,R,C) } 1.
:- n(K,N), not N = #count { R,C : in(K,R,C) }.
"""


def _regions(board):
    return "".join(f"region({r},{c},{name}).\n" for r, row in enumerate(board.regions) for c, name in enumerate(row))


def _region_numbers(board):
    numbers = {}
    for r, c, n in _numbers(board):
        numbers.setdefault(board.regions[r][c], n)
    return "".join(f"holds({name},{n}).\n" for name, n in numbers.items())


REGION_COUNTS = ":- holds(A,N), not N = #count { R,C : b(R,C), region(R,C,A) }.\n"


def heyawake(board):
    height, width = len(board.rows), len(board.rows[0])
    return COLOURS + APART + connected("w") + _regions(board) + _region_numbers(board) + REGION_COUNTS + "".join(
        ":- " + ", ".join(f"w({r},{c})" for r, c in run) + ".\n" for run in _runs_over_three(board.regions, height, width))


def _runs_over_three(regions, height, width):
    """Yields the shortest straight runs of cells in three regions."""
    lines = [[(r, c) for c in range(width)] for r in range(height)] + [[(r, c) for r in range(height)] for c in range(width)]
    for line in lines:
        names = [regions[r][c] for r, c in line]
        changes = [i for i in range(1, len(line)) if names[i] != names[i - 1]]
        for first, second in zip(changes, changes[1:]):
            yield line[first - 1:second + 1]


def kurotto(board):
    circles = [(r, c) for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign != "-"]
    return COLOURS + _clues(board) + "".join(f":- b({r},{c}).\n" for r, c in circles) + """
in(K,S,D) :- at(K,R,C), near(R,C,S,D), b(S,D).
in(K,S,D) :- in(K,R,C), near(R,C,S,D), b(S,D).
:- n(K,N), not N = #count { R,C : in(K,R,C) }.
"""


def hidoku(board):
    known = "".join(f"x({r},{c},{n}).\n" for r, c, n in _numbers(board))
    return known + """
touches(R,C,R+A,C+B) :- cell(R,C), cell(R+A,C+B), A = -1..1, B = -1..1, (A,B) != (0,0).
1 {x(R,C,1..h*w)} 1 :- cell(R,C).
1 {x(R,C,N) : cell(R,C)} 1 :- N = 1..h*w.
:- x(R,C,N), N < h*w, not 1 #count { S,D : x(S,D,N+1), touches(R,C,S,D) }.
#show x/3.
"""


def snake(board):
    top, left, *rows = [*board.rows, *board.regions]
    ends = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "x"]
    return COLOURS + connected("b", ends[0] if ends else None) + """
2 {end(R,C) : cell(R,C)} 2.
:- end(R,C), not b(R,C).
:- end(R,C), not 1 #count { S,D : near(R,C,S,D), b(S,D) } 1.
:- b(R,C), not end(R,C), not 2 #count { S,D : near(R,C,S,D), b(S,D) } 2.
:- b(R,C), b(R+1,C+1), w(R+1,C), w(R,C+1).
:- b(R,C+1), b(R+1,C), w(R,C), w(R+1,C+1).
""" + "".join(f"end({r},{c}).\n" for r, c in ends) \
        + "".join(f":- not {n} #count {{ R : b(R,{c}) }} {n}.\n" for c, n in enumerate(top) if n != "-") \
        + "".join(f":- not {n} #count {{ C : b({r},C) }} {n}.\n" for r, n in enumerate(left) if n != "-")


ENCODINGS = {
    "Hitori": hitori, "Kuromasu": kuromasu, "Cave": cave, "CanalView": canal_view, "Nurimisaki": nurimisaki, "Sukoro": sukoro,
    "YinYang": yin_yang, "Hakoiri": hakoiri, "Nurikabe": nurikabe, "Heyawake": heyawake, "Kurotto": kurotto,
    "Hidoku": hidoku, "Snake": snake, **peer_lines.ENCODINGS,
}


def program_of(board):
    return f"#const h={len(board.answer)}.\n#const w={len(board.answer[0])}.\n" + COMMON + ENCODINGS[board.genre](board)
