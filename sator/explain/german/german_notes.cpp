// Finished English lines are translated, because they are made in many places: whole ones by tables of messages, and sentences about rules by
// the tables of their names and demands. What is a list of names in English is one in German.
#include "sator/explain/german/german_notes.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "sator/explain/german/german_note_rows.hpp"
#include "sator/explain/german/german_parts.hpp"
#include "sator/explain/german/german_rules.hpp"
#include "sator/explain/german/german_summaries.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::explain {

namespace {

constexpr std::string_view kMust = " must ";
constexpr std::string_view kEach = "each ";
constexpr std::string_view kAnd = " and ";
constexpr std::string_view kComma = ", ";
constexpr std::string_view kSemicolon = "; ";

struct Replaced {
    std::string_view english, german;
};

/// The subject of a sentence about several rules.
struct NoteSubjectWords {
    std::string text;
    bool is_plural = false;
    std::string_view adverb = {};
};

/// Groups of cells of a grid, each with its article.
constexpr Replaced kGroups[] = {{"row", "jede Zeile"},
                                {"column", "jede Spalte"},
                                {"slanted line", "jede schräge Linie"},
                                {"long diagonal", "jede lange Diagonale"},
                                {"diagonal", "jede Diagonale"},
                                {"region", "jedes Gebiet"},
                                {"box", "jeder Block"},
                                {"shaded area", "jede schattierte Fläche"},
                                {"cage", "jeder Käfig"},
                                {"the whole grid", "das ganze Gitter"}};
constexpr Replaced kRuns[] = {{"rows {} to {}", "die Zeilen {0} bis {1}"},
                              {"columns {} to {}", "die Spalten {0} bis {1}"},
                              {"rows {} to {} of grid {}", "die Zeilen {0} bis {1} von Gitter {2}"},
                              {"columns {} to {} of grid {}", "die Spalten {0} bis {1} von Gitter {2}"},
                              {"boxes {} to {} of grid {}", "die Blöcke {0} bis {1} von Gitter {2}"},
                              {"{} more", "{0} weitere"}};
constexpr Replaced kShapes[] = {
    {"each {} neighbouring cells of a row or column", "je {0} Nachbarzellen einer Zeile oder Spalte"},
    {"each {} neighbouring cells of a row", "je {0} Nachbarzellen einer Zeile"},
    {"each {} neighbouring cells of a column", "je {0} Nachbarzellen einer Spalte"}};

std::vector<std::string_view> split(std::string_view text, std::string_view joint) {
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find(joint); at != std::string_view::npos; at = text.find(joint)) {
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + joint.size());
    }
    parts.push_back(text);
    return parts;
}

/// Returns the parts of a list: "a, b and c", or "a; b" if the parts contain a comma.
std::vector<std::string_view> list_parts(std::string_view list) {
    if (list.contains(kSemicolon)) return split(list, kSemicolon);
    std::vector<std::string_view> parts;
    for (const std::string_view part : split(list, kComma)) {
        for (const std::string_view one : split(part, kAnd)) parts.push_back(one);
    }
    return parts;
}

std::string joined_list(std::span<const std::string> parts, bool has_semicolons) {
    std::string text;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (i > 0) text += has_semicolons ? kSemicolon : i + 1 == parts.size() ? " und " : kComma;
        text += parts[i];
    }
    return text;
}

std::optional<std::string> of_table(std::string_view text, std::span<const Replaced> rows) {
    for (const auto& [english, german] : rows) {
        const auto parts = parts_of(text, english);
        if (!parts || !std::ranges::all_of(*parts, is_number)) continue;
        return filled(german, *parts);
    }
    return std::nullopt;
}

std::optional<GermanRule> one_name(std::string_view name) {
    if (const auto run = of_table(name, kRuns)) return GermanRule{.subject = *run, .is_plural = true};
    return german_name({.subject = std::string(name), .demand = "hold"});
}

std::optional<NoteSubjectWords> listed_names(std::string_view list) {
    if (const auto one = one_name(list)) return NoteSubjectWords{one->subject, one->is_plural};
    std::vector<std::string> names;
    for (const std::string_view part : list_parts(list)) {
        const auto name = one_name(part);
        if (!name) return std::nullopt;
        names.push_back(name->subject);
    }
    return NoteSubjectWords{joined_list(names, list.contains(kSemicolon)), names.size() > 1};
}

