// The sentences of formats that are written in German, each after its English one.

export const makerSentencesDe: Readonly<Record<string, string>> = {
  "Crosswords in Across Lite's .puz format, to be filled from the list words.txt.":
    "Kreuzworträtsel im Format .puz von Across Lite, zu füllen aus der Liste words.txt.",
  "Crosswords in ipuz, to be filled from the list words.txt; sudokus and word searches.":
    "Kreuzworträtsel in ipuz, zu füllen aus der Liste words.txt; Sudokus und Suchrätsel.",
  "Crosswords in the .xd format, to be filled from the list words.txt.":
    "Kreuzworträtsel im Format .xd, zu füllen aus der Liste words.txt.",
  "Crosswords for Exolve, also in HTML, to be filled from the list words.txt.":
    "Kreuzworträtsel für Exolve, auch in HTML, zu füllen aus der Liste words.txt.",
  "Links of f-puzzles.com.": "Links von f-puzzles.com.",
  "The JSON in the links of f-puzzles.com.": "Das JSON in den Links von f-puzzles.com.",
  "Links and JSON of sudokupad.app.": "Links und JSON von sudokupad.app.",
  "Hexagonal regex crosswords: links and JSON of Jimbly's page, and the JSON of Regexle.":
    "Sechseckige Regex-Kreuzworträtsel: Links und JSON von Jimblys Seite und das JSON von Regexle.",
  "Regex crosswords as regexcrossword.com writes them: a puzzle, a list, or sets of puzzles.":
    "Regex-Kreuzworträtsel, wie regexcrossword.com sie schreibt: ein Rätsel, eine Liste oder Sammlungen von Rätseln.",
  "Sator's puzzle language: a drawing and its rules.": "Sators Rätselsprache: eine Zeichnung und ihre Regeln.",
  "Nonograms in Steve Simpson's .non format.": "Nonogramme in Steve Simpsons Format .non.",
  "Nonograms in the XML of webpbn.com, in black and white or in colours.":
    "Nonogramme im XML von webpbn.com, schwarz-weiß oder farbig.",
  "Nonograms in the .g format of the Olšáks' solver, in black and white or in colours.":
    "Nonogramme im Format .g des Programms der Olšáks, schwarz-weiß oder farbig.",
  "Sudokus, one a line: 81 characters, with '.' or '0' for an open cell; also 16, 256 and 625.":
    "Sudokus, eines je Zeile: 81 Zeichen, mit '.' oder '0' für eine offene Zelle; auch 16, 256 und 625.",
  "Jigsaw sudokus, one a line: 81 characters for the numbers, and 81 that name the regions; also smaller ones.":
    "Jigsaw-Sudokus, eines je Zeile: 81 Zeichen für die Zahlen und 81, die die Gebiete nennen; auch kleinere.",
  "Sudokus with the candidates of each cell: lines of 729 characters, or a drawing with numbers such as 139.":
    "Sudokus mit den Kandidaten jeder Zelle: Zeilen aus 729 Zeichen oder eine Zeichnung mit Zahlen wie 139.",
  "Killer sudokus, one a line: words of 81 signs (sums and arrows), or numbers after 3x3::k:.":
    "Killer-Sudokus, eines je Zeile: Wörter aus 81 Zeichen (Summen und Pfeile) oder Zahlen nach 3x3::k:.",
  "A sudoku with a line for each row, as in .sdk and .ss files and in forums; lines may divide its boxes.":
    "Ein Sudoku mit einer Zeile je Zeile des Gitters, wie in .sdk- und .ss-Dateien und in Foren; Striche dürfen seine Blöcke trennen.",
  "Sudokus as constraints of the Interactive Sudoku Solver, or a link to it.":
    "Sudokus als Bedingungen des Interactive Sudoku Solver oder ein Link darauf.",
  "Links of Penpa, one a line, whose genre tag says the rules.":
    "Links von Penpa, einer je Zeile, deren Art die Regeln sagt.",
  "Links of puzz.link, pzv.jp and pzplus, one a line, e.g. https://puzz.link/p?sudoku/4/4/g1k23k3g.":
    "Links von puzz.link, pzv.jp und pzplus, einer je Zeile, z. B. https://puzz.link/p?sudoku/4/4/g1k23k3g.",
  "Game IDs of Simon Tatham's collection, one a line, e.g. towers:5:3/3/5/2/1/3/2/1/2/2/4/2/1/2/3/1/2/4/4/2.":
    "Spiel-IDs aus Simon Tathams Sammlung, eine je Zeile, z. B. towers:5:3/3/5/2/1/3/2/1/2/2/4/2/1/2/3/1/2/4/4/2.",
};
