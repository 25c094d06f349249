// What the rules from `product` to `zipper_line` say, in German. Longer than other files: a table of sentences.
#include "sator/explain/german/german_summaries.hpp"

namespace sator::explain {

namespace {

constexpr GermanSummary kThirdGermanSummaries[] = {
    {"product", "Das Produkt der Zellen ist N. Eine leere Zelle zählt als 1."},
    {"quadruple",
     "Die Zellen um eine Ecke enthalten die genannten Werte, jeden mindestens so oft, wie er dasteht."},
    {"ratio", "Von je zwei benachbarten Zellen der Folge ist eine das N-Fache der anderen."},
    {"reaches",
     "Wege führen von der ersten Zelle aus über Kanten und durch Zellen mit einem der Werte. Sie "
     "erreichen N der Hinweise, das sind die Zellen nach einem ':', und enden dort; die erste Zelle "
     "zählt nicht mit. past: Die Wege führen auch an Hinweisen vorbei, durch solche mit einem der "
     "Werte. N darf ein Bereich sein."},
    {"regex", "Die Zellen, der Reihe nach gelesen, passen als Ganzes zum regulären Ausdruck."},
    {"region",
     "Kanten mit einem der Werte sind Grenzen, die die Zellen in Gebiete teilen, wie in der Regel "
     "division. Das Gebiet jeder Zelle ist höher als breit, breiter als hoch, oder so hoch wie breit "
     "(tall, wide, as_tall_as_wide). not_size: Es hat nicht diese Zahl von Zellen. above, below, left, "
     "right: So viele seiner Zellen liegen weiter in dieser Richtung als die Zelle. bend: Es ist ein L, "
     "eine Zelle breit, mit dem Knick in der Zelle. bend_away: Es ist ein solches L und hat den Knick "
     "so viele Zellen weit von der Zelle. end: Es geht von der Zelle aus nur in dieser Richtung weiter. "
     "shape: Es ist ein Tetromino (I4, L4, O4, S4, T4) oder ein Pentomino (F5 bis Z5). lengths: Seine "
     "Läufe in Zeilen und Spalten haben genau diese Längen, jede mindestens einmal; ? ist eine "
     "weitere. ratio: Die Summe der Gewichte seiner Zellen, die nach einem ':' folgen, hat dieses "
     "Verhältnis zur Zahl seiner Zellen. Von zwei benachbarten Zellen: apart: Sie sind in zwei "
     "Gebieten. agree: Diese stimmen in N von zwei Dingen überein, Größe und Richtung, d. h. ob sie "
     "höher als breit sind. total: Sie haben zusammen N Zellen, oder mit ? beliebig viele."},
    {"region_sum_line",
     "Die Teile der Linie in verschiedenen Blöcken haben dieselbe Summe. Fehlt 'boxes SIZE', sind die "
     "Blöcke die Gebiete oder Blöcke des Rätsels oder die üblichen eines Sudokus. Steht ':' in der "
     "Linie, so sind das die Grenzen ihrer Teile."},
    {"renban",
     "Die Zellen enthalten verschiedene aufeinanderfolgende Zahlen in beliebiger Reihenfolge, z. B. 4, "
     "6, 5: eine Renban-Linie eines Sudokus, eine Straße eines Str8ts."},
    {"ringed",
     "Eine Zelle mit FALLING hat die Diagonale von ihrer linken oberen zu ihrer rechten unteren Ecke, "
     "eine Zelle mit RISING die andere. some: die Diagonalen der markierten Zellen sind Teile von "
     "Ringen, die Diagonalen des Gitters bilden. none: sie sind in keinem solchen Ring."},
    {"row_indexer",
     "Enthält eine Zelle der Zeile R den Wert V, so enthält in ihrer Spalte die Zelle der Zeile V den "
     "Wert R."},
    {"runs",
     "Die Läufe des letzten Zeichens im Bereich der Zellen haben diese Längen, in dieser Reihenfolge, "
     "mit mindestens einem anderen Zeichen zwischen zwei Läufen."},
    {"runs_around",
     "Die Zellen mit einem der Werte um eine Zelle herum bilden Folgen dieser Längen, eine Ziffer für "
     "jede, in beliebiger Reihenfolge, wie in Tapa: 13 ist eine Folge von 1 und eine von 3, die sich "
     "nicht berühren. 0 heißt keine."},
    {"same_values",
     "Die Gruppen von Zellen enthalten dieselben Werte, jeden gleich oft, in beliebiger Reihenfolge."},
    {"sandwich",
     "A und B stehen in je einer Zelle, und die Zellen dazwischen ergeben zusammen N. Fehlen A und B, "
     "sind sie die kleinste und die größte Zahl im Bereich der Zellen."},
    {"see",
     "Eine einzelne Zelle sieht N Zellen ihrer Zeile und Spalte, in jeder Richtung bis vor die erste "
     "mit einem der Werte. self: sie zählt mit. Eine Linie wird von ihrer ersten Zelle aus gesehen. N "
     "darf ein Bereich sein; Richtungen (up, left, …) dürfen folgen. edges: Es sieht sie durch "
     "Kanten, bis zur ersten mit einem der Werte. own: Enthält die Zelle eine Zahl, so ist diese N."},
    {"segments",
     "Die Verbindungen (links) mit einem der Werte sind eine Linie, die durch jede der Zellen führt: "
     "sie verlässt die Zelle in zwei Richtungen, und ihre Arme reichen von dort bis zur nächsten "
     "Biegung. straight, turn: was die Linie in der Zelle tut, geradeaus gehen oder abbiegen. each: die "
     "Länge jedes geraden Stücks an der Zelle. total: die Länge beider Arme. shorter: die Länge des "
     "kürzeren Arms. equal, different: die Arme sind gleich oder verschieden lang. optional: die Linie "
     "darf die Zelle auslassen. Längen zählen von Zelle zu Zelle. An Ecken besteht die Linie aus "
     "Kanten. An einer Verbindung beginnen beide Arme mit dieser Verbindung."},
    {"self_describing",
     "Die erste Zelle enthält die Anzahl der Nullen in den Zellen, die zweite die der Einsen und so "
     "weiter."},
    {"share",
     "Mehr als die Hälfte der Zellen enthält einen der Werte, oder genau die Hälfte, oder weniger "
     "als die Hälfte."},
    {"ships",
     "Die Zellen mit dem Wert sind Schiffe dieser Längen: gerade Linien in Zeilen und Spalten, die "
     "sich nicht berühren, auch nicht an einer Ecke."},
    {"skyscraper_sum",
     "Von der ersten Zelle aus gesehen ergeben die Zahlen, die höher sind als alle davor, zusammen N. "
     "Eine leere Zelle verdeckt nichts."},
    {"slow_thermometer",
     "Keine Zelle enthält weniger als die vor ihr, von der Kugel des Thermometers bis zur Spitze."},
    {"snake_path",
     "Die Zellen mit einem der Werte bilden einen Weg über Kanten: mindestens eine Zelle, ohne "
     "Verzweigung, nicht geschlossen, und keine zwei haben eine gemeinsame Kante, wenn nicht die eine "
     "auf die andere folgt."},
    {"straight_pieces",
     "Die Verbindungen (links) mit einem der Werte sind eine Linie. Alle ihre geraden Stücke, die "
     "durch eine der Zellen führen oder dort abbiegen oder enden, haben genau diese Längen, jede "
     "mindestens einmal; ? oder 0 ist eine weitere Länge. Längen werden von Zelle zu Zelle gezählt."},
    {"stretch",
     "Die Zelle und die Zellen, zu denen man von ihr aus über Verbindungen (links) mit einem der Werte "
     "kommt, sind eine Strecke aus N Zellen. Sie betritt keine der Zellen nach einem ':'. within: sie "
     "betritt nur diese Zellen."},
    {"strict_order",
     "Jede Zelle enthält mehr als die vor ihr, wie auf einem Thermometer von der Kugel an; Buchstaben "
     "kommen nach Zahlen, leer kommt nach Buchstaben."},
    {"subset", "Die Zellen enthalten nur genannte Werte, jeden höchstens so oft, wie er dasteht."},
    {"successive",
     "Zwei Zellen mit einem der Werte folgen aufeinander, wenn keine solche Zelle zwischen ihnen ist. "
     "different: Dann enthalten sie verschiedene Werte. spaced: Dann sind so viele Zellen zwischen "
     "ihnen, wie sich ihre Zahlen unterscheiden."},
    {"sum", "Die Zellen ergeben zusammen N. Eine leere Zelle zählt nichts."},
    {"sum_line",
     "Die Linie lässt sich in Gruppen benachbarter Zellen teilen, die jeweils zusammen N ergeben. "
     "Fehlt N, ist es 10: eine Zehnerlinie. Mit loop geht die Linie von der letzten Zelle zur ersten "
     "weiter."},
    {"superset", "Die Zellen enthalten alle genannten Werte, jeden mindestens so oft, wie er dasteht."},
    {"theme",
     "Ordnet die Lösungen, die beste zuerst, nach der Summe der Punkte ihrer Wörter in der Liste PATH "
     "oder in der des Rätsels; ein Wort, das nicht in der Liste steht, hat 0 Punkte."},
    {"together", "Hat eine der Zellen einen der Werte, so kommt jeder der Werte in ihnen vor."},
    {"touches",
     "Die Zellen mit einem der Werte bilden Gruppen, die entlang von Kanten zusammenhängen. Jede "
     "Gruppe berührt andere an genau N Ecken: Von den vier Zellen, die sich dort treffen, haben zwei "
     "gegenüberliegende einen der Werte und die anderen beiden nicht."},
    {"tours",
     "Die Verbindungen (links) mit einem der Werte bilden geschlossene Linien, die sich weder "
     "verzweigen noch kreuzen. Jede führt durch genau eine der Zellen nach einem ':', die Hinweise "
     "haben. Sie betritt jedes Gebiet höchstens einmal und führt in jedem Gebiet, das sie betritt, "
     "durch so viele Zellen, wie ihr Hinweis sagt; ? ist eine beliebige Zahl, dieselbe für alle diese "
     "Gebiete. Jedes Gebiet wird betreten."},
    {"trail",
     "Die Verbindungen (links) mit einem der Werte bilden einen Weg durch alle Zellen, der sich weder "
     "verzweigt noch schließt, und keine von ihnen verlässt die Zellen."},
    {"visible",
     "Von der ersten Zelle aus gesehen sind N der Zellen höher als alle davor. Eine leere Zelle "
     "verdeckt nichts."},
    {"visits",
     "Die Verbindungen (links) mit einem der Werte betreten die Zellen N-mal und verlassen sie ebenso "
     "oft: 2 N der Verbindungen zwischen einer der Zellen und einer anderen haben einen der Werte."},
    {"way",
     "Ein Weg führt von der ersten Zelle zur zweiten, über Kanten und durch Zellen mit einem der "
     "Werte; seine Enden dürfen jeden Wert haben. over: Jeder solche Weg geht durch die dritte Zelle, "
     "wenn es überhaupt einen gibt. around: Es gibt einen, der nicht durch sie geht."},
    {"whispers",
     "Eine Flüsterlinie (Whispers): Benachbarte Zellen unterscheiden sich um mindestens N. Fehlt N, "
     "ist es 5 wie auf den deutschen Flüsterlinien (German Whispers) eines Sudokus."},
    {"white_dot", "Die beiden Zellen neben einem weißen Punkt unterscheiden sich um 1."},
    {"white_rectangles",
     "Eine Zelle ist weiß, oder ein schwarzes Dreieck füllt die Hälfte von ihr, an einer ihrer "
     "Ecken. Alles, was weiß bleibt, sind Rechtecke, aufrecht oder um 45 Grad gedreht. Die fünf Werte "
     "sind die einer weißen Zelle und der Dreiecke in der linken oberen Ecke, der rechten oberen, der "
     "rechten unteren und der linken unteren. Was nicht zu den Zellen gehört, ist schwarz."},
    {"word", "Die Zellen, der Reihe nach gelesen, ergeben ein Wort der Liste in der Datei PATH."},
    {"words",
     "Die Zellen, der Reihe nach gelesen, ergeben eines der Wörter oder, wenn keines genannt ist, ein "
     "Wort der Liste unter der Zeile 'words' des Rätsels."},
    {"x_sum",
     "Die ersten X Zellen ergeben zusammen N; X ist die Zahl in der ersten Zelle. X selbst zählt mit."},
    {"xv", "Die beiden Zellen neben einem X ergeben zusammen 10, die neben einem V zusammen 5."},
    {"zipper_line",
     "Zellen mit gleichem Abstand von der Mitte der Linie ergeben zusammen dieselbe Zahl. Hat die Linie "
     "eine Zelle in der Mitte, so enthält diese Zelle die Zahl."},
};

}  // namespace

std::span<const GermanSummary> third_german_summaries() {
    return kThirdGermanSummaries;
}

}  // namespace sator::explain
