"""Boards with lines, borders and regions as programs for clingo: lit links are l(R,C,S,D), borders lie between cells of two regions."""

LINKS = """
side(R,C,R+1,C) :- cell(R,C), cell(R+1,C).
side(R,C,R,C+1) :- cell(R,C), cell(R,C+1).
{l(R,C,S,D)} :- side(R,C,S,D).
j(R,C,S,D) :- l(R,C,S,D).
j(S,D,R,C) :- l(R,C,S,D).
#show l/4.
"""
# One closed line through some of the cells.
LOOP = LINKS + """
on(R,C) :- j(R,C,_,_).
:- on(R,C), not 2 #count { S,D : j(R,C,S,D) } 2.
reached(R,C) :- (R,C) = #min { (S,D) : on(S,D) }, cell(R,C).
reached(S,D) :- reached(R,C), j(R,C,S,D).
:- on(R,C), not reached(R,C).
:- not on(_,_).
straight(R,C) :- j(R,C,R-1,C), j(R,C,R+1,C).
straight(R,C) :- j(R,C,R,C-1), j(R,C,R,C+1).
turns(R,C) :- on(R,C), not straight(R,C).
"""


def _signs(board, name, without="-"):
    return "".join(f"{name}({r},{c},{sign}).\n" for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign != without)


def masyu(board):
    return LOOP + _signs(board, "pearl") + """
:- pearl(R,C,_), not on(R,C).
:- pearl(R,C,b), not turns(R,C).
:- pearl(R,C,b), j(R,C,S,D), not straight(S,D).
:- pearl(R,C,w), not straight(R,C).
:- pearl(R,C,w), j(R,C,S,D), j(R,C,T,E), (S,D) < (T,E), straight(S,D), straight(T,E).
"""


def geradeweg(board):
    steps = "step(0,1). step(0,-1). step(1,0). step(-1,0).\n"
    return LOOP + steps + _signs(board, "n") + """
reach(R,C,A,B,0) :- n(R,C,_), step(A,B).
reach(R,C,A,B,K+1) :- reach(R,C,A,B,K), j(R+A*K,C+B*K,R+A*(K+1),C+B*(K+1)).
long(R,C,A,B,K) :- n(R,C,_), step(A,B), K = #max { M : reach(R,C,A,B,M) }.
:- n(R,C,_), not on(R,C).
:- n(R,C,N), turns(R,C), long(R,C,A,B,K), K > 0, K != N.
:- n(R,C,N), straight(R,C), N != #sum { K,A,B : long(R,C,A,B,K) }.
"""


def slitherlink(board):
    # The inside and the outside each hang together, and the loop is the border between them.
    return """
1 {w(R,C); b(R,C)} 1 :- cell(R,C).
near(R,C,S,D) :- near(S,D,R,C).
outer(-1,-1..w). outer(h,-1..w). outer(0..h-1,-1). outer(0..h-1,w).
wide(R,C) :- cell(R,C).
wide(R,C) :- outer(R,C).
w(R,C) :- outer(R,C).
beside(R,C,R+1,C) :- wide(R,C), wide(R+1,C).
beside(R,C,R,C+1) :- wide(R,C), wide(R,C+1).
beside(R,C,S,D) :- beside(S,D,R,C).
out(-1,-1).
out(S,D) :- out(R,C), beside(R,C,S,D), w(S,D).
:- w(R,C), not out(R,C).
in(R,C) :- (R,C) = #min { (S,D) : b(S,D) }, cell(R,C).
in(S,D) :- in(R,C), near(R,C,S,D), b(S,D).
:- b(R,C), not in(R,C).
:- not b(_,_).
differs(R,C,S,D) :- beside(R,C,S,D), b(R,C), w(S,D).
differs(R,C,S,D) :- beside(R,C,S,D), w(R,C), b(S,D).
:- n(R,C,N), not N #count { S,D : differs(R,C,S,D) } N.
:- w(R,C), b(R+1,C), b(R,C+1), w(R+1,C+1).
:- b(R,C), w(R+1,C), w(R,C+1), b(R+1,C+1).
#show b/2.
""" + _signs(board, "n")


