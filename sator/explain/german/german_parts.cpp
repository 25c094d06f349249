#include "sator/explain/german/german_parts.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/explain/german/german_tables.hpp"

namespace sator::explain {

namespace {

constexpr std::pair<std::string_view, std::string_view> kWholeParts[] = {
    {"left of", "links von"},
    {"right of", "rechts von"},
    {"above", "über"},
    {"below", "unter"},
    {"down-right", "nach rechts unten"},
    {"down-left", "nach links unten"},
    {"up-right", "nach rechts oben"},
    {"up-left", "nach links oben"},
    {"all cells", "alle Zellen"},
    {"each cell", "jede Zelle"},
    {"time limit", "die Zeitgrenze"},
    {"memory limit", "die Speichergrenze"},
    {"solution limit", "die Grenze der Lösungen"},
    {"node limit", "die Grenze der Knoten"},
    {"interrupt", "Abbruch"},
    {"cages", "Käfige"},
    {"rows", "Zeilen"},
    {"columns", "Spalten"},
    {"regions", "Gebiete"},
    {"boxes", "Blöcke"},
    {"the puzzle's own list", "der Liste des Rätsels"},
    {"the falling diagonal", "der fallenden Diagonale"},  // after "in"
    {"the rising diagonal", "der steigenden Diagonale"},
};
/// Directions, which may be joined: "up and left".
constexpr std::pair<std::string_view, std::string_view> kDirections[] = {
    {"up", "oben"}, {"down", "unten"}, {"left", "links"}, {"right", "rechts"}};
constexpr std::pair<std::string_view, std::string_view> kJoints[] = {
    {" and ", " und "}, {" or ", " oder "}, {" to ", " bis "}};
constexpr std::string_view kAnd = " and ";
/// Words of which a part that stays as it is has none, because they are English.
constexpr std::string_view kEnglishWords[] = {"the",  "must", "each",  "of",    "at",  "in",
                                              "with", "cell", "cells", "from",  "has", "that",
                                              "than", "they", "where", "which", "its", "be"};
/// The words of conditions. What is longer stands before what it contains.
constexpr std::pair<std::string_view, std::string_view> kConditionWords[] = {
    {"the ", ""},
    {" square at ", "-Quadrat bei "},
    {" rectangle at ", "-Rechteck bei "},
    {" does not have exactly ", " hat nicht genau "},
    {" do not have exactly ", " haben nicht genau "},
    {" has exactly ", " hat genau "},
    {" have exactly ", " haben genau "},
    {" has at least ", " hat mindestens "},
    {" have at least ", " haben mindestens "},
    {" has at most ", " hat höchstens "},
    {" have at most ", " haben höchstens "},
    {" has more than ", " hat mehr als "},
    {" have more than ", " haben mehr als "},
    {" has fewer than ", " hat weniger als "},
    {" have fewer than ", " haben weniger als "},
    {" has no ", " hat keine "},
    {" have no ", " haben keine "},
    {"number of these that hold (", "Anzahl der zutreffenden ("},
    {"number of ", "Anzahl: "},
    {" is not ", " ist nicht "},
    {" is ", " ist "},
    {" cells with ", " Zellen mit "},
    {" cell with ", " Zelle mit "},
    {"if ", "wenn "},
    {", then ", ", dann "},
    {" then ", " dann "},
    {" cells from ", " Zellen von "},
    {" edges from ", " Kanten von "},
    {" links from ", " Verbindungen von "},
    {" to ", " bis "},
    {" and ", " und "},
    {" or ", " oder "},
    {"box ", "Block "},
    {"row ", "Zeile "},
    {"column ", "Spalte "},
    {"not ", "nicht "}};
constexpr std::string_view kBlank = "blank";
constexpr std::string_view kPlaces[] = {"left", "right", "top", "bottom"};

std::optional<std::string> directions_in_german(std::string_view part) {
    const std::size_t at = part.find(kAnd);
    for (const auto& [english, german] : kDirections) {
        if (part.substr(0, at) != english) continue;
        if (at == std::string_view::npos) return std::string(german);
        const auto rest = directions_in_german(part.substr(at + kAnd.size()));
        return rest ? std::optional(std::string(german) + " und " + *rest) : std::nullopt;
    }
    return std::nullopt;
}

/// Returns the name of a region without an article: "Gebiet a", "Zeile 3".
std::optional<std::string> region_in_german(std::string_view part) {
    for (const NameRow& row : german_names()) {
        if (row.noun != Noun::Region) continue;
        const auto parts = parts_of(part, row.english);
        if (parts && !parts->empty() && !parts->front().contains(' ')) return filled(row.german, *parts);
    }
    return std::nullopt;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

bool has_english_word(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find_first_of(" ,;:", begin), text.size());
        if (std::ranges::find(kEnglishWords, text.substr(begin, end - begin)) != std::end(kEnglishWords))
            return true;
        begin = end + 1;
    }
    return false;
}

/// Returns "schwarze Zellen" for "black cells", "Zellen mit 1 oder 3" for "cells with 1 or 3".
std::optional<std::string> values_in_german(std::string_view text) {
    for (const ValueNounRow& row : german_value_nouns()) {
        if (row.one == text) return std::string(row.german_one);
        if (row.many == text) return std::string(row.german_many);
    }
    constexpr std::pair<std::string_view, std::string_view> kWith[] = {{"cells with ", "Zellen mit "},
                                                                       {"cell with ", "Zelle mit "}};
    for (const auto& [english, german] : kWith) {
        if (!text.starts_with(english)) continue;
        const auto values = part_in_german(text.substr(english.size()));
        return values ? std::optional(std::string(german) + *values) : std::nullopt;
    }
    return std::nullopt;
}

/// Returns the names of values in a list, e.g. "Kreis oder stehender Balken" for "circle or upright", "3 grün und 2 rot".
std::optional<std::string> list_in_german(std::string_view part) {
    constexpr std::pair<std::string_view, std::string_view> kListJoints[] = {
        {", ", ", "}, {" or ", " oder "}, {" and ", " und "}};
    for (const auto& [joint, german] : kListJoints) {
        const std::size_t at = part.find(joint);
        if (at == std::string_view::npos) continue;
        const auto first = list_in_german(part.substr(0, at)),
                   rest = list_in_german(part.substr(at + joint.size()));
        return first && rest ? std::optional(*first + std::string(german) + *rest) : std::nullopt;
    }
    if (const auto counted = counted_in_german(part)) return counted->text;
    if (auto values = values_in_german(part)) return values;
    return is_sign(part) || is_number(part) ? std::optional(std::string(part)) : std::nullopt;
}

std::string none_of(std::string_view text) {
    for (const ValueNounRow& row : german_value_nouns()) {
        if (row.one == text) return std::string(row.none) + " " + std::string(row.german_one);
        if (row.many == text) return "keine " + std::string(row.german_many);
    }
    const auto values = values_in_german(text);
    return values ? "keine " + *values : "";
}

}  // namespace

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

