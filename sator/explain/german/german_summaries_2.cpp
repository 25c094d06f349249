// What the rules from `find` to `prod` say, in German. Longer than other files: a table of sentences.
#include "sator/explain/german/german_summaries.hpp"

namespace sator::explain {

namespace {

constexpr GermanSummary kSecondGermanSummaries[] = {
    {"find",
     "Das Wort steht irgendwo in den markierten Zellen, in gerader Linie, in einer von acht Richtungen "
     "(sechs im Sechseck)."},
    {"first_seen", "Die erste Zelle, die nicht leer ist, enthält den Wert."},
    {"flow",
     "Die Verbindungen (links) mit einem der Werte sind Linien, die sich weder verzweigen noch kreuzen. "
     "Man kann jede so entlanggehen, dass man von einer Zelle einer Folge zur nächsten geht und nie "
     "zurück, wenn eine Linie diese beiden Zellen verbindet."},
    {"forest",
     "Die Zellen mit einem der Werte schließen keinen Ring: Kein Weg über Kanten führt durch solche "
     "Zellen zu seinem Anfang zurück. Auch vier solche Zellen, die ein Quadrat bilden, sind ein Ring."},
    {"full_rank",
     "Alle Zeilen und Spalten werden von beiden Enden als Zahlen gelesen und sortiert: Diese Linie ist "
     "die N-kleinste, und keine andere ist ihr gleich. Nur Linien, die so lang sind wie diese, zählen."},
    {"global_entropy",
     "Die Zellen enthalten eine kleine, eine mittlere und eine große Zahl: bei 1..9 eine von 1..3, "
     "eine von 4..6 und eine von 7..9. Sind keine Zellen genannt, gilt das für je 2 mal 2 Zellen."},
    {"groups",
     "Die Zellen mit einem der Werte bilden Gruppen, die über Kanten zusammenhängen. size: wie viele "
     "Zellen jede Gruppe hat. clues: Zahlen in den Zellen nach einem ':', jede die Größe ihrer "
     "Gruppe, wenn ihre Zelle in einer ist (? ist unbekannt). one, at_most_one: wie viele Zahlen jede "
     "Gruppe hat. square, not_rectangle: ihre Form. rectangle_if_even: sie ist ein Rechteck, wenn die "
     "Zahl ihrer Zellen gerade ist, und keines, wenn sie ungerade ist. unlike: Gruppen, die sich an "
     "einer Ecke berühren, sind verschieden groß. unlike_shape: Sie unterscheiden sich in der Form, "
     "auch gedreht oder gespiegelt. diagonally: auch eine gemeinsame Ecke verbindet."},
    {"groups_beside",
     "Die Gruppen von Zellen mit einem der Werte, die eine Kante mit einer Zelle gemeinsam haben, haben "
     "zusammen N Zellen. N darf ein Bereich sein. diagonally: Statt einer Kante teilen sie sich eine "
     "Ecke mit ihr, in einer Zelle, die nicht neben ihr liegt."},
    {"in_order",
     "Keine Zelle enthält weniger als die vor ihr; Buchstaben kommen nach Zahlen, leer kommt nach "
     "Buchstaben."},
    {"in_reverse_order",
     "Keine Zelle enthält mehr als die vor ihr; Buchstaben kommen nach Zahlen, leer kommt nach "
     "Buchstaben."},
    {"joined",
     "Die Verbindungen (links) mit einem der Werte verbinden alle Zellen: von jeder Zelle führt ein "
     "Weg auf ihnen zu jeder anderen. Kanten verbinden alle Ecken. drawn: sie verbinden nur die Zellen "
     "oder Ecken, an denen eine von ihnen ist."},
    {"labelled",
     "Die Zellen mit einem der Werte bilden Gruppen, die über Kanten zusammenhängen. clues: "
     "Kennzahlen der Zellen nach einem ':'; ? ist irgendeine. Jede Gruppe hat mindestens eine dieser "
     "Zellen und keine zwei verschiedenen Kennzahlen, und gleiche Kennzahlen sind in einer Gruppe."},
    {"last_seen", "Die letzte Zelle, die nicht leer ist, enthält den Wert."},
    {"liars",
     "Genau N der Hinweise in den eingerückten Zeilen darunter sind falsch. Jeder ist eine ganze "
     "Regel: ihr Name, ihre Argumente und ihre Orte; hat sie mehrere Orte, ist jeder ein Hinweis. Mit "
     "per row, per column, per box oder per region sind N der Hinweise falsch, die in jeder Zeile, "
     "jeder Spalte, jedem Block oder jedem Gebiet beginnen."},
    {"little_killer",
     "Die Zellen entlang eines Pfeils ergeben zusammen N; eine Zahl darf zweimal vorkommen."},
    {"lockout",
     "Die beiden Enden der Linie unterscheiden sich um mindestens N, und die Zellen dazwischen "
     "enthalten keine Zahl von der des einen Endes bis zu der des anderen, beide eingeschlossen. Fehlt "
     "N, ist es 4."},
    {"longest",
     "Die Verbindungen (links) mit einem der Werte verbinden die Zellen zu Stücken, nur innerhalb der "
     "Folge, und das längste Stück hat N Zellen. Eine Zelle ohne eine solche Verbindung ist ein "
     "Stück von einer Zelle."},
    {"loop",
     "Die Kanten oder die Verbindungen (links) mit einem der Werte bilden eine geschlossene Linie, die "
     "sich weder verzweigt noch kreuzt. several: eine oder mehrere geschlossene Linien. all: jede Ecke, "
     "oder bei Verbindungen jede Zelle, liegt auf einer Linie. except: jede Zelle liegt auf einer Linie "
     "oder hat einen dieser Werte, keine beides. inside: die Zellen im Inneren, oder bei Verbindungen "
     "die Ecken im Inneren, sind die mit einem dieser Werte."},
    {"maximum", "Jede Zelle enthält eine größere Zahl als die Zellen, mit denen sie eine Kante teilt."},
    {"meeting",
     "Die Zellen berühren eine Ecke, und N ihrer Diagonalen enden dort. Eine Zelle mit FALLING hat die "
     "Diagonale von ihrer linken oberen zu ihrer rechten unteren Ecke, eine Zelle mit RISING die "
     "andere. Die Ecke R1C1 ist die rechte untere Ecke der Zelle R1C1. N ist eine Zahl, 2..4, 2.. "
     "(mindestens) oder ..4 (höchstens)."},
    {"merged",
     "Kanten mit einem der Werte sind Grenzen, die die Zellen in Gebiete teilen, wie in der Regel "
     "division. Jede markierte Folge ist ein Teil, und jede andere Zelle ist einer allein. Innerhalb "
     "eines Teils ist keine Grenze, und jedes Gebiet besteht aus N ganzen Teilen. not_rectangle: Kein "
     "Gebiet ist ein Rechteck."},
    {"minimum", "Jede Zelle enthält eine kleinere Zahl als die Zellen, mit denen sie eine Kante teilt."},
    {"modular_line",
     "Je N aufeinanderfolgende Zellen der Linie haben verschiedene Reste, wenn man sie durch N teilt. "
     "Fehlt N, ist es 3."},
    {"nabner",
     "Keine zwei Zellen enthalten gleiche oder aufeinanderfolgende Zahlen, ob benachbart oder nicht: "
     "eine Nabner-Linie, das Gegenteil einer Renban-Linie."},
    {"nearest",
     "Von allen Zellen mit diesem Wert, die man von einer Zelle aus in vier Richtungen bis zur ersten "
     "Lücke sieht, liegen die nächsten genau in diesen Richtungen: up, down, left, right. Alle Zellen "
     "haben einen von zwei Werten."},
    {"negative",
     "Alle Marken der Regel xv, white_dot oder black_dot sind eingezeichnet: Für benachbarte Zellen "
     "ohne Marke dazwischen gilt deren Beziehung nicht. Ein Paar mit einem Punkt einer der beiden "
     "Farben hat eine Marke."},
    {"non_consecutive", "Keine zwei benachbarten Zellen der Folge unterscheiden sich um 1."},
    {"not",
     "Die Regel dahinter gilt nicht: not sum 10. Sie handelt von denselben Zellen wie jene Regel, eine "
     "Regel je Folge oder für alle."},
    {"numbered_groups",
     "Gleiche Zahlen, die über Kanten zusammenhängen, bilden eine Gruppe, und ihre Zahl ist die Zahl "
     "ihrer Zellen. Leere Zellen und Nullen sind in keiner Gruppe."},
    {"numbered_rooms", "Zelle X der Linie enthält den Wert; X ist die Zahl in der ersten Zelle."},
    {"odd", "Jede markierte Zelle enthält eine ungerade Zahl."},
    {"order",
     "Jeder der Werte steht in einer Zelle neben dem nächsten: 1 neben 2, 2 neben 3 und so weiter. "
     "Ohne VALUES sind es 1 bis zur Zahl der Zellen. diagonally: eine gemeinsame Ecke genügt. Dass "
     "jeder Wert einmal vorkommt, sagt die Regel permutation."},
    {"paired",
     "Jede Zelle mit dem ersten Wert hat eine eigene Zelle mit dem zweiten Wert neben sich, mit "
     "gemeinsamer Kante, und jede Zelle mit dem zweiten Wert gehört zu einer mit dem ersten. Welche "
     "ein Paar bilden, bleibt offen."},
    {"pairs",
     "Je zwei aufeinanderfolgende Zellen enthalten ein Paar der Tabelle. Sie sagt in "
     "Anführungszeichen, welche Werte nach jedem Wert kommen dürfen: \"1: 2 3; 2: 1\". Mit all gilt das "
     "für je zwei Zellen, in der Reihenfolge der Linie."},
    {"palindrome", "Die Zellen lauten von beiden Enden gelesen gleich."},
    {"parity_line", "Entlang der Linie wechseln sich ungerade und gerade Zahlen ab."},
    {"parts",
     "Die Zellen mit einem der Werte bilden Teile, die über Kanten zusammenhängen, nur innerhalb der "
     "Folge. number: die Zahl der Teile. size: die Zahl der Zellen jedes Teils. largest: die Zahl der "
     "Zellen des größten Teils; sie ist 0, wenn es keinen gibt. alike: Alle Teile haben gleich viele "
     "Zellen."},
    {"passes",
     "Die Verbindungen (links) mit einem der Werte sind eine Linie, die durch N der Zellen geht; sie "
     "verzweigt sich in keiner und endet in keiner. turn, straight: nur Zellen zählen, in denen sie "
     "abbiegt oder geradeaus geht. crossing: zwei Linien dürfen sich in einer Zelle kreuzen, die dann "
     "einmal zählt. ending: die Linie darf in einer Zelle enden, die zählt, wenn weder turn noch "
     "straight dabeisteht. alike: alle der Zellen zählen oder keine. Besteht die Linie aus Kanten, so "
     "zählen stattdessen die Ecken der Zellen."},
    {"paths",
     "Die Kanten oder die Verbindungen (links) mit einem der Werte bilden Wege, die sich nicht "
     "verzweigen, nicht kreuzen und nicht schließen. Ihre Enden sind die Zellen nach einem ':', und "
     "beide Enden eines Weges haben dieselbe Marke; ? ist eine Marke, die zu allen anderen passt. Bei "
     "Kanten sind die Enden Ecken. all: jede Zelle oder Ecke liegt auf einem Weg."},
    {"permutation",
     "Die Zellen enthalten die genannten Werte, jeden so oft, wie er dasteht. In 1..size ist size die "
     "Anzahl der Zellen."},
    {"pieces",
     "In jeder Gruppe sind die Zellen mit einem der Werte ein Stück aus N Zellen mit gemeinsamen "
     "Kanten. Zwei Stücke mit einer gemeinsamen Kante unterscheiden sich in der Form, auch gedreht "
     "oder gespiegelt."},
    {"pieces_around",
     "Die Verbindungen (links) mit einem der Werte sind Linien. Die Zellen um eine Zelle herum, an "
     "denen sie enden, bilden Stücke dieser Längen, jede eine Ziffer, in beliebiger Reihenfolge, wie "
     "in Tapa-Like Loop: Zwei Zellen, die im Ring um die Zelle aufeinanderfolgen, sind in einem Stück, "
     "wenn eine Linie sie verbindet. 0 heißt: kein Stück."},
    {"pill_arrow",
     "Die Zellen entlang des Pfeils ergeben zusammen die Zahl in seiner Pille, die von Zelle zu Zelle "
     "als Dezimalzahl gelesen wird. Die Pille sind die ersten N Zellen, sonst die ersten zwei, oder die "
     "Zellen vor dem ':'."},
    {"place",
     "Jedes Wort steht einmal da, in gerader Linie. Die Wörter und die Vorgaben füllen genau die "
     "Zellen, die nicht leer sind."},
    {"prod", "Das Produkt der Zellen ist N. Eine leere Zelle zählt als 1."},
};

}  // namespace

std::span<const GermanSummary> second_german_summaries() {
    return kSecondGermanSummaries;
}

}  // namespace sator::explain
