// What the kinds that are made and the formats that are written say, in German, each after its English sentence.

export const makerSentencesDe: Readonly<Record<string, string>> = {
  "A sudoku without given digits; the digits of each cage are different and have its sum.":
    "Ein Sudoku ohne Vorgaben; die Ziffern jedes Käfigs sind verschieden und haben seine Summe.",
  "A latin square; each cage has the sum, difference, product or quotient of its digits.":
    "Ein lateinisches Quadrat; an jedem Käfig steht Summe, Differenz, Produkt oder Quotient seiner Ziffern.",
  "Words of a list cross each other, and your theme entries are among them.":
    "Wörter einer Liste kreuzen sich, und deine Themenwörter sind darunter.",
  "The numbers of a set of dominoes; find where each domino of the set lies.":
    "Die Zahlen eines Satzes Dominosteine; gesucht ist, wo jeder Stein liegt.",
  "Dominoes are magnets or not; like poles never touch; numbers at the edge count the poles.":
    "Dominosteine sind Magnete oder nicht; gleiche Pole berühren sich nie; Zahlen am Rand zählen die Pole.",
  "As many 0s as 1s in each line, never three alike in a row, no two lines alike.":
    "Gleich viele Nullen und Einsen in jeder Linie, nie drei gleiche hintereinander, keine zwei gleichen Linien.",
  "The numbers from 1 on, with the same sum in each row, column and diagonal; some are given.":
    "Die Zahlen von 1 an mit derselben Summe in jeder Zeile, Spalte und Diagonale; einige sind vorgegeben.",
  "Each row, column and box holds each digit once; some digits are given.":
    "Jede Zeile, jede Spalte und jeder Block enthält jede Ziffer einmal; einige Ziffern sind vorgegeben.",
  "A sudoku whose two long diagonals hold each digit once, too.":
    "Ein Sudoku, dessen zwei lange Diagonalen ebenfalls jede Ziffer einmal enthalten.",
  "A sudoku with four more boxes inside.": "Ein Sudoku mit vier weiteren Blöcken im Inneren.",
  "A sudoku; equal digits are never a knight's move of chess apart.":
    "Ein Sudoku; gleiche Ziffern liegen nie einen Springerzug auseinander.",
  "A sudoku; equal digits never touch, not even at a corner.":
    "Ein Sudoku; gleiche Ziffern berühren sich nie, auch nicht an einer Ecke.",
  "A sudoku; neighbouring digits never differ by 1.": "Ein Sudoku; benachbarte Ziffern unterscheiden sich nie um 1.",
  "A sudoku; cells at the same place of their boxes differ.":
    "Ein Sudoku; Zellen an derselben Stelle ihrer Blöcke sind verschieden.",
  "A sudoku; each 2 × 2 square holds a low, a middle and a high digit.":
    "Ein Sudoku; jedes Quadrat aus 2 × 2 Zellen enthält eine kleine, eine mittlere und eine große Ziffer.",
  "A sudoku; each 5 has the 1 above it or the 9 below it.":
    "Ein Sudoku; jede 5 hat die 1 über sich oder die 9 unter sich.",
  "Each row and column holds each digit once; some digits are given.":
    "Jede Zeile und Spalte enthält jede Ziffer einmal; einige Ziffern sind vorgegeben.",
  "Runs of different digits with the sums that stand before them; the pattern is made, too.":
    "Reihen verschiedener Ziffern mit den Summen davor; auch das Muster wird erzeugt.",
  "Digits rise along each thermometer.": "Entlang jedes Thermometers steigen die Ziffern.",
  "Digits never fall along each thermometer.": "Entlang jedes Thermometers fallen die Ziffern nie.",
  "The digits along an arrow add up to the digit in its circle.":
    "Die Ziffern entlang eines Pfeils ergeben zusammen die Ziffer in seinem Kreis.",
  "The digits along an arrow add up to the number in its pill.":
    "Die Ziffern entlang eines Pfeils ergeben zusammen die Zahl in seiner Pille.",
  "The digits between the ends of a line add up to the sum of the ends.":
    "Die Ziffern zwischen den Enden einer Linie ergeben zusammen die Summe der Enden.",
  "Each line holds consecutive digits in any order.":
    "Jede Linie enthält aufeinanderfolgende Ziffern in beliebiger Reihenfolge.",
  "Neighbouring digits of a line differ by at least 5.":
    "Benachbarte Ziffern einer Linie unterscheiden sich um mindestens 5.",
  "The digits between the ends of a line lie outside these; the ends differ by 4 or more.":
    "Die Ziffern zwischen den Enden einer Linie liegen außerhalb von deren Bereich; die Enden unterscheiden sich um 4 oder mehr.",
  "The digits of a line lie between those of its ends.": "Die Ziffern einer Linie liegen zwischen denen ihrer Enden.",
  "Each line reads the same from either end.": "Jede Linie lautet von beiden Enden gelesen gleich.",
  "The parts of a line in different boxes have the same sum.":
    "Die Teile einer Linie in verschiedenen Blöcken haben dieselbe Summe.",
  "Odd and even digits alternate along each line.": "Entlang jeder Linie wechseln sich ungerade und gerade Ziffern ab.",
  "Any three consecutive cells of a line hold a low, a middle and a high digit.":
    "Je drei aufeinanderfolgende Zellen einer Linie enthalten eine kleine, eine mittlere und eine große Ziffer.",
  "Any three consecutive cells of a line differ in their remainder by 3.":
    "Je drei aufeinanderfolgende Zellen einer Linie haben verschiedene Reste bei der Teilung durch 3.",
  "No two digits of a line are equal or consecutive.":
    "Keine zwei Ziffern einer Linie sind gleich oder aufeinanderfolgend.",
  "Cells at equal distance from the centre of a line have the same sum.":
    "Zellen mit gleichem Abstand von der Mitte einer Linie haben dieselbe Summe.",
  "Each line can be divided into groups that add up to 10.":
    "Jede Linie lässt sich in Gruppen teilen, die zusammen 10 ergeben.",
  "A number at the edge is the sum of the digits between the least and the greatest one.":
    "Eine Zahl am Rand ist die Summe der Ziffern zwischen der kleinsten und der größten.",
  "A number at the edge is the sum of the first X digits, where X is the first one.":
    "Eine Zahl am Rand ist die Summe der ersten X Ziffern; X ist die erste.",
  "A number at the edge is the sum of the digits that are higher than all before them.":
    "Eine Zahl am Rand ist die Summe der Ziffern, die höher sind als alle davor.",
  "A number at the edge is the digit of cell X, where X is the first digit.":
    "Eine Zahl am Rand ist die Ziffer der Zelle X; X ist die erste Ziffer.",
  "A number at the edge is the rank of its line among all lines, read as numbers.":
    "Eine Zahl am Rand ist der Rang ihrer Linie unter allen Linien, als Zahlen gelesen.",
  "A number at the edge is the sum of the digits between two armies, or in both.":
    "Eine Zahl am Rand ist die Summe der Ziffern zwischen zwei Armeen oder in beiden.",
  "Two black cells in each line; a number at the edge is the sum between them.":
    "Zwei schwarze Zellen in jeder Linie; eine Zahl am Rand ist die Summe dazwischen.",
  "Digits beside a white dot differ by 1, beside a black one by a factor of 2.":
    "Ziffern neben einem weißen Punkt unterscheiden sich um 1, neben einem schwarzen um den Faktor 2.",
  "A latin square: digits beside a white dot differ by 1, beside a black one by a factor of 2.":
    "Ein lateinisches Quadrat: Ziffern neben einem weißen Punkt unterscheiden sich um 1, neben einem schwarzen um den Faktor 2.",
  "Digits beside an X add up to 10, beside a V to 5.":
    "Ziffern neben einem X ergeben zusammen 10, neben einem V zusammen 5.",
  "A sudoku with marks on even and on odd digits.": "Ein Sudoku mit Marken auf geraden und ungeraden Ziffern.",
  "A sudoku with marks on digits that are less, or greater, than all their neighbours.":
    "Ein Sudoku mit Marken auf Ziffern, die kleiner oder größer sind als alle ihre Nachbarn.",
  "The digits in the circle at a corner stand in the four cells around it.":
    "Die Ziffern im Kreis an einer Ecke stehen in den vier Zellen darum.",
  "A marked cell says where in its row or column the number of its own column or row stands.":
    "Eine markierte Zelle sagt, wo in ihrer Zeile oder Spalte die Nummer ihrer eigenen Spalte oder Zeile steht.",
  "A sudoku with the sums of diagonals.": "Ein Sudoku mit den Summen von Diagonalen.",
  "A sudoku with groups of the same shape and the same digits.":
    "Ein Sudoku mit Gruppen derselben Form und derselben Ziffern.",
  "The numbers of a line are the lengths of its black runs; the picture is random, or yours.":
    "Die Zahlen einer Linie sind die Längen ihrer schwarzen Läufe; das Bild ist zufällig oder deines.",
  "A number counts the black cells of its own and the eight around it; the picture is random, or yours.":
    "Eine Zahl zählt die schwarzen unter ihrer eigenen Zelle und den acht ringsum; das Bild ist zufällig oder deines.",
  "A number says how many of the cells around it hold a mine.":
    "Eine Zahl sagt, wie viele der Zellen ringsum eine Mine enthalten.",
  "Each tree has a tent beside it; tents do not touch; numbers at the edge count the tents.":
    "Jeder Baum hat ein Zelt neben sich; Zelte berühren sich nicht; Zahlen am Rand zählen die Zelte.",
  "A fleet hides in the grid; numbers at the edge count the cells of ships.":
    "Im Gitter versteckt sich eine Flotte; Zahlen am Rand zählen die Zellen mit Schiffen.",
  "Black cells count their column's number for the row, and their row's for the column.":
    "Schwarze Zellen zählen die Nummer ihrer Spalte für die Zeile und die ihrer Zeile für die Spalte.",
  "Numbers from 1 on, each touching the next one.": "Zahlen von 1 an; jede berührt die nächste.",
  "Each row and each column matches a regular expression.":
    "Jede Zeile und jede Spalte passt zu einem regulären Ausdruck.",
  "A sudoku with crooked pieces instead of boxes.": "Ein Sudoku mit krummen Stücken statt Blöcken.",
  "A region of N cells holds 1 to N; equal numbers do not touch.":
    "Ein Gebiet aus N Zellen enthält 1 bis N; gleiche Zahlen berühren sich nicht.",
  "Two black cells in each region; each has exactly one black neighbour.":
    "Zwei schwarze Zellen in jedem Gebiet; jede hat genau einen schwarzen Nachbarn.",
  "One or two stars in each row, column and region; no two touch.":
    "Ein oder zwei Sterne in jeder Zeile, jeder Spalte und jedem Gebiet; keine zwei berühren sich.",
  "Each run of white cells holds consecutive digits in any order; no digit twice in a line.":
    "Jede Folge weißer Zellen enthält aufeinanderfolgende Ziffern in beliebiger Reihenfolge; keine Ziffer zweimal in einer Linie.",
  "Three of the words that you list add up if their letters are the right digits.":
    "Drei der Wörter, die du nennst, ergeben eine Addition, wenn ihre Buchstaben die richtigen Ziffern sind.",
  "The words that you list stand in a grid of letters, once each.":
    "Die Wörter, die du nennst, stehen in einem Gitter aus Buchstaben, jedes einmal.",
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
  "Put lamps into white cells so that each white cell is lit and no lamp is lit by another.":
    "Setze Lampen in weiße Felder, sodass jedes weiße Feld beleuchtet ist und keine Lampe eine andere beleuchtet.",
  "Each row and column holds each letter once; the other cells stay empty.":
    "In jeder Zeile und Spalte steht jeder Buchstabe einmal; die anderen Zellen bleiben leer.",
  "Each row and column holds 1 to SIZE once: towers of that height.":
    "In jeder Zeile und Spalte stehen Türme der Höhen 1 bis SIZE.",
};