def numberlink(board):
    return LINKS + _signs(board, "end") + """
number(N) :- end(_,_,N).
:- end(R,C,_), not 1 #count { S,D : j(R,C,S,D) } 1.
:- cell(R,C), not end(R,C,_), not 0 #count { S,D : j(R,C,S,D) } 0, not 2 #count { S,D : j(R,C,S,D) } 2.
of(R,C,N) :- end(R,C,N).
of(S,D,N) :- of(R,C,N), j(R,C,S,D).
:- cell(R,C), 2 #count { N : of(R,C,N) }.
from(R,C,N) :- end(R,C,N), (R,C) = #min { (S,D) : end(S,D,N) }.
from(S,D,N) :- from(R,C,N), j(R,C,S,D).
:- end(R,C,N), not from(R,C,N).
:- j(R,C,_,_), not of(R,C,_).
"""


def number_snake(board):
    return LINKS + _signs(board, "n") + """
end(0,0). end(h-1,w-1).
on(R,C) :- j(R,C,_,_).
:- end(R,C), not 1 #count { S,D : j(R,C,S,D) } 1.
:- on(R,C), not end(R,C), not 2 #count { S,D : j(R,C,S,D) } 2.
reached(0,0).
reached(S,D) :- reached(R,C), j(R,C,S,D).
:- on(R,C), not reached(R,C).
:- n(_,_,N), not 1 #count { R,C : on(R,C), n(R,C,N) } 1.
"""


def hashi(board):
    islands = [(r, c) for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign != "-"]
    at, facts = set(islands), ""
    crossed = {}
    for r, c in islands:
        for a, b in ((0, 1), (1, 0)):
            way, s, d = [], r + a, c + b
            while s < len(board.rows) and d < len(board.rows[0]) and (s, d) not in at:
                way.append((s, d))
                s, d = s + a, d + b
            if (s, d) not in at:
                continue
            facts += f"pair({r},{c},{s},{d}).\n"
            for place in way:
                crossed.setdefault(place, []).append(f"{r},{c},{s},{d}")
    for pairs in crossed.values():
        if len(pairs) == 2:
            facts += f":- x({pairs[0]},_), x({pairs[1]},_).\n"
    return facts + _signs(board, "n") + """
{x(R,C,S,D,1..2)} 1 :- pair(R,C,S,D).
both(R,C,S,D,K) :- x(R,C,S,D,K).
both(S,D,R,C,K) :- x(R,C,S,D,K).
:- n(R,C,N), not N = #sum { K,S,D : both(R,C,S,D,K) }.
in(R,C) :- (R,C) = #min { (S,D) : n(S,D,_) }, n(R,C,_).
in(S,D) :- in(R,C), both(R,C,S,D,_).
:- n(R,C,_), not in(R,C).
#show x/5.
"""


def fillomino(board):
    most = max(int(sign) for row in board.answer for sign in row)
    return f"""
#const m={most}.
1 {{x(R,C,1..m)}} 1 :- cell(R,C).
x(R,C,N) :- n(R,C,N).
same(R,C,S,D) :- near(R,C,S,D), x(R,C,N), x(S,D,N).
in(R,C,R,C) :- cell(R,C).
in(R,C,S,D) :- in(R,C,A,B), near(A,B,S,D), same(A,B,S,D), |R-S| + |C-D| <= m.
:- x(R,C,N), not N #count {{ S,D : in(R,C,S,D) }} N.
#show x/3.
""" + _signs(board, "n")


