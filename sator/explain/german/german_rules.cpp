// Tables of messages: the names of rules, and what rules demand, each with {} for the parts that vary. A part is put in place of {0}, {1}
// … of the German message, with its own words translated. A demand may consist of several, with ", and " between them. If a name or a
// demand is not in its table, the rule stays English.
#include "sator/explain/german/german_rules.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/explain/german/german_parts.hpp"
#include "sator/explain/german/german_tables.hpp"

namespace sator::explain {

namespace {

constexpr std::string_view kMust = " must ";
constexpr std::pair<std::string_view, std::string_view> kArticles[] = {
    {"der ", "dem "}, {"das ", "dem "}, {"die ", "der "}};
/// The conditions that follow the name of a clue.
constexpr std::pair<std::string_view, std::string_view> kConditions[] = {
    {", if it is white", ", falls sie weiß ist,"},
    {", if it is shaded", ", falls sie schwarz ist,"},
    {", if it is a lie", ", falls sie gelogen ist,"}};

/// The cases of a clue's name.
struct ClueNoun {
    std::string nominative, genitive;

    std::string dative() const {
        for (const auto& [own, other] : kArticles) {
            if (nominative.starts_with(own)) return std::string(other) + nominative.substr(own.size());
        }
        return nominative;
    }
};

std::optional<ClueNoun> clue_noun(std::string_view english) {
    for (const ClueNounRow& row : german_clue_nouns()) {
        if (row.english == english) return ClueNoun{std::string(row.german), std::string(row.genitive)};
    }
    const std::string text(english);
    if (is_number(english)) return ClueNoun{"die " + text, "der " + text};
    return is_sign(english) ? std::optional(ClueNoun{"das " + text, "des " + text}) : std::nullopt;
}

/// Returns the name of what is at a clue: "die 3 bei R1C1", "das Feld des Pfeils bei R1C1".
std::optional<GermanRule> name_at_clue(std::string_view name) {
    struct Pattern {
        std::string_view english, before;
        std::string (*noun)(const ClueNoun&);
        Noun number = Noun::One;
    };
    static constexpr auto kOwn = [](const ClueNoun& noun) { return noun.nominative; };
    static constexpr auto kOf = [](const ClueNoun& noun) { return noun.genitive; };
    static constexpr auto kAt = [](const ClueNoun& noun) { return noun.dative(); };
    static constexpr Pattern kPatterns[] = {
        {"the cell of the {} at {}", "die Zelle ", kOf},
        {"the region of the {} at {}", "das Gebiet ", kOf},
        {"the diagonal of the {} at {}", "die Diagonale ", kOf},
        {"the borders around the {} at {}", "die Grenzen rings um ",
         [](const ClueNoun& noun) {
             return noun.nominative.starts_with("der ") ? "den " + noun.nominative.substr(4)
                                                        : noun.nominative;
         },
         Noun::Several},
        {"the cells around the {} at {}", "die Zellen rings um ",
         [](const ClueNoun& noun) {
             return noun.nominative.starts_with("der ") ? "den " + noun.nominative.substr(4)
                                                        : noun.nominative;
         },
         Noun::Several},
        {"the cells beside the {} at {}", "die Zellen neben ", kAt, Noun::Several},
        {"the {} at {}", "", kOwn},
    };
    for (const Pattern& pattern : kPatterns) {
        const auto parts = parts_of(name, pattern.english);
        if (!parts) continue;
        const auto noun = clue_noun((*parts)[0]);
        if (!noun) continue;
        const auto place = part_in_german((*parts)[1]);
        if (!place) continue;
        const bool is_plural = pattern.number == Noun::Several || (*parts)[0].ends_with("dots");
        return GermanRule{.subject = std::string(pattern.before) + pattern.noun(*noun) + " bei " + *place,
                          .is_plural = is_plural};
    }
    return std::nullopt;
}

std::optional<GermanRule> name_in_german(std::string_view name);

/// Returns the name of a rule whose label is followed by its own name: "das │ bei R1C1 (die Linien)".
std::optional<GermanRule> name_with_label(std::string_view name) {
    const std::size_t open = name.find(" (");
    if (open == std::string_view::npos || !name.ends_with(')')) return std::nullopt;
    auto label = name_in_german(name.substr(0, open));
    const auto own = name_in_german(name.substr(open + 2, name.size() - open - 3));
    if (!label || !own) return std::nullopt;
    label->subject += " (" + own->subject + ")";
    return label;
}

std::optional<GermanRule> name_with_condition(std::string_view name) {
    for (const auto& [english, german] : kConditions) {
        if (!name.ends_with(english)) continue;
        auto clue = name_in_german(name.substr(0, name.size() - english.size()));
        if (clue) clue->subject += german;
        return clue;
    }
    return std::nullopt;
}

/// Returns "Zeile 1 und Spalte 2", "R1C1 bis R6C6", or two words of the puzzle.
std::optional<GermanRule> pair_of_names(std::string_view name) {
    constexpr std::pair<std::string_view, std::string_view> kJoints[] = {{" and ", " und "},
                                                                         {" to ", " bis "}};
    for (const auto& [english, german] : kJoints) {
        const std::size_t at = name.find(english);
        if (at == std::string_view::npos) continue;
        const auto one = name_in_german(name.substr(0, at)),
                   two = name_in_german(name.substr(at + english.size()));
        if (one && two && one->is_region && two->is_region)
            return GermanRule{.subject = one->subject + std::string(german) + two->subject,
                              .is_plural = true};
    }
    return std::nullopt;
}

/// Returns the name by the table of names.
std::optional<GermanRule> name_in_table(std::string_view name) {
    for (const NameRow& row : german_names()) {
        const auto parts = parts_of(name, row.english);
        auto german = parts ? filled(row.german, *parts) : std::nullopt;
        if (!german || (row.noun == Noun::Region && !parts->empty() && parts->front().contains(' ')))
            continue;
        return GermanRule{.subject = *std::move(german),
                          .is_plural = row.noun == Noun::Several,
                          .is_region = row.noun == Noun::Region};
    }
    return std::nullopt;
}

/// Returns "die Renban-Linie R1C1–R1C2" for "the renban line R1C1–R1C2", whose short name is "the renban line from R1C1".
std::optional<GermanRule> name_with_all_cells(std::string_view name) {
    constexpr std::string_view kThe = "the ";
    const std::size_t blank = name.rfind(' ');
    if (!name.starts_with(kThe) || blank == std::string_view::npos ||
        !is_list_of_places(name.substr(blank + 1)))
        return std::nullopt;
    const std::string cells(name.substr(blank + 1)), noun(name.substr(0, blank));
    for (const auto& [english, german] : {std::pair(" from ", " ab "), std::pair(" at ", " bei ")}) {
        auto brief = name_in_table(noun + english + cells);
        if (!brief || !brief->subject.ends_with(german + cells)) continue;
        brief->subject =
            brief->subject.substr(0, brief->subject.size() - cells.size() - std::string_view(german).size()) +
            " " + cells;
        return brief;
    }
    return std::nullopt;
}

std::optional<GermanRule> name_in_german(std::string_view name) {
    if (is_list_of_places(name)) return GermanRule{.subject = std::string(name), .is_region = true};
    if (auto labelled = name_with_label(name)) return labelled;
    if (auto conditioned = name_with_condition(name)) return conditioned;
    if (auto known = name_in_table(name)) return known;
    if (auto at_clue = name_at_clue(name)) return at_clue;
    if (auto with_cells = name_with_all_cells(name)) return with_cells;
    if (auto pair = pair_of_names(name)) return pair;
    constexpr std::string_view kEach = "each ";
    if (name.starts_with(kEach) && is_written_word(name.substr(kEach.size())))
        return GermanRule{.subject = "jedes " + std::string(name.substr(kEach.size()))};
    return is_written_word(name) ? std::optional(GermanRule{.subject = std::string(name), .is_region = true})
                                 : std::nullopt;
}

/// A demand without its verb: "die Summe 15 haben".
struct Clause {
    std::string text;
    Verb verb = Verb::Must;
};

std::optional<Clause> clause_of_table(std::string_view demand) {
    constexpr std::string_view kSatisfy = "satisfy ", kNo = "no ";
    if (demand.starts_with(kSatisfy))
        return Clause{"die Bedingung " + condition_in_german(std::string(demand.substr(kSatisfy.size()))) +
                      " erfüllen"};
    for (const std::span<const DemandRow> rows : {german_shape_demands(), german_demands()}) {
        for (const DemandRow& row : rows) {
            const auto parts = parts_of(demand, row.english);
            auto german = parts ? filled(row.german, *parts) : std::nullopt;
            if (!german) continue;
            const bool has_none =
                std::ranges::any_of(*parts, [&](std::string_view part) { return part.starts_with(kNo); });
            return Clause{*std::move(german), has_none ? Verb::May : row.verb};
        }
    }
    return std::nullopt;
}

/// Returns what "have exactly 3 black cells" or "not have a cell with 1" demands.
std::optional<Clause> clause_of_count(std::string_view demand) {
    constexpr std::string_view kHave = "have ", kNotHave = "not have ", kNoneOf = "not have a cell with ";
    if (demand.starts_with(kNoneOf)) {
        const auto values = part_in_german(demand.substr(kNoneOf.size()));
        return values ? std::optional(Clause{"keine Zelle mit " + *values + " haben", Verb::May})
                      : std::nullopt;
    }
    if (demand.starts_with(kNotHave)) {
        const auto counted = counted_in_german(demand.substr(kNotHave.size()));
        return counted ? std::optional(Clause{"nicht " + counted->text + " haben", Verb::May}) : std::nullopt;
    }
    if (!demand.starts_with(kHave)) return std::nullopt;
    const auto counted = counted_in_german(demand.substr(kHave.size()));
    if (!counted) return std::nullopt;
    const bool is_bound = counted->is_none || demand.substr(kHave.size()).starts_with("at most ");
    return Clause{counted->text + " haben", is_bound ? Verb::May : Verb::Must};
}

/// Returns the clauses of a demand; empty if one of them has no translation.
std::vector<Clause> clauses_of(std::string_view demand) {
    if (auto whole = clause_of_table(demand)) return {*std::move(whole)};
    if (auto count = clause_of_count(demand)) return {*std::move(count)};
    constexpr std::string_view kJoint = ", and ", kOther = ", ";
    for (const std::string_view joint : {kJoint, kOther}) {
        for (std::size_t at = demand.find(joint); at != std::string_view::npos;
             at = demand.find(joint, at + 1)) {
            std::vector<Clause> first = clauses_of(demand.substr(0, at));
            if (first.empty()) continue;
            const std::vector<Clause> rest = clauses_of(demand.substr(at + joint.size()));
            if (rest.empty()) continue;
            for (const Clause& clause : rest) {
                if (std::ranges::find(first, clause.text, &Clause::text) == first.end())
                    first.push_back(clause);
            }
            return first;
        }
    }
    return {};
}

std::string verb_of(Verb verb, bool is_plural) {
    if (verb == Verb::Must) return is_plural ? "müssen " : "muss ";
    return is_plural ? "dürfen " : "darf ";
}

/// Returns "muss genau einen Hinweis haben, ein Rechteck sein und darf keinen Punkt berühren".
std::string predicate_of(std::span<const Clause> clauses, bool is_plural, std::string_view adverb) {
    std::string text;
    for (std::size_t i = 0; i < clauses.size(); ++i) {
        if (i > 0) {
            const bool ends_clause = clauses[i - 1].text.find(", ") != std::string::npos;
            text += i + 1 < clauses.size() ? ", " : ends_clause ? ", und " : " und ";
        }
        if (i == 0 || clauses[i].verb != clauses[i - 1].verb) text += verb_of(clauses[i].verb, is_plural);
        if (i == 0 && !adverb.empty() && !clauses[i].text.contains("je einmal"))
            text += std::string(adverb) + " ";
        text += clauses[i].text;
    }
    return text;
}

/// Returns the sentences that a rule about rules has in its demand, e.g. "be false: row 1 must add up to 3; row 2 must be in order".
std::optional<std::string> inner_sentences(std::string_view text) {
    constexpr std::pair<std::string_view, std::string_view> kJoints[] = {
        {"; or ", "; oder "}, {"; and ", "; und "}, {"; ", "; "}, {" and ", " und "}};
    const std::size_t must = text.find(kMust);
    if (must == std::string_view::npos) return std::nullopt;
    if (const auto one = german_rule({.subject = std::string(text.substr(0, must)),
                                      .demand = std::string(text.substr(must + kMust.size()))}))
        return one->sentence();
    for (const auto& [english, german] : kJoints) {
        for (std::size_t at = text.find(english); at != std::string_view::npos;
             at = text.find(english, at + 1)) {
            const auto first = inner_sentences(text.substr(0, at));
            if (!first) continue;
            const auto rest = inner_sentences(text.substr(at + english.size()));
            if (rest) return *first + std::string(german) + *rest;
        }
    }
    return std::nullopt;
}

std::optional<std::string> predicate_about_rules(std::string_view demand, bool is_plural) {
    constexpr std::pair<std::string_view, std::string_view> kBeginnings[] = {
        {"be false: ", "falsch sein: "}, {"be true: ", "wahr sein: "}, {"hold: ", "zutreffen: "}};
    for (const auto& [english, german] : kBeginnings) {
        if (!demand.starts_with(english)) continue;
        const auto inner = inner_sentences(demand.substr(english.size()));
        if (inner) return verb_of(Verb::Must, is_plural) + std::string(german) + *inner;
    }
    return std::nullopt;
}

}  // namespace

std::optional<GermanRule> german_name(const RuleWords& words) {
    if (words.is_formula) return GermanRule{.subject = condition_in_german(words.subject), .is_region = true};
    return name_in_german(words.subject);
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

std::optional<std::string> german_predicate(std::string_view demand, bool is_plural,
                                            std::string_view adverb) {
    if (const std::vector<Clause> clauses = clauses_of(demand); !clauses.empty())
        return predicate_of(clauses, is_plural, adverb);
    return predicate_about_rules(demand, is_plural);
}

std::optional<GermanRule> german_rule(const RuleWords& words) {
    auto rule = german_name(words);
    if (!rule || words.demand.empty()) return rule;
    auto predicate = german_predicate(words.demand, rule->is_plural);
    if (!predicate) return std::nullopt;
    rule->demand = *std::move(predicate);
    return rule;
}

}  // namespace sator::explain