std::optional<std::string> filled(std::string_view message, const std::vector<std::string_view>& parts) {
    std::string text(message);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const auto part = part_in_german(parts[i]);
        if (!part) return std::nullopt;
        const std::string place = "{" + std::to_string(i) + "}";
        const std::size_t at = text.find(place);
        if (at != std::string::npos) text.replace(at, place.size(), *part);
    }
    return text;
}

std::optional<std::string> part_in_german(std::string_view part) {
    if (part.starts_with('/')) return std::string(part);  // a regular expression
    const auto* const whole =
        std::ranges::find(kWholeParts, part, &std::pair<std::string_view, std::string_view>::first);
    if (whole != std::end(kWholeParts)) return std::string(whole->second);
    if (auto directions = directions_in_german(part)) return directions;
    if (auto region = region_in_german(part)) return region;
    if (auto counted = counted_in_german(part)) return std::move(counted->text);
    if (auto values = values_in_german(part)) return values;
    if (auto list = list_in_german(part)) return list;
    if (part.starts_with("the ") && (part.contains(" square at R") || part.contains(" rectangle at R")))
        return condition_in_german(std::string(part));
    if (has_english_word(part)) return std::nullopt;
    std::string text(part);
    for (const auto& [english, german] : kJoints) replace_all(text, english, german);
    replace_all(text, kBlank, "leer");
    return text;
}

