// Two tables of messages: the names of rules, and what rules demand, each with {} for the parts that vary. A part is put in place of {0}, {1}
// … of the German message, with its own words translated. If a name or a demand is not in its table, the rule stays English.
#include "sator/explain/german/german_rules.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <vector>

namespace sator::explain {

namespace {

enum class Noun : std::uint8_t { Region, One, Several };

struct NameRow {
    std::string_view english, german;
    Noun noun = Noun::One;
};

// The first row that fits counts.
constexpr NameRow kNames[] = {
    {"row {}", "Zeile {0}", Noun::Region},
    {"column {}", "Spalte {0}", Noun::Region},
    {"box {}", "Block {0}", Noun::Region},
    {"region {}", "Gebiet {0}", Noun::Region},
    {"X line {}", "X-Linie {0}", Noun::Region},
    {"Y line {}", "Y-Linie {0}", Noun::Region},
    {"Z line {}", "Z-Linie {0}", Noun::Region},
    {"all cells", "alle Zellen", Noun::Several},
    {"the rising diagonal", "die steigende Diagonale"},
    {"the falling diagonal", "die fallende Diagonale"},
    {"cells a knight's move apart", "Zellen im Abstand eines Springerzugs", Noun::Several},
    {"cells a king's move apart", "Zellen im Abstand eines Königszugs", Noun::Several},
    {"the group of cells at place {} of the boxes", "die Gruppe der Zellen am Platz {0} der Blöcke"},
    {"the extra region at {}", "das Extragebiet bei {0}"},
    {"the {} square at {}", "das {0}-Quadrat bei {1}"},
    {"the cage of {} in row {}", "der Käfig mit {0} in Zeile {1}"},
    {"the cage of {} in column {}", "der Käfig mit {0} in Spalte {1}"},
    {"the cage of {} at {}", "der Käfig mit {0} bei {1}"},
    {"the cage at {}", "der Käfig bei {0}"},
    {"the little killer of {} from {} {}", "der Little Killer {0} ab {1} {2}"},
    {"the quadruple {} at {}", "das Quadrupel {0} bei {1}"},
    {"the X between {}", "das X zwischen {0}"},
    {"the V between {}", "das V zwischen {0}"},
    {"the black dot between {}", "der schwarze Punkt zwischen {0}"},
    {"the white dot between {}", "der weiße Punkt zwischen {0}"},
    {"the arrow from {}", "der Pfeil ab {0}"},
    {"the double arrow from {}", "der Doppelpfeil ab {0}"},
    {"the pill arrow from {}", "der Pillenpfeil ab {0}"},
    {"the thermometer from {}", "das Thermometer ab {0}"},
    {"the slow thermometer from {}", "das langsame Thermometer ab {0}"},
    {"the whispers line from {}", "die Flüsterlinie ab {0}"},
    {"the renban line from {}", "die Renban-Linie ab {0}"},
    {"the nabner line from {}", "die Nabner-Linie ab {0}"},
    {"the zipper line from {}", "die Reißverschlusslinie ab {0}"},
    {"the lockout line from {}", "die Sperrlinie ab {0}"},
    {"the ten line from {}", "die Zehnerlinie ab {0}"},
    {"the region sum line from {}", "die Gebietssummenlinie ab {0}"},
    {"the parity line from {}", "die Paritätslinie ab {0}"},
    {"the modular line from {}", "die Modulo-Linie ab {0}"},
    {"the entropic line from {}", "die Entropielinie ab {0}"},
    {"the palindrome from {}", "das Palindrom ab {0}"},
    {"the palindrome line from {}", "die Palindromlinie ab {0}"},
    {"the clue of {} {} row {}", "der Hinweis {0} {1} Zeile {2}"},
    {"the clue of {} {} column {}", "der Hinweis {0} {1} Spalte {2}"},
    {"the clue {} row {}", "der Hinweis {0} Zeile {1}"},
    {"the clue {} column {}", "der Hinweis {0} Spalte {1}"},
    {"the room number {} {} row {}", "die Zimmernummer {0} {1} Zeile {2}"},
    {"the room number {} {} column {}", "die Zimmernummer {0} {1} Spalte {2}"},
    {"the X-sum of {} {} row {}", "die X-Summe {0} {1} Zeile {2}"},
    {"the X-sum of {} {} column {}", "die X-Summe {0} {1} Spalte {2}"},
    {"the skyscraper sum of {} {} row {}", "die Hochhaussumme {0} {1} Zeile {2}"},
    {"the skyscraper sum of {} {} column {}", "die Hochhaussumme {0} {1} Spalte {2}"},
    {"the battlefield of {} {} row {}", "das Schlachtfeld {0} {1} Zeile {2}"},
    {"the battlefield of {} {} column {}", "das Schlachtfeld {0} {1} Spalte {2}"},
    {"the sandwich in row {}", "das Sandwich in Zeile {0}"},
    {"the sandwich in column {}", "das Sandwich in Spalte {0}"},
    {"the {} cells from {} to {} and the {} cells from {} to {}",
     "die {0} Zellen von {1} bis {2} und die {3} Zellen von {4} bis {5}", Noun::Several},
    {"the domino {}", "der Dominostein {0}"},
    {"the line of pairs in row {}", "die Linie der Paare in Zeile {0}"},
    {"a tent at {}", "ein Zelt bei {0}"},
    {"the tree at {}", "der Baum bei {0}"},
    {"tents", "Zelte", Noun::Several},
    {"stars", "Sterne", Noun::Several},
    {"the ships", "die Schiffe", Noun::Several},
    {"the black cells", "die schwarzen Zellen", Noun::Several},
    {"{} across", "{0} waagerecht", Noun::Region},
    {"{} down", "{0} senkrecht", Noun::Region},
    {"neighbouring cells without a mark between them", "Nachbarzellen ohne Zeichen dazwischen",
     Noun::Several},
    {"{} and the cells around it", "{0} und die Zellen darum herum", Noun::Several},
    {"the cells beside the {} at {}", "die Zellen neben der {0} bei {1}", Noun::Several},
    {"the black cells of row {}", "die schwarzen Zellen von Zeile {0}", Noun::Several},
    {"the black cells of column {}", "die schwarzen Zellen von Spalte {0}", Noun::Several},
};

enum class Verb : std::uint8_t {
    Must,
    May,  ///< with "nicht" or "kein": "muss nicht" would mean that it need not
};

struct DemandRow {
    std::string_view english, german;
    Verb verb = Verb::Must;
};

constexpr DemandRow kDemands[] = {
    {"be a permutation of {}", "{0} je einmal enthalten"},
    {"be true", "gelten"},
    {"be odd", "ungerade sein"},
    {"be even", "gerade sein"},
    {"hold different values", "verschiedene Werte enthalten"},
    {"hold different numbers that add up to {}", "verschiedene Zahlen mit der Summe {0} enthalten"},
    {"hold different numbers", "verschiedene Zahlen enthalten"},
    {"hold the same value", "denselben Wert enthalten"},
    {"hold the same values cell by cell", "Zelle für Zelle dieselben Werte enthalten"},
    {"hold consecutive numbers in any order",
     "aufeinanderfolgende Zahlen in beliebiger Reihenfolge enthalten"},
    {"hold no two numbers that are equal or consecutive",
     "keine zwei gleichen oder aufeinanderfolgenden Zahlen enthalten", Verb::May},
    {"not both hold the same value", "nicht beide denselben Wert enthalten", Verb::May},
    {"not hold values that differ by {}", "keine Werte mit der Differenz {0} enthalten", Verb::May},
    {"not add up to {}", "nicht die Summe {0} haben", Verb::May},
    {"add up to {} between its two X cells", "zwischen den beiden X die Summe {0} haben"},
    {"add up to {} between the {} and the {}", "zwischen der {1} und der {2} die Summe {0} haben"},
    {"add up to {} by their column numbers", "nach ihren Spaltennummern die Summe {0} haben"},
    {"add up to {} by their row numbers", "nach ihren Zeilennummern die Summe {0} haben"},
    {"add up to the same number in each two cells at equal distance from its centre, which holds this number",
     "in je zwei Zellen mit gleichem Abstand zur Mitte dieselbe Summe haben, nämlich die Zahl in der Mitte"},
    {"add up to the same number in each two cells at equal distance from its centre",
     "in je zwei Zellen mit gleichem Abstand zur Mitte dieselbe Summe haben"},
    {"add up along its shaft to the number in its pill", "entlang des Schafts die Zahl in der Pille ergeben"},
    {"add up along its shaft to the number in its circle", "entlang des Schafts die Zahl im Kreis ergeben"},
    {"add up to {}", "die Summe {0} haben"},
    {"multiply to {}", "das Produkt {0} haben"},
    {"have inner cells that add up to the sum of its two ends",
     "innen dieselbe Summe haben wie die beiden Enden zusammen"},
    {"have ends that differ by at least {} and between them no number from one end's to the other's",
     "Enden haben, die sich um mindestens {0} unterscheiden, und dazwischen nur Zahlen außerhalb der beiden"},
    {"have neighbours that differ by at least {}",
     "Nachbarn haben, die sich um mindestens {0} unterscheiden"},
    {"have the same sum in each box that it crosses",
     "in jedem Block, durch den sie führt, dieselbe Summe haben"},
    {"have different remainders modulo {} in any {} consecutive cells",
     "in je {1} aufeinanderfolgenden Zellen verschiedene Reste modulo {0} haben"},
    {"have a low, a middle and a high number in any three consecutive cells",
     "in je drei aufeinanderfolgenden Zellen eine niedrige, eine mittlere und eine hohe Zahl haben"},
    {"have a gap or an overlap of {} between the armies of its first and its last cell",
     "zwischen den Heeren der ersten und der letzten Zelle eine Lücke oder Überlappung von {0} haben"},
    {"have exactly {} black cells", "genau {0} schwarze Zellen haben"},
    {"have exactly {} black cell", "genau {0} schwarze Zelle haben"},
    {"have exactly {} stars", "genau {0} Sterne haben"},
    {"have exactly {} star", "genau {0} Stern haben"},
    {"have exactly {} lamps", "genau {0} Lampen haben"},
    {"have exactly {} lamp", "genau {0} Lampe haben"},
    {"have exactly {} tents", "genau {0} Zelte haben"},
    {"have exactly {} tent", "genau {0} Zelt haben"},
    {"have no tent", "kein Zelt haben", Verb::May},
    {"have a tent beside it", "ein Zelt neben sich haben"},
    {"have at most {} lamp", "höchstens {0} Lampe haben", Verb::May},
    {"have {} or {} cells with {}", "{0} oder {1} Zellen mit {2} haben"},
    {"have {} directly above each {}, or {} directly below it",
     "über jeder {1} direkt die {0} oder unter ihr direkt die {2} haben"},
    {"not touch, not even at a corner", "sich nicht berühren, auch nicht an einer Ecke", Verb::May},
    {"lie at one place", "an genau einer Stelle liegen"},
    {"have the lengths {}, and not touch", "die Längen {0} haben, ohne sich zu berühren"},
    {"form a path that neither branches nor closes nor touches itself along an edge",
     "einen Weg bilden, der sich weder verzweigt noch schließt noch an einer Kante berührt"},
    {"appear somewhere in a straight line", "irgendwo in einer geraden Linie stehen"},
    {"be written in straight lines, and nothing else", "in geraden Linien geschrieben sein und sonst nichts"},
    {"touch, perhaps only at a corner", "sich berühren, und sei es an einer Ecke"},
    {"share an edge", "eine Kante teilen"},
    {"have no black cell", "keine schwarze Zelle haben", Verb::May},
    {"consist of groups of neighbouring cells that each add up to {}",
     "aus Gruppen benachbarter Zellen bestehen, die je die Summe {0} haben"},
    {"hold {} in its cell X, where X is the number in its first cell",
     "{0} in der Zelle X enthalten, wobei X die Zahl in der ersten Zelle ist"},
    {"begin with X cells that add up to {}, where X is the number in the first of them",
     "mit X Zellen beginnen, die die Summe {0} haben, wobei X die Zahl in der ersten ist"},
    {"hold a number of each of {}", "je eine Zahl aus {0} enthalten"},
    {"hold one run of {}", "eine Gruppe von {0} enthalten und sonst keine"},
    {"hold runs of {}, in this order", "Gruppen von {0} in dieser Reihenfolge enthalten"},
    {"hold more than the cells next to it", "mehr enthalten als die Nachbarzellen"},
    {"hold less than the cells next to it", "weniger enthalten als die Nachbarzellen"},
    {"never fall from cell to cell", "von Zelle zu Zelle nie fallen", Verb::May},
    {"rise from cell to cell", "von Zelle zu Zelle steigen"},
    {"alternate between odd and even numbers", "zwischen geraden und ungeraden Zahlen wechseln"},
    {"join numbers that add up to {}", "Zahlen mit der Summe {0} verbinden"},
    {"join numbers that differ by {}", "Zahlen mit der Differenz {0} verbinden"},
    {"join numbers of which one is twice the other",
     "Zahlen verbinden, von denen eine das Doppelte der anderen ist"},
    {"contain {}", "{0} enthalten"},
    {"say which column of row {} holds {}", "sagen, in welcher Spalte von Zeile {0} die {1} steht"},
    {"say which row of column {} holds {}", "sagen, in welcher Zeile von Spalte {0} die {1} steht"},
    {"see {} heights", "{0} Höhen sehen"},
    {"see {} height", "{0} Höhe sehen"},
    {"see {} before anything else", "zuerst {0} sehen"},
    {"show heights that add up to {}", "Höhen mit der Summe {0} zeigen"},
    {"match {}", "auf {0} passen"},
    {"be a word of the puzzle's own list", "ein Wort aus der Liste des Rätsels sein"},
    {"form a domino with one cell beside it", "mit einer Zelle daneben einen Dominostein bilden"},
    {"have a plus and a minus, or neither", "ein Plus und ein Minus haben oder keines von beiden"},
    {"have a tree beside it", "einen Baum neben sich haben"},
};

constexpr std::pair<std::string_view, std::string_view> kWholeParts[] = {
    {"left of", "links von"},
    {"right of", "rechts von"},
    {"above", "über"},
    {"below", "unter"},
    {"down-right", "nach rechts unten"},
    {"down-left", "nach links unten"},
    {"up-right", "nach rechts oben"},
    {"up-left", "nach links oben"},
};
constexpr std::pair<std::string_view, std::string_view> kArticles[] = {
    {"der ", "dem "}, {"das ", "dem "}, {"die ", "der "}};
constexpr std::pair<std::string_view, std::string_view> kJoints[] = {
    {" and ", " und "}, {" or ", " oder "}, {" to ", " bis "}};

/// Returns the parts of `text` that stand for the {} of `pattern`, the first ones as short as possible; nullopt if it does not fit.
std::optional<std::vector<std::string_view>> parts_of(std::string_view text, std::string_view pattern) {
    const std::size_t open = pattern.find("{}");
    if (open == std::string_view::npos)
        return text == pattern ? std::optional(std::vector<std::string_view>{}) : std::nullopt;
    if (!text.starts_with(pattern.substr(0, open))) return std::nullopt;
    const std::string_view rest = pattern.substr(open + 2);
    for (std::size_t length = 1; open + length <= text.size(); ++length) {
        auto others = parts_of(text.substr(open + length), rest);
        if (!others) continue;
        others->insert(others->begin(), text.substr(open, length));
        return others;
    }
    return std::nullopt;
}

std::string part_in_german(std::string_view part) {
    if (part.starts_with('/')) return std::string(part);  // a regular expression
    const auto* const whole =
        std::ranges::find(kWholeParts, part, &std::pair<std::string_view, std::string_view>::first);
    if (whole != std::end(kWholeParts)) return std::string(whole->second);
    std::string text(part);
    for (const auto& [english, german] : kJoints) {
        for (std::size_t at = text.find(english); at != std::string::npos;
             at = text.find(english, at + german.size()))
            text.replace(at, english.size(), german);
    }
    return text;
}

std::string filled(std::string_view message, const std::vector<std::string_view>& parts) {
    std::string text(message);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const std::string place = "{" + std::to_string(i) + "}";
        text.replace(text.find(place), place.size(), part_in_german(parts[i]));
    }
    return text;
}

/// Returns true if the name is a list of cells, such as R1C1–R1C2: it is the same in German.
bool is_list_of_cells(std::string_view name) {
    return !name.empty() && name[0] == 'R' &&
           name.find_first_not_of("RC0123456789\u2013") == std::string_view::npos;
}

/// Returns true if the name is two such lists: "R1C1–R1C2 and R5C1–R5C2".
bool is_pair_of_lists(std::string_view name) {
    const std::size_t and_at = name.find(" and ");
    return and_at != std::string_view::npos && is_list_of_cells(name.substr(0, and_at)) &&
           is_list_of_cells(name.substr(and_at + 5));
}

}  // namespace

