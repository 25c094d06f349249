#include "sator/create/recipe/true_clues.hpp"

#include <algorithm>

#include "sator/rules/registry/make_rules.hpp"
#include "sator/rules/registry/registry.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::create {

namespace {

/// Whether a statement says all that another one says: they are equal but for their labels, and for numbers where the other one has '?'.
bool sharpens(const RuleStatement& sharper, const RuleStatement& rule) {
    if (sharper.name != rule.name || sharper.arguments.size() != rule.arguments.size()) return false;
    RuleStatement filled = rule;
    for (std::size_t i = 0; i < rule.arguments.size(); ++i) {
        if (rule.arguments[i].text != "?") continue;
        filled.arguments[i] = sharper.arguments[i];
        filled.text = sharper.text;
    }
    filled.label = sharper.label;
    return filled == sharper;
}

/// Returns the rules of a puzzle that the base does not have; nullopt if it neither has nor sharpens one of the base's, unless that is
/// allowed.
std::optional<std::vector<RuleStatement>> further_rules(const Puzzle& base, const Puzzle& puzzle,
                                                        TrueClues::Lost lost = TrueClues::Lost::Refused) {
    std::vector<RuleStatement> known = base.rules, further;
    for (const RuleStatement& rule : puzzle.rules) {
        const auto found = std::ranges::find(known, rule);
        if (found != known.end()) {
            known.erase(found);
        } else {
            further.push_back(rule);
        }
    }
    const auto is_lost = [&](const RuleStatement& rule) {
        return std::ranges::none_of(further, [&](const RuleStatement& one) { return sharpens(one, rule); });
    };
    return lost == TrueClues::Lost::Refused && std::ranges::any_of(known, is_lost)
               ? std::nullopt
               : std::optional(std::move(further));
}

}  // namespace

TrueClues::TrueClues(const Plan& plan, BasePuzzles& bases)
    : probe_{.base = plan.base, .solution = plan.solution, .clues = {{}}, .write = plan.write},
      bases_(bases),
      cache_(make_clue_cache()) {}

bool TrueClues::agrees(const std::vector<Given>& givens) const {
    return std::ranges::all_of(givens, [&](const Given& given) {
        return probe_.solution[given.cell.index()] == static_cast<Value>(given.value.index());
    });
}

bool TrueClues::hold(Puzzle& read, std::vector<RuleStatement> rules) {
    read.rules = std::move(rules);
    RuleContext context{read, *cache_, bases_.files(), {}};
    const auto made = make_rules(Registry::standard(), context);
    if (!made) return false;
    std::vector<Value> values;
    return std::ranges::all_of(*made, [&](const auto& rule) {
        values.clear();
        for (const CellId cell : rule->cells()) values.push_back(probe_.solution[cell.index()]);
        return rule->holds(values);
    });
}

std::optional<OptionalClue> TrueClues::at(ClueSpot spot, std::uint8_t level, Lost lost) {
    OptionalClue clue{.givens = {}, .spots = {std::move(spot)}, .rules = {}, .level = level};
    probe_.clues[0] = clue;
    auto read = bases_.read(text_of(probe_, {true}));
    const Puzzle& base = *probe_.base->puzzle;
    if (!read || read->grid.position_count() != base.grid.position_count() || read->alphabet != base.alphabet)
        return std::nullopt;
    auto rules = further_rules(base, *read, lost);
    if (!rules) return std::nullopt;
    clue.rules = std::move(*rules);
    if (!read->initials.empty()) clue.givens = read->initials[0].givens;
    if (clue.rules.empty() && clue.givens.empty()) return std::nullopt;
    if (!agrees(clue.givens) || !hold(*read, clue.rules)) return std::nullopt;
    return clue;
}

std::vector<std::optional<OptionalClue>> TrueClues::one_by_one(const std::vector<ClueSpot>& spots) {
    std::vector<std::optional<OptionalClue>> clues;
    for (const ClueSpot& spot : spots) clues.push_back(at(spot));
    return clues;
}

// Each place of a list adds one rule, in the order of the text. If that is not so, or if one of them is refused, they are read one by one.
std::vector<std::optional<OptionalClue>> TrueClues::of_lists(const std::vector<ClueSpot>& spots) {
    probe_.clues[0] = {.givens = {}, .spots = spots, .rules = {}};
    auto read = bases_.read(text_of(probe_, {true}));
    const Puzzle& base = *probe_.base->puzzle;
    if (!read || read->grid.position_count() != base.grid.position_count() || read->alphabet != base.alphabet)
        return one_by_one(spots);
    auto rules = further_rules(base, *read);
    if (!rules || rules->size() != spots.size()) return one_by_one(spots);
    std::ranges::stable_sort(
        *rules, {}, [](const RuleStatement& rule) { return std::pair(rule.span.line, rule.span.column); });
    std::vector<std::optional<OptionalClue>> clues(spots.size());
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (hold(*read, {(*rules)[i]}))
            clues[i] = OptionalClue{.givens = {}, .spots = {spots[i]}, .rules = {(*rules)[i]}, .level = 1};
    }
    return clues;
}

}  // namespace sator::create
