// The sentences of rules and kinds in German, each after its English one.

export const ruleSentencesDe: Readonly<Record<string, string>> = {
  "No two marked cells a king's move apart hold the same value. With VALUES, this is true only of these values.":
    "Keine zwei markierten Zellen, die einen Königszug auseinander liegen, enthalten denselben Wert. Mit VALUES gilt das nur für diese Werte.",
  "No two marked cells a knight's move apart hold the same value. With VALUES, this is true only of these values.":
    "Keine zwei markierten Zellen, die einen Springerzug auseinander liegen, enthalten denselben Wert. Mit VALUES gilt das nur für diese Werte.",
  "A number in a marked cell is the number of marked cells around it, up to eight (six in a hexagon), that hold one of the values. A cell without a number counts nothing. The word edges before the values leaves only cells that share an edge with it, and self adds its own cell.":
    "Eine Zahl in einer markierten Zelle sagt, wie viele der markierten Zellen ringsum, bis zu acht (sechs im Sechseck), einen der Werte enthalten. Eine Zelle ohne Zahl zählt nichts. Steht edges vor den Werten, zählen nur Zellen mit gemeinsamer Kante; mit self zählt auch die Zelle selbst.",
  "The cells along the arrow add up to the number in its circle. The circle is the first cell, or the cells before the ':', whose sum counts. Each further ':' begins another arrow from the same circle.":
    "Die Zellen entlang des Pfeils ergeben zusammen die Zahl in seinem Kreis. Der Kreis ist die erste Zelle, oder die Zellen vor dem ':', deren Summe zählt. Jedes weitere ':' beginnt einen weiteren Pfeil vom selben Kreis.",
  "The number in the first cell is the length of an army that begins there, the number in the last cell that of an army that ends there. The cells between the armies, or those of both armies, add up to N.":
    "Die Zahl in der ersten Zelle ist die Länge einer Armee, die dort beginnt, die Zahl in der letzten Zelle die einer Armee, die dort endet. Die Zellen zwischen den Armeen, oder die, die zu beiden Armeen gehören, ergeben zusammen N.",
  "The cells between the first and the last hold values strictly between the values of these two.":
    "Die Zellen zwischen der ersten und der letzten enthalten Werte, die echt zwischen den Werten dieser beiden liegen.",
  "One of the two cells beside a black dot is twice the other.":
    "Eine der beiden Zellen neben einem schwarzen Punkt ist das Doppelte der anderen.",
  "Cell P of a box, counted row by row, that holds V says that cell V of the box holds P. SIZE is the size of the boxes, e.g. 3x2, if it is not the usual one.":
    "Enthält die Zelle P eines Blocks, Zeile für Zeile gezählt, V, so enthält die Zelle V des Blocks P. SIZE ist die Größe der Blöcke, z. B. 3x2, wenn es nicht die übliche ist.",
  "The cells with one of the values hang together along edges. nonempty: there is at least one. diagonally: a common corner joins, too. to_border: each group of such cells reaches the edge of the grid instead.":
    "Die Zellen mit einem der Werte hängen über Kanten zusammen. nonempty: es gibt mindestens eine. diagonally: auch eine gemeinsame Ecke verbindet. to_border: stattdessen erreicht jede Gruppe solcher Zellen den Rand des Gitters.",
  "The cells with one of the values form groups that hang together along edges. size: the number of cells of each group. clues: numbers in the cells after a ':'; each is the size of its group if its cell is in one, and ? is an unknown size. one, at_most_one: the number of clues of each group. square, not_rectangle: its shape. rectangle_if_even: it is a rectangle if its number of cells is even, and none if it is odd. unlike: groups that touch at a corner differ in size. diagonally: a common corner joins cells, too.":
    "Die Zellen mit einem der Werte bilden Gruppen, die über Kanten zusammenhängen. size: wie viele Zellen jede Gruppe hat. clues: Zahlen in den Zellen nach einem ':', jede die Größe ihrer Gruppe, wenn ihre Zelle in einer ist (? ist unbekannt). one, at_most_one: wie viele Zahlen jede Gruppe hat. square, not_rectangle: ihre Form. rectangle_if_even: sie ist ein Rechteck, wenn die Zahl ihrer Zellen gerade ist, und keines, wenn sie ungerade ist. unlike: Gruppen, die sich an einer Ecke berühren, sind verschieden groß. diagonally: auch eine gemeinsame Ecke verbindet.",
  "The groups of cells with one of the values that share an edge with a cell have N cells in total. N may be a range.":
    "Die Gruppen von Zellen mit einem der Werte, die eine Kante mit einer Zelle gemeinsam haben, haben zusammen N Zellen. N darf ein Bereich sein.",
  "The cells with one of the values around a cell form runs of these lengths, a digit each, in any order, as in Tapa: 13 is a run of 1 and a run of 3, which do not touch. 0 means no run.":
    "Die Zellen mit einem der Werte um eine Zelle herum bilden Folgen dieser Längen, eine Ziffer für jede, in beliebiger Reihenfolge, wie in Tapa: 13 ist eine Folge von 1 und eine von 3, die sich nicht berühren. 0 heißt keine.",
  "A single cell sees N cells in its row and column, up to the first one with one of the values in each direction. self: it counts, too. A line of cells is seen from its first cell on. N may be a range; directions (up, left, …) may follow. own: if the cell holds a number, this is N.":
    "Eine einzelne Zelle sieht N Zellen ihrer Zeile und Spalte, in jeder Richtung bis vor die erste mit einem der Werte. self: sie zählt mit. Eine Linie wird von ihrer ersten Zelle aus gesehen. N darf ein Bereich sein; Richtungen (up, left, …) dürfen folgen. own: Enthält die Zelle eine Zahl, so ist diese N.",
  "Equal numbers that hang together along edges form a group, and its number is its number of cells. Blank cells and zeros are in no group.":
    "Gleiche Zahlen, die über Kanten zusammenhängen, bilden eine Gruppe, und ihre Zahl ist die Zahl ihrer Zellen. Leere Zellen und Nullen sind in keiner Gruppe.",
  "Each of the values is in a cell beside the next one: 1 beside 2, 2 beside 3, and so on. Without VALUES, they are 1 to the number of the cells. diagonally: a common corner is enough. The rule permutation says that each value occurs once.":
    "Jeder der Werte steht in einer Zelle neben dem nächsten: 1 neben 2, 2 neben 3 und so weiter. Ohne VALUES sind es 1 bis zur Zahl der Zellen. diagonally: eine gemeinsame Ecke genügt. Dass jeder Wert einmal vorkommt, sagt die Regel permutation.",
  "The cells with one of the values form a path along edges: it has at least one cell, has no branches, is not closed, and no two of its cells share an edge unless one follows the other.":
    "Die Zellen mit einem der Werte bilden einen Weg über Kanten: mindestens eine Zelle, ohne Verzweigung, nicht geschlossen, und keine zwei haben eine gemeinsame Kante, wenn nicht die eine auf die andere folgt.",
  "The cells hold different numbers that add up to N: a cage of a killer sudoku, a run of a kakuro. Without N, they only hold different values.":
    "Die Zellen enthalten verschiedene Zahlen mit der Summe N: ein Käfig eines Killer-Sudokus, eine Reihe eines Kakuros. Ohne N enthalten sie nur verschiedene Werte.",
  "The groups of cells hold the same values cell by cell, in reading order or in the order of the marks: a clone and its original.":
    "Die Gruppen von Zellen enthalten Zelle für Zelle dieselben Werte, in Leserichtung oder in der Reihenfolge der Marken: ein Klon und sein Original.",
  "A cell of column C that holds V says that in its row the cell of column V holds C.":
    "Enthält eine Zelle der Spalte C den Wert V, so enthält in ihrer Zeile die Zelle der Spalte V den Wert C.",
  "Neighbouring cells of the sequence differ by 1.": "Benachbarte Zellen der Folge unterscheiden sich um 1.",
  "N of the cells hold one of the values. N is a number, 2..4, 2.. (at least) or ..4 (at most).":
    "N der Zellen enthalten einen der Werte. N ist eine Zahl, 2..4, 2.. (mindestens) oder ..4 (höchstens).",
  "A number in a marked cell says how many of the marked cells hold it.":
    "Eine Zahl in einer markierten Zelle sagt, wie viele der markierten Zellen sie enthalten.",
  "Neighbouring cells of the sequence differ by N. N may be a range: 5.. (at least), ..2 (at most), 2..4.":
    "Benachbarte Zellen der Folge unterscheiden sich um N. N kann ein Bereich sein: 5.. (mindestens), ..2 (höchstens), 2..4.",
  "No two of the sequences marked in all the drawings read the same.":
    "Keine zwei der Folgen, die in allen Zeichnungen markiert sind, lauten gleich.",
  "Cells at the same place of their boxes hold different values: all first cells, all second cells, and so on.":
    "Zellen an derselben Stelle ihrer Blöcke enthalten verschiedene Werte: alle ersten Zellen, alle zweiten und so weiter.",
  "No two of the cells hold the same value; blank is a value too.":
    "Keine zwei der Zellen enthalten denselben Wert; auch leer ist ein Wert.",
  "Each cell with the first value has a cell with the second value of its own beside it, sharing an edge, and each cell with the second value belongs to one with the first. Which of them form a pair is left open.":
    "Jede Zelle mit dem ersten Wert hat eine eigene Zelle mit dem zweiten Wert neben sich, mit gemeinsamer Kante, und jede Zelle mit dem zweiten Wert gehört zu einer mit dem ersten. Welche ein Paar bilden, bleibt offen.",
  "The cells form dominoes, and each cell says where its other half lies. The letters of the drawing stand for the numbers on the dominoes: no two dominoes have the same two. The values of the directions are L, R, U and D if they are left out.":
    "Die Zellen bilden Dominosteine, und jede Zelle sagt, wo ihre andere Hälfte liegt. Die Buchstaben der Zeichnung stehen für die Zahlen auf den Steinen: Keine zwei Steine haben dieselben beiden. Die Werte der Richtungen sind L, R, U und D (links, rechts, oben, unten), wenn sie fehlen.",
  "Two cells are black, and the cells between them add up to N. BLACK is the value of black cells; if it is left out, it is X, blank or 0, whichever the cells can hold.":
    "Zwei Zellen sind schwarz, und die Zellen dazwischen ergeben zusammen N. BLACK ist der Wert schwarzer Zellen; fehlt er, ist es X, leer oder 0, je nachdem, was die Zellen enthalten können.",
  "The cells between the two ends of the line add up to the sum of the ends.":
    "Die Zellen zwischen den beiden Enden der Linie ergeben zusammen die Summe der Enden.",
  "Each 5 of a column has the 1 directly above it or the 9 directly below it. With other numbers than 1..9, these are the middle, the least and the greatest one.":
    "Jede 5 einer Spalte hat die 1 direkt über sich oder die 9 direkt unter sich. Bei anderen Zahlen als 1..9 sind es die mittlere, die kleinste und die größte.",
  "A Dutch whispers line: neighbouring cells differ by at least N. If N is left out, it is 4.":
    "Eine holländische Flüsterlinie (Dutch Whispers): Benachbarte Zellen unterscheiden sich um mindestens N. Fehlt N, ist es 4.",
  "Any three consecutive cells of the line hold one low, one middle and one high number: these are three equal parts of the puzzle's numbers, e.g. 1 to 3, 4 to 6 and 7 to 9.":
    "Je drei aufeinanderfolgende Zellen der Linie enthalten eine kleine, eine mittlere und eine große Zahl: Das sind drei gleich große Teile der Zahlen des Rätsels, z. B. 1 bis 3, 4 bis 6 und 7 bis 9.",
  "Two cells that hold one of the values follow each other if no such cell is between them. different: then they hold different values. spaced: then as many cells are between them as their numbers differ by.":
    "Zwei Zellen mit einem der Werte folgen aufeinander, wenn keine solche Zelle zwischen ihnen ist. different: Dann enthalten sie verschiedene Werte. spaced: Dann sind so viele Zellen zwischen ihnen, wie sich ihre Zahlen unterscheiden.",
  "The cells with one of the values close no ring: no way along edges leads through such cells and back to its beginning. Four such cells that form a square are a ring, too.":
    "Die Zellen mit einem der Werte schließen keinen Ring: Kein Weg über Kanten führt durch solche Zellen zu seinem Anfang zurück. Auch vier solche Zellen, die ein Quadrat bilden, sind ein Ring.",
  "A way leads from the first cell to the second one, along edges and over cells with one of the values; its ends may hold any value. over: each such way passes the third cell, if there is one at all. around: there is one that does not pass it.":
    "Ein Weg führt von der ersten Zelle zur zweiten, über Kanten und durch Zellen mit einem der Werte; seine Enden dürfen jeden Wert haben. over: Jeder solche Weg geht durch die dritte Zelle, wenn es überhaupt einen gibt. around: Es gibt einen, der nicht durch sie geht.",
  "The cells with one of the values form groups that hang together along edges. clues: labels, which are numbers, of the cells after a ':'; ? is any label. Each group has at least one of these cells, no two different labels, and equal labels are in one group.":
    "Die Zellen mit einem der Werte bilden Gruppen, die über Kanten zusammenhängen. clues: Kennzahlen der Zellen nach einem ':'; ? ist irgendeine. Jede Gruppe hat mindestens eine dieser Zellen und keine zwei verschiedenen Kennzahlen, und gleiche Kennzahlen sind in einer Gruppe.",
  "All the cells hold the same value.": "Alle Zellen enthalten denselben Wert.",
  "Each marked cell holds an even number.": "Jede markierte Zelle enthält eine gerade Zahl.",
  'The expression is true: rule sum(a) = 2 * b. A letter that marks one cell is its number, or its symbol (a = "x"); sum, product, min, max, distinct and sorted (none is less than the one before it) take letters and numbers, number(a) reads decimal digits, count(a, 3) counts symbols and count(a > 1, b > 1) conditions; there are abs, prime, square (0, 1, 4, 9 and so on), even and odd, + - * / %, = != < <= > >=, a in 1..4, a in (1, 3, 5), not in, and, or, not, if … then …. each 3 of a as x y z: … is true of all windows of 3 consecutive cells of a, and each 3 of a as w: … names the window as a whole. A division rounds down, the remainder has the divisor\'s sign, and a comparison in which something is divided by 0 is false. If a cell holds a letter or is blank, a comparison with a number is false, but != is true; in a sum a blank adds nothing.':
    'Der Ausdruck ist wahr: rule sum(a) = 2 * b. Ein Buchstabe, der eine Zelle markiert, ist ihre Zahl oder ihr Zeichen (a = "x"); sum, product, min, max, distinct und sorted (keine ist kleiner als die vor ihr) nehmen Buchstaben und Zahlen, number(a) liest Dezimalziffern, count(a, 3) zählt Zeichen und count(a > 1, b > 1) Bedingungen; es gibt abs, prime, square (0, 1, 4, 9 und so weiter), even und odd, + - * / %, = != < <= > >=, a in 1..4, a in (1, 3, 5), not in, and, or, not, if … then …. each 3 of a as x y z: … gilt für alle Fenster aus 3 aufeinanderfolgenden Zellen von a, und each 3 of a as w: … benennt das ganze Fenster. Eine Division rundet ab, der Rest hat das Vorzeichen des Teilers, und ein Vergleich, in dem durch 0 geteilt wird, ist falsch. Enthält eine Zelle einen Buchstaben oder ist sie leer, so ist ein Vergleich mit einer Zahl falsch, aber != wahr; in einer Summe zählt eine leere Zelle nichts.',
  "No two of the cells hold the same value. With VALUES, they hold these, each as often as it is listed.":
    "Keine zwei der Zellen enthalten denselben Wert. Mit VALUES enthalten sie diese, jeden so oft, wie er dasteht.",
  "The word appears somewhere in the marked cells, in a straight line, in any of eight directions (six in a hexagon).":
    "Das Wort steht irgendwo in den markierten Zellen, in gerader Linie, in einer von acht Richtungen (sechs im Sechseck).",
  "The first cell that is not blank holds the value.": "Die erste Zelle, die nicht leer ist, enthält den Wert.",
  "All rows and columns are read from both ends as numbers and sorted: this line is the Nth smallest, and no other equals it. Only lines as long as this one count.":
    "Alle Zeilen und Spalten werden von beiden Enden als Zahlen gelesen und sortiert: Diese Linie ist die N-kleinste, und keine andere ist ihr gleich. Nur Linien, die so lang sind wie diese, zählen.",
  "The cells hold a low, a middle and a high number: of 1..9 one of 1..3, one of 4..6 and one of 7..9. If no cells are named, this is true of each 2 by 2 cells.":
    "Die Zellen enthalten eine kleine, eine mittlere und eine große Zahl: bei 1..9 eine von 1..3, eine von 4..6 und eine von 7..9. Sind keine Zellen genannt, gilt das für je 2 mal 2 Zellen.",
  "No cell holds less than the one before it; letters come after numbers, the blank after letters.":
    "Keine Zelle enthält weniger als die vor ihr; Buchstaben kommen nach Zahlen, leer kommt nach Buchstaben.",
  "No cell holds more than the one before it; letters come after numbers, the blank after letters.":
    "Keine Zelle enthält mehr als die vor ihr; Buchstaben kommen nach Zahlen, leer kommt nach Buchstaben.",
  "The last cell that is not blank holds the value.": "Die letzte Zelle, die nicht leer ist, enthält den Wert.",
  "Exactly N of the clues on the indented lines below are false. Each is a whole rule: its name, its arguments and its places; if it has several places, each is a clue. With per row, per column, per box or per region, N of the clues that begin in each of these are false.":
    "Genau N der Hinweise in den eingerückten Zeilen darunter sind falsch. Jeder ist eine ganze Regel: ihr Name, ihre Argumente und ihre Orte; hat sie mehrere Orte, ist jeder ein Hinweis. Mit per row, per column, per box oder per region sind N der Hinweise falsch, die in jeder Zeile, jeder Spalte, jedem Block oder jedem Gebiet beginnen.",
  "The cells along an arrow add up to N; they may hold a number twice.":
    "Die Zellen entlang eines Pfeils ergeben zusammen N; eine Zahl darf zweimal vorkommen.",
  "The two ends of the line differ by at least N, and the cells between them hold no number from one end's to the other's, ends included. If N is left out, it is 4.":
    "Die beiden Enden der Linie unterscheiden sich um mindestens N, und die Zellen dazwischen enthalten keine Zahl von der des einen Endes bis zu der des anderen, beide eingeschlossen. Fehlt N, ist es 4.",
  "Each marked cell holds a greater number than the cells that share an edge with it.":
    "Jede Zelle enthält eine größere Zahl als die Zellen, mit denen sie eine Kante teilt.",
  "Each marked cell holds a smaller number than the cells that share an edge with it.":
    "Jede Zelle enthält eine kleinere Zahl als die Zellen, mit denen sie eine Kante teilt.",
  "Any N consecutive cells of the line have different remainders if they are divided by N. If N is left out, it is 3.":
    "Je N aufeinanderfolgende Zellen der Linie haben verschiedene Reste, wenn man sie durch N teilt. Fehlt N, ist es 3.",
  'Each two consecutive cells hold a pair of the table. The table says in quotes which values may come after each value: "1: 2 3; 2: 1". With all, it is about any two cells, in the order of the line.':
    'Je zwei aufeinanderfolgende Zellen enthalten ein Paar der Tabelle. Die Tabelle sagt in Anführungszeichen, welche Werte auf jeden Wert folgen dürfen: "1: 2 3; 2: 1". Mit all gilt sie für je zwei Zellen, in der Reihenfolge der Linie.',
  'A finite automaton accepts the cells, read in their order. Its transitions are in quotes: "a -> b: 1 2; b -> a: 3; accept a". It begins in the state that is named first. any means all values, and part means the step between two parts of a line.':
    'Ein endlicher Automat akzeptiert die Zellen, in ihrer Reihenfolge gelesen. Seine Übergänge stehen in Anführungszeichen: "a -> b: 1 2; b -> a: 3; accept a". Er beginnt in dem Zustand, der zuerst genannt ist. any steht für alle Werte, part für den Schritt zwischen zwei Teilen einer Linie.',
  "At least one of the alternatives on the indented lines below holds. Each is a whole rule: its name, its arguments and its places, and it holds at all of them. A line that begins with 'and' belongs to the alternative above it.":
    "Mindestens eine der Möglichkeiten in den eingerückten Zeilen darunter gilt. Jede ist eine ganze Regel: ihr Name, ihre Argumente und ihre Orte, und sie gilt an allen. Eine Zeile, die mit 'and' beginnt, gehört zu der Möglichkeit darüber.",
  "The groups of cells hold the same values, each as often, in any order.":
    "Die Gruppen von Zellen enthalten dieselben Werte, jeden gleich oft, in beliebiger Reihenfolge.",
  "The first cells of two groups are a pair, the second cells are one, and so on. No two pairs are equal, as in two orthogonal Latin squares.":
    "Die ersten Zellen zweier Gruppen sind ein Paar, die zweiten Zellen sind eines, und so weiter. Keine zwei Paare sind gleich, wie bei zwei orthogonalen lateinischen Quadraten.",
  "No two cells hold equal or consecutive numbers, neighbours or not: a nabner line, the opposite of a renban.":
    "Keine zwei Zellen enthalten gleiche oder aufeinanderfolgende Zahlen, ob benachbart oder nicht: eine Nabner-Linie, das Gegenteil einer Renban-Linie.",
  "All marks of the rule xv, white_dot or black_dot are given: neighbouring cells without a mark between them do not keep its relation. A pair with a dot of either colour has a mark.":
    "Alle Marken der Regel xv, white_dot oder black_dot sind eingezeichnet: Für benachbarte Zellen ohne Marke dazwischen gilt deren Beziehung nicht. Ein Paar mit einem Punkt einer der beiden Farben hat eine Marke.",
  "No two neighbouring cells of the sequence differ by 1.":
    "Keine zwei benachbarten Zellen der Folge unterscheiden sich um 1.",
  "The rule after it does not hold: not sum 10. It is about the same cells as that rule, a rule for each sequence or for all of them.":
    "Die Regel dahinter gilt nicht: not sum 10. Sie handelt von denselben Zellen wie jene Regel, eine Regel je Folge oder für alle.",
  "Cell X of the line holds the value, where X is the number in the first cell.":
    "Zelle X der Linie enthält den Wert; X ist die Zahl in der ersten Zelle.",
  "Each marked cell holds an odd number.": "Jede markierte Zelle enthält eine ungerade Zahl.",
  "The cells read the same from either end.": "Die Zellen lauten von beiden Enden gelesen gleich.",
  "Odd and even numbers alternate along the line.": "Entlang der Linie wechseln sich ungerade und gerade Zahlen ab.",
  "The cells hold the listed values, each as often as it is listed. In 1..size, size is the number of the cells.":
    "Die Zellen enthalten die genannten Werte, jeden so oft, wie er dasteht. In 1..size ist size die Anzahl der Zellen.",
  "The cells along the arrow add up to the number in its pill, which is read from cell to cell as a decimal number. The pill is the first N cells, by default two, or the cells before the ':'.":
    "Die Zellen entlang des Pfeils ergeben zusammen die Zahl in seiner Pille, die von Zelle zu Zelle als Dezimalzahl gelesen wird. Die Pille sind die ersten N Zellen, sonst die ersten zwei, oder die Zellen vor dem ':'.",
  "Each word is written once, in a straight line. The words and the givens fill exactly the cells that are not blank.":
    "Jedes Wort steht einmal da, in gerader Linie. Die Wörter und die Vorgaben füllen genau die Zellen, die nicht leer sind.",
  "The product of the cells is N. A blank counts as 1.": "Das Produkt der Zellen ist N. Eine leere Zelle zählt als 1.",
  "The cells around a corner hold the listed values, each at least as often as it is listed.":
    "Die Zellen um eine Ecke enthalten die genannten Werte, jeden mindestens so oft, wie er dasteht.",
  "Of any two neighbouring cells of the sequence, one is N times the other.":
    "Von je zwei benachbarten Zellen der Folge ist eine das N-Fache der anderen.",
  "The cells, read in order, match the regular expression as a whole.":
    "Die Zellen, der Reihe nach gelesen, passen als Ganzes zum regulären Ausdruck.",
  "The parts of the line in different boxes have the same sum. If 'boxes SIZE' is left out, the boxes are the puzzle's regions or boxes, or the usual ones of a sudoku. If the line is written with ':', these are the borders of its parts.":
    "Die Teile der Linie in verschiedenen Blöcken haben dieselbe Summe. Fehlt 'boxes SIZE', sind die Blöcke die Gebiete oder Blöcke des Rätsels oder die üblichen eines Sudokus. Steht ':' in der Linie, so sind das die Grenzen ihrer Teile.",
  "The cells hold different consecutive numbers in any order, e.g. 4, 6, 5: a renban line of a sudoku, a compartment of a str8ts.":
    "Die Zellen enthalten verschiedene aufeinanderfolgende Zahlen in beliebiger Reihenfolge, z. B. 4, 6, 5: eine Renban-Linie eines Sudokus, eine Straße eines Str8ts.",
  "A cell of row R that holds V says that in its column the cell of row V holds R.":
    "Enthält eine Zelle der Zeile R den Wert V, so enthält in ihrer Spalte die Zelle der Zeile V den Wert R.",
  "The runs of equal values other than the blank are these, in this order. A run is its length and its value, e.g. 3r. At least one blank cell is between two runs of the same value; runs of different values may touch.":
    "Die Blöcke gleicher Werte außer dem leeren sind diese, in dieser Reihenfolge. Ein Block ist seine Länge und sein Wert, z. B. 3r. Zwischen zwei Blöcken desselben Wertes ist mindestens ein leeres Feld; Blöcke verschiedener Werte dürfen sich berühren.",
  "The runs of the last symbol in the cells' range have these lengths, in this order, with at least one other symbol between two runs.":
    "Die Läufe des letzten Zeichens im Bereich der Zellen haben diese Längen, in dieser Reihenfolge, mit mindestens einem anderen Zeichen zwischen zwei Läufen.",
  "A and B each appear in one cell, and the cells between them add up to N. If A and B are left out, they are the least and the greatest number in the cells' range.":
    "A und B stehen in je einer Zelle, und die Zellen dazwischen ergeben zusammen N. Fehlen A und B, sind sie die kleinste und die größte Zahl im Bereich der Zellen.",
  "The first cell holds the number of 0s in the cells, the second the number of 1s, and so on.":
    "Die erste Zelle enthält die Anzahl der Nullen in den Zellen, die zweite die der Einsen und so weiter.",
  "Seen from the first cell, the numbers that are higher than all before them add up to N. A blank hides nothing.":
    "Von der ersten Zelle aus gesehen ergeben die Zahlen, die höher sind als alle davor, zusammen N. Eine leere Zelle verdeckt nichts.",
  "No cell holds less than the one before it, from the bulb of the thermometer to its tip.":
    "Keine Zelle enthält weniger als die vor ihr, von der Kugel des Thermometers bis zur Spitze.",
  "Each cell holds more than the one before it, as on a thermometer from its bulb; letters come after numbers, the blank after letters.":
    "Jede Zelle enthält mehr als die vor ihr, wie auf einem Thermometer von der Kugel an; Buchstaben kommen nach Zahlen, leer kommt nach Buchstaben.",
  "The cells hold only listed values, each at most as often as it is listed.":
    "Die Zellen enthalten nur genannte Werte, jeden höchstens so oft, wie er dasteht.",
  "Edges with one of the values are borders that divide the cells into regions. No border is inside a region, and the rim of the grid has borders, too, if it is named. size: the number of cells of each region. regions: the number of regions. clues: numbers in the cells after a ':'; each is the size of its region, and ? is an unknown size. one, at_most_one: the number of clues of each region. rectangle: its shape. one_wide: a rectangle whose shorter side is one cell. square: a rectangle as tall as wide. bent: an L that is one cell wide. bent_triples: a rectangle, without a smaller one at a corner if its size is a multiple of three. symmetric: it looks the same after half a turn. no_crossing: four borders never meet at a point between four cells. equal: all have one size. unlike: regions that share a border differ in size. unlike_shape: they differ in shape, even if turned or mirrored; unlike_fixed_shape: as they lie. between: each region has exactly two clues, and its size is between their numbers. sides: a number is the height and the width of its region. unsized: all cells after the ':' have clues without numbers.":
    "Kanten mit einem der Werte sind Grenzen, die die Zellen in Gebiete teilen. Innerhalb eines Gebiets ist keine Grenze, und auch der Rand des Gitters hat Grenzen, wenn er genannt ist. size: die Zahl der Zellen jedes Gebiets. regions: die Zahl der Gebiete. clues: Zahlen in den Zellen nach einem ':'; jede ist die Größe ihres Gebiets, und ? ist eine unbekannte Größe. one, at_most_one: die Zahl der Hinweise jedes Gebiets. rectangle: seine Form. one_wide: ein Rechteck, dessen kürzere Seite eine Zelle ist. square: ein Rechteck, das so hoch wie breit ist. bent: ein L, das eine Zelle breit ist. bent_triples: ein Rechteck, dem ein kleineres an einer Ecke fehlt, wenn seine Größe ein Vielfaches von drei ist. symmetric: Es sieht nach einer halben Drehung gleich aus. no_crossing: Nie treffen sich vier Grenzen in einem Punkt zwischen vier Zellen. equal: alle haben eine Größe. unlike: Gebiete mit gemeinsamer Grenze sind verschieden groß. unlike_shape: Sie unterscheiden sich in der Form, auch gedreht oder gespiegelt; unlike_fixed_shape: so, wie sie liegen. between: Jedes Gebiet hat genau zwei Hinweise, und seine Größe liegt zwischen ihren Zahlen. sides: Eine Zahl ist die Höhe und die Breite ihres Gebiets. unsized: Alle Zellen nach dem ':' haben Hinweise ohne Zahl.",
  "In each group, the cells with one of the values are one piece of N cells that share edges. Two pieces that share an edge differ in shape, even if they are turned or mirrored.":
    "In jeder Gruppe sind die Zellen mit einem der Werte ein Stück aus N Zellen mit gemeinsamen Kanten. Zwei Stücke mit einer gemeinsamen Kante unterscheiden sich in der Form, auch gedreht oder gespiegelt.",
  "Edges with one of the values are borders that divide the cells into regions, as in the rule division. The region of each cell is taller than wide, wider than tall, or as tall as wide (tall, wide, as_tall_as_wide). not_size: it does not have this number of cells. above, below, left, right: this number of its cells are further in that direction than the cell. bend: it is an L, one cell wide, that bends at the cell. end: it goes on from the cell in this direction only. shape: it is a tetromino (I4, L4, O4, S4, T4) or a pentomino (F5 to Z5).":
    "Kanten mit einem der Werte sind Grenzen, die die Zellen in Gebiete teilen, wie in der Regel division. Das Gebiet jeder Zelle ist höher als breit, breiter als hoch, oder so hoch wie breit (tall, wide, as_tall_as_wide). not_size: Es hat nicht diese Zahl von Zellen. above, below, left, right: So viele seiner Zellen liegen weiter in dieser Richtung als die Zelle. bend: Es ist ein L, eine Zelle breit, mit dem Knick in der Zelle. end: Es geht von der Zelle aus nur in dieser Richtung weiter. shape: Es ist ein Tetromino (I4, L4, O4, S4, T4) oder ein Pentomino (F5 bis Z5).",
  "The line can be divided into groups of neighbouring cells that each add up to N. If N is left out, it is 10: a ten line. With loop, the line goes on from its last cell to its first.":
    "Die Linie lässt sich in Gruppen benachbarter Zellen teilen, die jeweils zusammen N ergeben. Fehlt N, ist es 10: eine Zehnerlinie. Mit loop geht die Linie von der letzten Zelle zur ersten weiter.",
  "The cells add up to N. A blank adds nothing.": "Die Zellen ergeben zusammen N. Eine leere Zelle zählt nichts.",
  "The cells hold all the listed values, each at least as often as it is listed.":
    "Die Zellen enthalten alle genannten Werte, jeden mindestens so oft, wie er dasteht.",
  "Ranks the solutions, best first, by the sum of their words' scores in the list PATH or the puzzle's own; a word that is not listed scores 0.":
    "Ordnet die Lösungen, die beste zuerst, nach der Summe der Punkte ihrer Wörter in der Liste PATH oder in der des Rätsels; ein Wort, das nicht in der Liste steht, hat 0 Punkte.",
  "Seen from the first cell, N of the cells are higher than all before them. A blank hides nothing.":
    "Von der ersten Zelle aus gesehen sind N der Zellen höher als alle davor. Eine leere Zelle verdeckt nichts.",
  "A whispers line: neighbouring cells differ by at least N. If N is left out, it is 5, as on the German whispers lines of a sudoku.":
    "Eine Flüsterlinie (Whispers): Benachbarte Zellen unterscheiden sich um mindestens N. Fehlt N, ist es 5 wie auf den deutschen Flüsterlinien (German Whispers) eines Sudokus.",
  "The two cells beside a white dot differ by 1.":
    "Die beiden Zellen neben einem weißen Punkt unterscheiden sich um 1.",
  "The cells, read in order, spell a word of the list in the file PATH.":
    "Die Zellen, der Reihe nach gelesen, ergeben ein Wort der Liste in der Datei PATH.",
  "The cells, read in order, spell one of the words or, if none is given, a word of the list below the puzzle's line 'words'.":
    "Die Zellen, der Reihe nach gelesen, ergeben eines der Wörter oder, wenn keines genannt ist, ein Wort der Liste unter der Zeile 'words' des Rätsels.",
  "The first X cells add up to N, where X is the number in the first cell. X itself is one of the numbers that are added.":
    "Die ersten X Zellen ergeben zusammen N; X ist die Zahl in der ersten Zelle. X selbst zählt mit.",
  "The two cells beside an X add up to 10, those beside a V to 5.":
    "Die beiden Zellen neben einem X ergeben zusammen 10, die neben einem V zusammen 5.",
  "Cells at equal distance from the centre of the line add up to the same number. If the line has a cell at its centre, that cell holds this number.":
    "Zellen mit gleichem Abstand von der Mitte der Linie ergeben zusammen dieselbe Zahl. Hat die Linie eine Zelle in der Mitte, so enthält diese Zelle die Zahl.",
  "The cells with the value are ships of the lengths: straight lines along rows and columns that do not touch, not even at a corner.":
    "Die Zellen mit dem Wert sind Schiffe dieser Längen: gerade Linien in Zeilen und Spalten, die sich nicht berühren, auch nicht an einer Ecke.",
  "If a cell holds one of the values, the cells hold each of them.":
    "Hat eine der Zellen einen der Werte, so kommt jeder der Werte in ihnen vor.",
  "The edges, or the links, with one of the values make one closed line, which neither branches nor crosses itself. several: one closed line or more. all: each corner, or each cell for links, is on a line. except: each cell is on a line or has one of these values, and none is both. inside: the cells inside, or the corners inside of links, are those with one of these values.":
    "Die Kanten oder die Verbindungen (links) mit einem der Werte bilden eine geschlossene Linie, die sich weder verzweigt noch kreuzt. several: eine oder mehrere geschlossene Linien. all: jede Ecke, oder bei Verbindungen jede Zelle, liegt auf einer Linie. except: jede Zelle liegt auf einer Linie oder hat einen dieser Werte, keine beides. inside: die Zellen im Inneren, oder bei Verbindungen die Ecken im Inneren, sind die mit einem dieser Werte.",
  "The links with one of the values are a line that passes each of the cells: it leaves the cell in two directions, and its arms go from there to the next turn. straight, turn: what the line does in the cell. each: the length of each straight segment at the cell. total: the length of both arms. shorter: the length of the shorter arm. equal, different: how the arms compare. optional: the line may leave the cell out. Lengths are counted from cell to cell. At corners, the line is made of edges.":
    "Die Verbindungen (links) mit einem der Werte sind eine Linie, die durch jede der Zellen führt: sie verlässt die Zelle in zwei Richtungen, und ihre Arme reichen von dort bis zur nächsten Biegung. straight, turn: was die Linie in der Zelle tut, geradeaus gehen oder abbiegen. each: die Länge jedes geraden Stücks an der Zelle. total: die Länge beider Arme. shorter: die Länge des kürzeren Arms. equal, different: die Arme sind gleich oder verschieden lang. optional: die Linie darf die Zelle auslassen. Längen zählen von Zelle zu Zelle. An Ecken besteht die Linie aus Kanten.",
  "The links with one of the values enter the cells N times and leave them as often: 2 N of the links between one of the cells and another cell have one of the values.":
    "Die Verbindungen (links) mit einem der Werte betreten die Zellen N-mal und verlassen sie ebenso oft: 2 N der Verbindungen zwischen einer der Zellen und einer anderen haben einen der Werte.",
  "The edges, or the links, with one of the values form no closed line. diagonals: the lines are the diagonals of cells instead; a cell with FALLING joins its upper left corner with its lower right one, and a cell with RISING the other two.":
    "Die Kanten oder die Verbindungen (links) mit einem der Werte bilden keine geschlossene Linie. diagonals: stattdessen sind die Linien Diagonalen von Zellen; eine Zelle mit FALLING verbindet ihre linke obere Ecke mit der rechten unteren, eine mit RISING die beiden anderen.",
  "The links with one of the values join all cells: from each cell there is a way along them to each other one. Edges join all corners.":
    "Die Verbindungen (links) mit einem der Werte verbinden alle Zellen: von jeder Zelle führt ein Weg auf ihnen zu jeder anderen. Kanten verbinden alle Ecken.",
  "The edges, or the links, with one of the values make paths that neither branch nor cross nor close. Their ends are the cells after a ':', and both ends of a path have the same label; ? is a label that fits all others. For edges, the ends are corners. all: each cell, or corner, is on a path.":
    "Die Kanten oder die Verbindungen (links) mit einem der Werte bilden Wege, die sich nicht verzweigen, nicht kreuzen und nicht schließen. Ihre Enden sind die Zellen nach einem ':', und beide Enden eines Weges haben dieselbe Marke; ? ist eine Marke, die zu allen anderen passt. Bei Kanten sind die Enden Ecken. all: jede Zelle oder Ecke liegt auf einem Weg.",
  "The islands, which are the cells after a ':', are joined by bridges: two islands of a row or column by one bridge if the links between them have the value ONE, by two if they have TWO. Bridges do not cross, and along them one gets from each island to each other one. A number counts the bridges at its island, and ? is an unknown number.":
    "Die Inseln, das sind die Zellen nach einem ':', sind durch Brücken verbunden: zwei Inseln einer Zeile oder Spalte durch eine Brücke, wenn die Verbindungen (links) zwischen ihnen den Wert ONE haben, durch zwei, wenn sie TWO haben. Brücken kreuzen sich nicht, und auf ihnen kommt man von jeder Insel zu jeder anderen. Eine Zahl zählt die Brücken an ihrer Insel, und ? ist eine unbekannte Zahl.",
  "The links with one of the values are a line that passes N of the cells, and the line neither branches nor ends in any of them. turn, straight: only cells count in which it turns, or goes straight. crossing: two lines may cross in a cell, which counts once then. alike: all of the cells count, or none. If the line is made of edges, the corners of the cells count instead.":
    "Die Verbindungen (links) mit einem der Werte sind eine Linie, die durch N der Zellen geht; sie verzweigt sich in keiner und endet in keiner. turn, straight: nur Zellen zählen, in denen sie abbiegt oder geradeaus geht. crossing: zwei Linien dürfen sich in einer Zelle kreuzen, die dann einmal zählt. alike: alle der Zellen zählen oder keine. Besteht die Linie aus Kanten, so zählen stattdessen die Ecken der Zellen.",
  "The links with one of the values make one closed line that may cross itself: where four of them meet, two lines go straight. several: one closed line or more, which may cross each other. all: each cell is on a line. rectangles: each closed line turns four times. clues: the cells after a ':' have labels. Each closed line passes a label, equal labels are on one line, different ones are not, and no lines cross at a label; ? is a label that fits all others.":
    "Die Verbindungen (links) mit einem der Werte bilden eine geschlossene Linie, die sich kreuzen darf: wo vier von ihnen zusammentreffen, gehen zwei Linien geradeaus. several: eine oder mehrere geschlossene Linien, die auch einander kreuzen dürfen. all: jede Zelle liegt auf einer Linie. rectangles: jede geschlossene Linie biegt viermal ab. clues: die Zellen nach einem ':' haben Marken. Jede geschlossene Linie führt durch eine Marke, gleiche Marken liegen auf einer Linie, verschiedene nicht, und an keiner Marke kreuzen sich Linien; ? ist eine Marke, die zu allen anderen passt.",
  "The links with one of the values are figures that pass all cells. Each figure passes exactly one of the cells after a ':', whose clue is the number of its shape, and ? is any shape. A figure is equal to its shape, neither turned nor mirrored, if the lengths of straight pieces do not count: it has the same ends, turns and branches, and straight pieces join them in the same way. A shape is written by rows of ─│┌┐└┘├┤┬┴┼ and the ends ╴╵╶╷, with '/' between them and '.' where nothing is.":
    "Die Verbindungen (links) mit einem der Werte sind Figuren, die durch alle Zellen führen. Jede Figur führt durch genau eine der Zellen nach einem ':', deren Hinweis die Nummer ihrer Form ist, und ? ist jede Form. Eine Figur ist gleich ihrer Form, weder gedreht noch gespiegelt, wenn die Längen gerader Stücke nicht zählen: sie hat dieselben Enden, Biegungen und Verzweigungen, und gerade Stücke verbinden sie auf dieselbe Weise. Eine Form besteht aus Zeilen von ─│┌┐└┘├┤┬┴┼ und den Enden ╴╵╶╷, mit '/' zwischen ihnen und '.', wo nichts ist.",
  "The links with one of the values are a line. In each sequence, which is a region, it passes all cells with A and none with B, or all cells with B and none with A, and at least one of them; and where it goes from a region to another one, it changes from A to B or from B to A.":
    "Die Verbindungen (links) mit einem der Werte sind eine Linie. In jeder Folge, die ein Gebiet ist, führt sie durch alle Zellen mit A und durch keine mit B, oder durch alle mit B und keine mit A, und durch mindestens eine davon; und wo sie aus einem Gebiet in ein anderes geht, wechselt sie von A zu B oder von B zu A.",
  "The links with one of the values join the cells into pieces, inside of the sequence only, and the longest piece has N cells. A cell without such a link is a piece of one cell.":
    "Die Verbindungen (links) mit einem der Werte verbinden die Zellen zu Stücken, nur innerhalb der Folge, und das längste Stück hat N Zellen. Eine Zelle ohne eine solche Verbindung ist ein Stück von einer Zelle.",
  "The links with one of the values leave each of the cells in exactly these directions. opposite: a line that enters the cell goes straight through it.":
    "Die Verbindungen (links) mit einem der Werte verlassen jede der Zellen genau in diesen Richtungen. opposite: eine Linie, die in die Zelle führt, geht gerade durch sie hindurch.",
  "The edges, or the links, with one of the values are closed lines, and the cells are inside of them: not outside, and on no link of the line. outside: the cells are outside instead.":
    "Die Kanten oder die Verbindungen (links) mit einem der Werte sind geschlossene Linien, und die Zellen liegen innerhalb: nicht außerhalb und auf keiner Verbindung der Linie. outside: die Zellen liegen stattdessen außerhalb.",
};