def shikaku(board):
    height, width = len(board.rows), len(board.rows[0])
    numbers = [(r, c, int(sign)) for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign != "-"]
    at = {(r, c) for r, c, _ in numbers}
    facts, place = "", 0
    for k, (r, c, n) in enumerate(numbers):
        for tall in (t for t in range(1, n + 1) if n % t == 0):
            for top in range(max(0, r - tall + 1), min(r, height - tall) + 1):
                for left in range(max(0, c - n // tall + 1), min(c, width - n // tall) + 1):
                    cells = [(top + i, left + j) for i in range(tall) for j in range(n // tall)]
                    if len(at.intersection(cells)) == 1:
                        facts += f"place({k},{place}). " + "".join(f"has({place},{a},{b}). " for a, b in cells) + "\n"
                        place += 1
    return facts + """
1 {x(P) : place(K,P)} 1 :- place(K,_).
:- cell(R,C), not 1 #count { P : x(P), has(P,R,C) } 1.
#show x/1.
"""


def lits(board):
    height, width = len(board.rows), len(board.rows[0])
    regions = {}
    for r, row in enumerate(board.rows):
        for c, name in enumerate(row):
            regions.setdefault(name, set()).add((r, c))
    facts, place = "", 0
    for name, cells in regions.items():
        for shape in _tetrominoes_in(cells):
            kind = _letter(shape)
            if kind == "o":
                continue
            facts += f"place({name},{place},{kind}). " + "".join(f"has({place},{a},{b}). " for a, b in sorted(shape)) + "\n"
            place += 1
    facts += "".join(f"region({r},{c},{name}).\n" for r, row in enumerate(board.rows) for c, name in enumerate(row))
    return facts + """
1 {x(P) : place(A,P,_)} 1 :- place(A,_,_).
b(R,C) :- x(P), has(P,R,C).
kind(R,C,K) :- x(P), has(P,R,C), place(_,P,K).
:- kind(R,C,K), kind(S,D,K), near(R,C,S,D), region(R,C,A), region(S,D,B), A < B.
:- b(R,C), b(R+1,C), b(R,C+1), b(R+1,C+1).
in(R,C) :- (R,C) = #min { (S,D) : b(S,D) }, cell(R,C).
in(S,D) :- in(R,C), near(R,C,S,D), b(S,D).
:- b(R,C), not in(R,C).
#show b/2.
"""


def _tetrominoes_in(cells):
    found = {frozenset([cell]) for cell in cells}
    for _ in range(3):
        found = {shape | {near} for shape in found for r, c in shape
                 for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)) if near in cells and near not in shape}
    return found


def _letter(shape):
    """Returns the tetromino's name by the degrees of its cells."""
    rows, columns = {r for r, _ in shape}, {c for _, c in shape}
    if len(rows) == 1 or len(columns) == 1:
        return "i"
    if len(rows) == len(columns) == 2:
        return "o"
    degrees = sorted(sum((r + a, c + b) in shape for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))) for r, c in shape)
    if degrees[-1] == 3:
        return "t"
    long = max(sum(r == row for r, _ in shape) for row in rows)
    tall = max(sum(c == column for _, c in shape) for column in columns)
    return "l" if max(long, tall) == 3 else "s"


def galaxies(board):
    # Half cells: the middle of cell (r, c) is at (2r + 1, 2c + 1), and a dot 0 is in the middle, 1 on the right, 2 below, 3 at the corner.
    dots = [(2 * r + 1 + (sign in "23"), 2 * c + 1 + (sign in "13"))
            for r, row in enumerate(board.rows) for c, sign in enumerate(row) if sign != "-"]
    return "".join(f"dot({k},{r},{c}).\n" for k, (r, c) in enumerate(dots)) + """
may(K,R,C) :- dot(K,Y,X), cell(R,C), cell(Y-R-1,X-C-1).
1 {x(K,R,C) : may(K,R,C)} 1 :- cell(R,C).
:- x(K,R,C), dot(K,Y,X), not x(K,Y-R-1,X-C-1).
core(K,R,C) :- dot(K,Y,X), cell(R,C), |2*R+1-Y| <= 1, |2*C+1-X| <= 1.
:- core(K,R,C), not x(K,R,C).
in(K,R,C) :- core(K,R,C).
in(K,S,D) :- in(K,R,C), near(R,C,S,D), x(K,S,D).
:- x(K,R,C), not in(K,R,C).
#show x/3.
"""


def creek(board):
    return _signs(board, "n") + """
1 {w(R,C); b(R,C)} 1 :- cell(R,C).
at(R,C,R-1..R,C-1..C) :- n(R,C,_).
:- n(R,C,N), not N #count { S,D : at(R,C,S,D), b(S,D) } N.
in(R,C) :- (R,C) = #min { (S,D) : w(S,D) }, cell(R,C).
in(S,D) :- in(R,C), near(R,C,S,D), w(S,D).
:- w(R,C), not in(R,C).
#show b/2.
"""


ENCODINGS = {
    "Masyu": masyu, "Geradeweg": geradeweg, "Slitherlink": slitherlink, "NumberLink": numberlink, "Hashi": hashi, "NumberSnake": number_snake,
    "Fillomino": fillomino, "Shikaku": shikaku, "LITS": lits, "Galaxies": galaxies, "Creek": creek,
}