/// Returns "jede Zeile, jede Spalte und jedes Gebiet" for "each row, column and region".
std::optional<NoteSubjectWords> each_group(std::string_view groups) {
    std::vector<std::string> names;
    for (const std::string_view part : list_parts(groups)) {
        const auto* const group = std::ranges::find(kGroups, part, &Replaced::english);
        if (group != std::end(kGroups)) {
            names.emplace_back(group->german);
        } else if (is_list_of_places(part)) {
            names.emplace_back(part);
        } else {
            return std::nullopt;
        }
    }
    return NoteSubjectWords{joined_list(names, groups.contains(kSemicolon))};
}

std::optional<NoteSubjectWords> subject_of_note(std::string_view subject) {
    struct Opening {
        std::string_view english, german, adverb;
    };
    constexpr Opening kOpenings[] = {
        {"each of ", "", "je"},
        {"any two of ", "je zwei von: ", ""},
        {"wherever it fits, the shape ", "die Form ", "überall, wo sie hinpasst,"},
        {"wherever they fit, the shapes ", "die Formen ", "überall, wo sie hinpassen,"}};
    for (const auto& [english, german, adverb] : kOpenings) {
        if (!subject.starts_with(english)) continue;
        auto names = listed_names(subject.substr(english.size()));
        if (!names) return std::nullopt;
        return NoteSubjectWords{std::string(german) + names->text, !english.ends_with("shape "), adverb};
    }
    if (auto shape = of_table(subject, kShapes)) return NoteSubjectWords{*std::move(shape), true};
    auto group = subject.starts_with(kEach) ? each_group(subject.substr(kEach.size())) : std::nullopt;
    return group ? group : listed_names(subject);
}

/// Returns "X must demand" in German.
std::optional<std::string> sentence_about_rules(std::string_view sentence) {
    for (std::size_t must = sentence.find(kMust); must != std::string_view::npos;
         must = sentence.find(kMust, must + 1)) {
        auto subject = subject_of_note(sentence.substr(0, must));
        if (!subject) continue;
        std::string_view demand = sentence.substr(must + kMust.size());
        if (demand.starts_with(kEach)) {
            demand.remove_prefix(kEach.size());
            subject->adverb = "je";
        }
        const auto predicate = german_predicate(demand, subject->is_plural, subject->adverb);
        if (predicate) return subject->text + " " + *predicate;
    }
    return std::nullopt;
}

/// Returns the German sentence of a rule whose summary begins with the text.
std::optional<std::string> beginning_of_summary(std::string_view text) {
    constexpr std::string_view kEnd = ". ";
    for (const RuleEntry& entry : Registry::standard().entries()) {
        if (!std::string_view(entry.summary).starts_with(text)) continue;
        const std::string_view german = german_summary(entry.name);
        if (german.empty()) return std::nullopt;
        const bool is_whole = entry.summary.size() == text.size();
        const std::size_t end = is_whole ? std::string_view::npos : german.find(kEnd);
        return std::string(german.substr(0, end)) + (end == std::string_view::npos ? "" : ".");
    }
    return std::nullopt;
}

std::optional<std::string> line_in_german(std::string_view line);

std::optional<std::string> of_rows(std::string_view line, std::span<const NoteRow> rows) {
    for (const auto& [english, german] : rows) {
        const auto parts = parts_of(line, english);
        if (!parts) continue;
        std::string text(german);
        bool is_whole = true;
        for (std::size_t i = 0; i < parts->size() && is_whole; ++i) {
            auto part = (*parts)[i].contains(kMust) ? std::nullopt : part_in_german((*parts)[i]);
            if (!part) part = line_in_german((*parts)[i]);
            is_whole = part.has_value();
            const std::string place = "{" + std::to_string(i) + "}";
            if (is_whole) text.replace(text.find(place), place.size(), *part);
        }
        if (is_whole) return text;
    }
    return std::nullopt;
}