std::optional<GermanRule> german_name(const RuleWords& words) {
    if (words.is_formula || is_list_of_cells(words.subject))
        return GermanRule{.subject = words.subject, .is_region = true};
    if (is_pair_of_lists(words.subject))
        return GermanRule{.subject = part_in_german(words.subject), .is_plural = true};
    for (const NameRow& row : kNames) {
        if (const auto parts = parts_of(words.subject, row.english))
            return GermanRule{.subject = filled(row.german, *parts),
                              .is_plural = row.noun == Noun::Several,
                              .is_region = row.noun == Noun::Region};
    }
    return std::nullopt;
}

std::optional<std::string> dative_of(const GermanRule& rule) {
    if (rule.is_region) return rule.subject;
    if (rule.is_plural) return std::nullopt;
    for (const auto& [nominative, dative] : kArticles) {
        if (!rule.subject.starts_with(nominative)) continue;
        std::string rest = rule.subject.substr(nominative.size());
        if (rest.empty() || rest[0] < 'A' || rest[0] > 'Z')
            return std::nullopt;  // an adjective would change, too
        return std::string(dative) + rest;
    }
    return std::nullopt;
}

std::optional<GermanRule> german_rule(const RuleWords& words) {
    auto rule = german_name(words);
    if (!rule || words.demand.empty()) return rule;
    for (const DemandRow& row : kDemands) {
        const auto parts = parts_of(words.demand, row.english);
        if (!parts) continue;
        const std::string_view verb = row.verb == Verb::Must ? (rule->is_plural ? "müssen " : "muss ")
                                                             : (rule->is_plural ? "dürfen " : "darf ");
        rule->demand = std::string(verb) + filled(row.german, *parts);
        return rule;
    }
    return std::nullopt;
}

}  // namespace sator::explain