/// Puts German names of values in place of the English ones, each with its article if it has one, and longer ones first.
static void replace_values(std::string& text) {
    std::vector<std::pair<std::string, std::string>> names;
    for (const ValueNounRow& row : german_value_nouns()) {
        const std::string article = row.none == "keinen" ? "ein" : std::string(row.none.substr(1));
        for (const std::string_view an : {"a ", "an "})
            names.emplace_back(std::string(an) + std::string(row.one),
                               article + " " + std::string(row.german_one));
        names.emplace_back(row.many, row.german_many);
        names.emplace_back(row.one, row.german_one);
    }
    std::ranges::sort(names, [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); });
    const auto is_letter = [&](std::size_t at) {
        return at < text.size() && (is_ascii_letter(text[at]) || (text[at] & 0x80) != 0);
    };
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (is_letter(at - 1)) continue;
        for (const auto& [english, german] : names) {
            if (text.compare(at, english.size(), english) != 0 || is_letter(at + english.size())) continue;
            text.replace(at, english.size(), german);
            at += german.size() - 1;
            break;
        }
    }
}

std::string condition_in_german(std::string condition) {
    for (const auto& [english, german] : kConditionWords) replace_all(condition, english, german);
    replace_values(condition);
    return condition;
}

std::optional<GermanCount> counted_in_german(std::string_view text) {
    struct Opening {
        std::string_view english, german;
    };
    constexpr Opening kOpenings[] = {{"exactly {} {}", "genau {0}"},     {"at least {} {}", "mindestens {0}"},
                                     {"at most {} {}", "höchstens {0}"}, {"{} to {} {}", "{0} bis {1}"},
                                     {"{} or {} {}", "{0} oder {1}"},    {"{} {}", "{0}"}};
    constexpr std::string_view kNo = "no ";
    if (text.starts_with(kNo)) {
        std::string none = none_of(text.substr(kNo.size()));
        return none.empty() ? std::nullopt : std::optional(GermanCount{std::move(none), true});
    }
    for (const auto& [english, german] : kOpenings) {
        auto parts = parts_of(text, english);
        if (!parts || !std::ranges::all_of(std::span(*parts).first(parts->size() - 1), is_number)) continue;
        const auto values = values_in_german(parts->back());
        if (!values) return std::nullopt;
        std::string number(german);
        for (std::size_t i = 0; i + 1 < parts->size(); ++i) {
            const std::string place = "{" + std::to_string(i) + "}";
            number.replace(number.find(place), place.size(), (*parts)[i]);
        }
        return GermanCount{number + " " + *values};
    }
    return std::nullopt;
}

bool is_number(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, is_digit);
}

bool is_sign(std::string_view text) {
    if (to_code_points(text).size() == 1) return true;
    return !text.empty() &&
           std::ranges::none_of(text, [](char c) { return c == ' ' || (c >= 'a' && c <= 'z'); });
}

bool is_list_of_places(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash != std::string_view::npos)
        return is_list_of_places(text.substr(0, slash)) &&
               std::ranges::find(kPlaces, text.substr(slash + 1)) != std::end(kPlaces);
    return text.starts_with('R') && text.contains('C') &&
           text.find_first_not_of("RC0123456789-\u2013") == std::string_view::npos;
}

bool is_written_word(std::string_view text) {
    return !text.empty() && std::ranges::none_of(text, [](char c) { return c >= 'a' && c <= 'z'; });
}

}  // namespace sator::explain