/// Returns whether the line is a condition on values: "R1C1 < R1C2", "prime(a + b)", "if a > 1 then b < 3".
bool is_condition(std::string_view line) {
    constexpr std::string_view kSigns[] = {" = ", " < ", " > ", " != ", " <= ", " >= "};
    if (line.contains(kMust)) return false;
    const std::size_t end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz");
    return (end != 0 && end != std::string_view::npos && line[end] == '(' && line.ends_with(')')) ||
           std::ranges::any_of(kSigns, [&](std::string_view sign) { return line.contains(sign); });
}

/// Returns whether the line is a statement as a puzzle writes it: "sum 15".
bool is_statement(std::string_view line) {
    return Registry::standard().find(std::string(line.substr(0, line.find(' ')))) != nullptr;
}

/// Returns "Violette Linie: …" for "Violet line: …", and likewise what follows other headings: one line or a list of them.
std::optional<std::string> line_with_heading(std::string_view line) {
    constexpr std::string_view kColon = ": ", kWith = " with ", kCommaWith = ", with ";
    const std::size_t colon = line.find(kColon);
    if (colon == std::string_view::npos) return std::nullopt;
    std::string_view heading = line.substr(0, colon), rest = line.substr(colon + kColon.size());
    std::string mark;
    for (const std::string_view with : {kCommaWith, kWith}) {
        const std::size_t at = heading.find(with);
        if (at == std::string_view::npos) continue;
        mark = (with == kWith ? " mit " : ", mit ") + std::string(heading.substr(at + with.size()));
        heading = heading.substr(0, at);
        break;
    }
    const auto subjects = german_note_subjects();
    const auto subject = std::ranges::find(subjects, heading, &NoteSubject::english);
    const bool is_subject = subject != subjects.end();
    const auto german =
        is_subject ? std::optional(std::string(subject->german)) : of_rows(heading, german_verdict_rows());
    if (!german) return std::nullopt;
    const auto known = line_in_german(rest);
    if (known) return *german + mark + std::string(kColon) + *known;
    std::vector<std::string> parts;
    for (const std::string_view part : split(rest, kSemicolon)) {
        auto own = line_in_german(part);
        if (!own && is_subject) own = std::string(part);  // the words of a list, the clues of a crossword
        if (!own) return std::nullopt;
        parts.push_back(*std::move(own));
    }
    return *german + mark + std::string(kColon) + joined_list(parts, true);
}

std::string with_capital(std::string text) {
    constexpr std::array<Replaced, 3> kUmlauts = {{{"ä", "Ä"}, {"ö", "Ö"}, {"ü", "Ü"}}};
    for (const auto& [small, large] : kUmlauts) {
        if (text.starts_with(small)) return text.replace(0, small.size(), large);
    }
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

/// Returns the line with a small letter if it begins with an English word.
std::string with_small_word(std::string_view line) {
    const std::size_t end = line.find_first_not_of("abcdefghijklmnopqrstuvwxyz", 1);
    std::string text(line);
    if (end != std::string_view::npos && end > 1 && line[end] == ' ' && text[0] >= 'A' && text[0] <= 'Z')
        text[0] = static_cast<char>(text[0] - 'A' + 'a');
    return text;
}

std::optional<std::string> line_in_german(std::string_view line) {
    if (line.empty()) return std::nullopt;
    for (const auto rows : {german_note_rows(), german_verdict_rows()}) {
        if (auto known = of_rows(line, rows)) return known;
    }
    const std::string small = with_small_word(line);
    const bool has_capital = small != line;
    const auto as_line = [&](std::string text) { return has_capital ? with_capital(std::move(text)) : text; };
    if (has_capital) {
        if (auto known = of_rows(small, german_note_rows())) return known;
    }
    if (auto sentence = sentence_about_rules(small)) return as_line(*std::move(sentence));
    if (auto headed = line_with_heading(line)) return headed;
    if (auto summary = beginning_of_summary(line)) return summary;
    if (is_condition(small)) return condition_in_german(small);
    if (is_statement(line)) return std::string(line);
    if (auto name = one_name(small)) return as_line(std::move(name->subject));
    return std::nullopt;
}

}  // namespace

std::optional<std::string> german_note(std::string_view line) {
    return line_in_german(line);
}

std::string told_in(SpokenLanguage language, std::string line) {
    if (language == SpokenLanguage::English || line.empty()) return line;
    auto german = german_note(line);
    return german ? *std::move(german) : std::string(kInEnglish) + line;
}

}  // namespace sator::explain
