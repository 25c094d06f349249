// The names of techniques in German, each after its English one. A number in the name stands for {}.
#include "sator/explain/german/german_techniques.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "sator/explain/text/sentence.hpp"

namespace sator::explain {

namespace {

struct TechniqueName {
    std::string_view english, german;
};

constexpr auto kTechniqueNames = std::to_array<TechniqueName>({
    {"last open cell", "letzte offene Zelle"},
    {"last open letter or carry", "letzter offener Buchstabe oder Übertrag"},
    {"naked single", "nackter Einer"},
    {"hidden single", "versteckter Einer"},
    {"naked pair", "nacktes Paar"},
    {"naked triple", "nacktes Tripel"},
    {"naked quadruple", "nacktes Quadrupel"},
    {"hidden pair", "verstecktes Paar"},
    {"hidden triple", "verstecktes Tripel"},
    {"hidden quadruple", "verstecktes Quadrupel"},
    {"pointing", "Zeiger"},
    {"claiming", "Anspruch"},
    {"crossing", "Kreuzung"},
    {"value sets", "Mengen von Werten"},
    {"letter sets", "Mengen von Buchstaben"},
    {"letter sets with candidates", "Mengen von Buchstaben mit Kandidaten"},
    {"combinations", "Kombinationen"},
    {"all ways to fill a region", "alle Füllungen eines Gebiets"},
    {"rule of {}", "Regel der {}"},
    {"rule of {} with candidates", "Regel der {} mit Kandidaten"},
    {"law of leftovers", "Gesetz der Überhänge"},
    {"limited room", "begrenzter Platz"},
    {"limited room in several lines", "begrenzter Platz in mehreren Linien"},
    {"combined counts", "verbundene Anzahlen"},
    {"forced value", "erzwungener Wert"},
    {"forced letter", "erzwungener Buchstabe"},
    {"forced value among candidates", "erzwungener Wert unter Kandidaten"},
    {"forced letter among candidates", "erzwungener Buchstabe unter Kandidaten"},
    {"forced length", "erzwungene Länge"},
    {"dead alternative", "unmögliche Alternative"},
    {"echo", "Echo"},
    {"elimination", "Ausschluss"},
    {"two rules together", "zwei Regeln zusammen"},
    {"three rules together", "drei Regeln zusammen"},
    {"four rules together", "vier Regeln zusammen"},
    {"{} rules together", "{} Regeln zusammen"},
    {"combination of two lines", "Verbindung von zwei Linien"},
    {"combination of three lines", "Verbindung von drei Linien"},
    {"combination of four lines", "Verbindung von vier Linien"},
    {"combination of {} lines", "Verbindung von {} Linien"},
    {"trial", "Versuch"},
    {"trial within trial", "Versuch im Versuch"},
    {"clash", "Widerspruch"},
});

/// Returns the name with {} in place of its number, and sets the number.
std::string without_number(const std::string& name, std::string& number) {
    const std::size_t begin = std::min(name.find_first_of("0123456789"), name.size());
    const std::size_t end = std::min(name.find_first_not_of("0123456789", begin), name.size());
    if (begin == end) return name;
    number = name.substr(begin, end - begin);
    return name.substr(0, begin) + "{}" + name.substr(end);
}

}  // namespace

std::string technique_name_in(SpokenLanguage language, const PuzzleContext& context, const Step& step) {
    return technique_name_in(language, technique_name(context, step));
}

std::string technique_name_in(SpokenLanguage language, std::string name) {
    if (language == SpokenLanguage::English) return name;
    std::string number;
    const std::string plain = without_number(name, number);
    for (const TechniqueName& row : kTechniqueNames) {
        if (row.english != plain) continue;
        std::string german(row.german);
        const std::size_t at = german.find("{}");
        return at == std::string::npos ? german : german.replace(at, 2, number);
    }
    return name;
}

std::string grade_name_in(SpokenLanguage language, std::string_view name) {
    constexpr TechniqueName kGradeNames[] = {{"gentle", "leicht"},
                                             {"moderate", "mittel"},
                                             {"tricky", "knifflig"},
                                             {"hard", "schwer"},
                                             {"fiendish", "teuflisch"}};
    const auto* const row = std::ranges::find(kGradeNames, name, &TechniqueName::english);
    return std::string(language == SpokenLanguage::German && row != std::end(kGradeNames) ? row->german
                                                                                          : name);
}

}  // namespace sator::explain
