// What the rules from `acyclic` to `figures` say, in German. Longer than other files: a table of sentences.
#include "sator/explain/german/german_summaries.hpp"

namespace sator::explain {

namespace {

constexpr GermanSummary kFirstGermanSummaries[] = {
    {"acyclic",
     "Die Kanten oder die Verbindungen (links) mit einem der Werte bilden keine geschlossene Linie. "
     "diagonals: stattdessen sind die Linien Diagonalen von Zellen; eine Zelle mit FALLING verbindet "
     "ihre linke obere Ecke mit der rechten unteren, eine mit RISING die beiden anderen. arrows: Jeder "
     "dieser Werte führt zur nächsten Zelle in seiner Richtung, und kein Weg an ihnen entlang führt "
     "zu seinem Anfang zurück."},
    {"alternates",
     "Die Verbindungen (links) mit einem der Werte sind eine Linie. In jeder Folge, die ein Gebiet ist, "
     "führt sie durch alle Zellen mit A und durch keine mit B, oder durch alle mit B und keine mit A, "
     "und durch mindestens eine davon; und wo sie aus einem Gebiet in ein anderes geht, wechselt sie "
     "von A zu B oder von B zu A."},
    {"anti_king",
     "Keine zwei markierten Zellen, die einen Königszug auseinander liegen, enthalten denselben Wert. "
     "Mit VALUES gilt das nur für diese Werte."},
    {"anti_knight",
     "Keine zwei markierten Zellen, die einen Springerzug auseinander liegen, enthalten denselben Wert. "
     "Mit VALUES gilt das nur für diese Werte."},
    {"any_of",
     "Mindestens eine der Möglichkeiten in den eingerückten Zeilen darunter gilt. Jede ist eine ganze "
     "Regel: ihr Name, ihre Argumente und ihre Orte, und sie gilt an allen. Eine Zeile, die mit 'and' "
     "beginnt, gehört zu der Möglichkeit darüber."},
    {"arms",
     "Die Verbindungen (links) mit einem der Werte verlassen jede der Zellen genau in diesen "
     "Richtungen. opposite: eine Linie, die in die Zelle führt, geht gerade durch sie hindurch."},
    {"around",
     "Eine Zahl in einer markierten Zelle sagt, wie viele der markierten Zellen ringsum, bis zu acht "
     "(sechs im Sechseck), einen der Werte enthalten. Eine Zelle ohne Zahl zählt nichts. Steht edges "
     "vor den Werten, zählen nur Zellen mit gemeinsamer Kante; mit self zählt auch die Zelle selbst."},
    {"arrow",
     "Die Zellen entlang des Pfeils ergeben zusammen die Zahl in seinem Kreis. Der Kreis ist die erste "
     "Zelle, oder die Zellen vor dem ':', deren Summe zählt. Jedes weitere ':' beginnt einen weiteren "
     "Pfeil vom selben Kreis."},
    {"automaton",
     "Ein endlicher Automat nimmt die Zellen an, in ihrer Reihenfolge gelesen. Seine Übergänge stehen "
     "in Anführungszeichen: \"a -> b: 1 2; b -> a: 3; accept a\". Er beginnt im zuerst genannten "
     "Zustand. any meint alle Werte, und part den Schritt zwischen zwei Teilen einer Linie."},
    {"bank",
     "Zellen mit einem der Werte bilden Gruppen. Diese sind die Teile eines Vorrats, jedes genau "
     "einmal; sie dürfen gedreht und gespiegelt sein. Ein Teil ist ein Name (I1 bis I5, L3 bis L5, O4, "
     "S4, T4 und die Buchstaben der Pentominos mit einer 5) oder seine Zeilen aus x und Punkten: "
     "xx/x./x. some: jedes Teil höchstens einmal. apart: Teile berühren sich auch nicht an einer "
     "Ecke. one_each: Jedes Teil liegt in einer der Gruppen von Zellen, die folgen, und jede von ihnen "
     "hat höchstens ein Teil."},
    {"battlefield",
     "Die Zahl in der ersten Zelle ist die Länge einer Armee, die dort beginnt, die Zahl in der "
     "letzten Zelle die einer Armee, die dort endet. Die Zellen zwischen den Armeen, oder die, die zu "
     "beiden Armeen gehören, ergeben zusammen N."},
    {"between",
     "Die Zellen zwischen der ersten und der letzten enthalten Werte, die echt zwischen den Werten "
     "dieser beiden liegen."},
    {"black_dot", "Eine der beiden Zellen neben einem schwarzen Punkt ist das Doppelte der anderen."},
    {"box_indexer",
     "Enthält die Zelle P eines Blocks, Zeile für Zeile gezählt, V, so enthält die Zelle V des "
     "Blocks P. SIZE ist die Größe der Blöcke, z. B. 3x2, wenn es nicht die übliche ist."},
    {"bridges",
     "Die Inseln, das sind die Zellen nach einem ':', sind durch Brücken verbunden: zwei Inseln einer "
     "Zeile oder Spalte durch eine Brücke, wenn die Verbindungen (links) zwischen ihnen den Wert ONE "
     "haben, durch zwei, wenn sie TWO haben. Brücken kreuzen sich nicht, und auf ihnen kommt man von "
     "jeder Insel zu jeder anderen. Eine Zahl zählt die Brücken an ihrer Insel, und ? ist eine "
     "unbekannte Zahl."},
    {"cage",
     "Die Zellen enthalten verschiedene Zahlen mit der Summe N: ein Käfig eines Killer-Sudokus, eine "
     "Reihe eines Kakuros. Ohne N enthalten sie nur verschiedene Werte."},
    {"centred",
     "Kanten mit einem der Werte sind Grenzen, die die Zellen in Gebiete teilen, wie in der Regel "
     "division. Jedes Gebiet hat genau einen Mittelpunkt und sieht nach einer halben Drehung um ihn "
     "gleich aus. Die Zellen nach einem ':' haben die Mittelpunkte: in der Mitte (middle), in der Mitte "
     "ihrer rechten Kante (right) oder ihrer unteren Kante (below) oder in ihrer rechten unteren Ecke "
     "(corner)."},
    {"clone",
     "Die Gruppen von Zellen enthalten Zelle für Zelle dieselben Werte, in Leserichtung oder in der "
     "Reihenfolge der Marken: ein Klon und sein Original."},
    {"coloured_runs",
     "Die Blöcke gleicher Werte außer dem leeren sind diese, in dieser Reihenfolge. Ein Block ist "
     "seine Länge und sein Wert, z. B. 3r. Zwischen zwei Blöcken desselben Wertes ist mindestens ein "
     "leeres Feld; Blöcke verschiedener Werte dürfen sich berühren."},
    {"column_indexer",
     "Enthält eine Zelle der Spalte C den Wert V, so enthält in ihrer Zeile die Zelle der Spalte V "
     "den Wert C."},
    {"connected",
     "Die Zellen mit einem der Werte hängen über Kanten zusammen. nonempty: es gibt mindestens eine. "
     "diagonally: auch eine gemeinsame Ecke verbindet. to_border: stattdessen erreicht jede Gruppe "
     "solcher Zellen den Rand des Gitters."},
    {"consecutive", "Benachbarte Zellen der Folge unterscheiden sich um 1."},
    {"count",
     "N der Zellen enthalten einen der Werte. N ist eine Zahl, 2..4, 2.. (mindestens) oder ..4 "
     "(höchstens)."},
    {"counting_circles",
     "Eine Zahl in einer markierten Zelle sagt, wie viele der markierten Zellen sie enthalten."},
    {"couple",
     "Genau zwei der Zellen haben einen der Werte. between: die Zahl der Zellen zwischen ihnen, auf "
     "einem kürzesten Weg über Kanten, der die Gruppe nicht verlässt. Teilt ein ':' die Zellen in "
     "zwei Gruppen, so hat jede Gruppe zwei solche Zellen, und ihre Wege sind verschieden lang."},
    {"course",
     "Die Verbindungen (links) mit einem der Werte sind eine Linie, die an einer Kante in das Gitter "
     "führt und an einer anderen hinaus. Sie verzweigt sich nicht. Eine Zelle, die allein genannt ist, "
     "ist Eis: Die Linie geht geradeaus darüber, darf sich nur dort kreuzen und führt durch jede "
     "Gruppe von Eis. Zwei Zellen sind ein Pfeil: Die Linie geht von der ersten zur zweiten. all: sie "
     "führt durch jede Zelle, die kein Eis ist, und durch Eis nach Belieben. clues: sie führt durch "
     "alle Zellen nach einem ':', deren N-te die Zahl N oder ? hat."},
    {"crossing_loop",
     "Die Verbindungen (links) mit einem der Werte bilden eine geschlossene Linie, die sich kreuzen "
     "darf: wo vier von ihnen zusammentreffen, gehen zwei Linien geradeaus. several: eine oder mehrere "
     "geschlossene Linien, die auch einander kreuzen dürfen. all: jede Zelle liegt auf einer Linie. "
     "rectangles: jede geschlossene Linie biegt viermal ab. clues: die Zellen nach einem ':' haben "
     "Marken. Jede geschlossene Linie führt durch eine Marke, gleiche Marken liegen auf einer Linie, "
     "verschiedene nicht, und an keiner Marke kreuzen sich Linien; ? ist eine Marke, die zu allen "
     "anderen passt."},
    {"difference",
     "Benachbarte Zellen der Folge unterscheiden sich um N. N kann ein Bereich sein: 5.. (mindestens), "
     "..2 (höchstens), 2..4."},
    {"different_pairs",
     "Die ersten Zellen zweier Gruppen sind ein Paar, die zweiten Zellen sind eines, und so weiter. "
     "Keine zwei Paare sind gleich, wie bei zwei orthogonalen lateinischen Quadraten."},
    {"different_words", "Keine zwei der Folgen, die in allen Zeichnungen markiert sind, lauten gleich."},
    {"disjoint_groups",
     "Zellen an derselben Stelle ihrer Blöcke enthalten verschiedene Werte: alle ersten Zellen, alle "
     "zweiten und so weiter."},
    {"distinct", "Keine zwei der Zellen enthalten denselben Wert; auch leer ist ein Wert."},
    {"division",
     "Kanten mit einem der Werte sind Grenzen, die die Zellen in Gebiete teilen. Innerhalb eines "
     "Gebiets ist keine Grenze, und auch der Rand des Gitters hat Grenzen, wenn er genannt ist. size: "
     "die Zahl der Zellen jedes Gebiets. regions: die Zahl der Gebiete. clues: Zahlen in den Zellen "
     "nach einem ':'; jede ist die Größe ihres Gebiets, und ? ist eine unbekannte Größe. one, "
     "at_most_one: die Zahl der Hinweise jedes Gebiets. rectangle: seine Form. one_wide: ein Rechteck, "
     "dessen kürzere Seite eine Zelle ist. square: ein Rechteck, das so hoch wie breit ist. bent: ein "
     "L, das eine Zelle breit ist. bent_triples: ein Rechteck, dem ein kleineres an einer Ecke fehlt, "
     "wenn seine Größe ein Vielfaches von drei ist. symmetric: Es sieht nach einer halben Drehung "
     "gleich aus. no_crossing: Nie treffen sich vier Grenzen in einem Punkt zwischen vier Zellen. "
     "equal: alle haben eine Größe. unlike: Gebiete mit gemeinsamer Grenze sind verschieden groß. "
     "unlike_shape: Sie unterscheiden sich in der Form, auch gedreht oder gespiegelt; "
     "unlike_fixed_shape: so, wie sie liegen. between: Jedes Gebiet hat genau zwei Hinweise, und seine "
     "Größe liegt zwischen ihren Zahlen. sides: Eine Zahl ist die Höhe und die Breite ihres Gebiets. "
     "unsized: Alle Zellen nach dem ':' haben Hinweise ohne Zahl. counting: Eine Zahl ist die der "
     "markierten Zellen ihres Gebiets, die nach einem zweiten ':' folgen. halves: Die markierten Zellen "
     "eines Gebiets und seine übrigen sind zwei Formen, die kongruent sind, und eine Zahl ist die "
     "Größe von jeder. one_kind: Jedes Gebiet hat einen Hinweis, und alle seine Hinweise sind in "
     "markierten Zellen, oder keiner. at_most_two: Ein Gebiet hat höchstens zwei Hinweise. straight: "
     "Grenzen führen gerade durch das Gitter. undivided: Keine Grenze ist zwischen zwei markierten "
     "Zellen. snake: Jedes Gebiet ist ein Weg aus zwei oder mehr Zellen, der sich nicht berührt, auch "
     "nicht an einer Ecke. thin: Kein Gebiet hat 2 x 2 Zellen. gathered: Jedes Gebiet hat Hinweise, "
     "alle mit einer Zahl, und zwar alle Hinweise mit dieser Zahl. lettered: Jedes Gebiet hat genau "
     "einen Hinweis; sind die Hinweise zweier Gebiete gleich, so sind es auch die Gebiete, so, wie sie "
     "liegen, mit dem Hinweis an derselben Stelle; wenn nicht, sind sie nicht kongruent."},
    {"dominoes",
     "Die Zellen bilden Dominosteine, und jede Zelle sagt, wo ihre andere Hälfte liegt. Die Buchstaben "
     "der Zeichnung stehen für die Zahlen auf den Steinen: Keine zwei Steine haben dieselben beiden. "
     "Die Werte der Richtungen sind L, R, U und D (links, rechts, oben, unten), wenn sie fehlen."},
    {"doppelblock",
     "Zwei Zellen sind schwarz, und die Zellen dazwischen ergeben zusammen N. BLACK ist der Wert "
     "schwarzer Zellen; fehlt er, ist es X, leer oder 0, je nachdem, was die Zellen enthalten können."},
    {"double_arrow", "Die Zellen zwischen den beiden Enden der Linie ergeben zusammen die Summe der Enden."},
    {"dutch_flatmates",
     "Jede 5 einer Spalte hat die 1 direkt über sich oder die 9 direkt unter sich. Bei anderen Zahlen "
     "als 1..9 sind es die mittlere, die kleinste und die größte."},
    {"dutch_whispers",
     "Eine holländische Flüsterlinie (Dutch Whispers): Benachbarte Zellen unterscheiden sich um "
     "mindestens N. Fehlt N, ist es 4."},
    {"enclosed",
     "Die Kanten oder die Verbindungen (links) mit einem der Werte sind geschlossene Linien, und die "
     "Zellen liegen innerhalb: nicht außerhalb und auf keiner Verbindung der Linie. outside: die "
     "Zellen liegen stattdessen außerhalb."},
    {"ends_apart",
     "Eine Zelle, an der genau eine Verbindung (link) einen der Werte hat, ist ein Ende. Von zwei "
     "Zellen, die sich berühren, vielleicht nur an einer Ecke, sind nicht beide ein Ende."},
    {"entropic_line",
     "Je drei aufeinanderfolgende Zellen der Linie enthalten eine kleine, eine mittlere und eine große "
     "Zahl: Das sind drei gleich große Teile der Zahlen des Rätsels, z. B. 1 bis 3, 4 bis 6 und 7 bis "
     "9."},
    {"equal", "Alle Zellen enthalten denselben Wert."},
    {"even", "Jede markierte Zelle enthält eine gerade Zahl."},
    {"expression",
     "Der Ausdruck ist wahr: rule sum(a) = 2 * b. Ein Buchstabe, der eine Zelle markiert, ist ihre Zahl "
     "oder ihr Symbol (a = \"x\"); sum, product, min, max, distinct und sorted (keines ist kleiner als "
     "das davor) nehmen Buchstaben und Zahlen, number(a) liest Dezimalziffern, count(a, 3) zählt "
     "Symbole und count(a > 1, b > 1) Bedingungen; es gibt abs, prime, square (0, 1, 4, 9 und so "
     "weiter), even und odd, + - * / %, = != < <= > >=, a in 1..4, a in (1, 3, 5), not in, and, or, "
     "not, if … then …. each 3 of a as x y z: … gilt für alle Fenster aus 3 aufeinanderfolgenden "
     "Zellen von a, und each 3 of a as w: … nennt das ganze Fenster. Eine Division rundet ab, der "
     "Rest hat das Vorzeichen des Teilers, und ein Vergleich, in dem durch 0 geteilt wird, ist falsch. "
     "Enthält eine Zelle einen Buchstaben oder ist sie leer, so ist ein Vergleich mit einer Zahl "
     "falsch, aber != ist wahr; in einer Summe zählt eine leere Zelle nichts."},
    {"extra_region",
     "Keine zwei der Zellen enthalten denselben Wert. Mit VALUES enthalten sie diese, jeden so oft, wie "
     "er dasteht."},
    {"figures",
     "Die Verbindungen (links) mit einem der Werte sind Figuren, die durch alle Zellen führen. Jede "
     "Figur führt durch genau eine der Zellen nach einem ':', deren Hinweis die Nummer ihrer Form ist, "
     "und ? ist jede Form. Eine Figur ist gleich ihrer Form, weder gedreht noch gespiegelt, wenn die "
     "Längen gerader Stücke nicht zählen: sie hat dieselben Enden, Biegungen und Verzweigungen, und "
     "gerade Stücke verbinden sie auf dieselbe Weise. Eine Form besteht aus Zeilen von "
     "─│┌┐└┘├┤┬┴┼ und den Enden ╴╵╶╷, mit '/' zwischen ihnen und '.', wo "
     "nichts ist."},
};

}  // namespace

std::span<const GermanSummary> first_german_summaries() {
    return kFirstGermanSummaries;
}

}  // namespace sator::explain
