// Generates changes of a puzzle with several solutions, filters them and proves them. The filter uses the
// list of known solutions: a repair keeps exactly one solution, so a change that keeps two known ones is
// dropped, and so is one that keeps none if the list is complete. The proof searches the changed puzzle for a
// second solution.
#include "sator/explain/repair/repairs.hpp"

#include <algorithm>
#include <iterator>
#include <optional>
#include <ranges>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/explain/names/rule_names.hpp"
#include "sator/explain/parts/part_model.hpp"
#include "sator/explain/parts/puzzle_clues.hpp"
#include "sator/explain/repair/new_rules.hpp"
#include "sator/explain/repair/similar_rules.hpp"
#include "sator/explain/repair/tightened_clue.hpp"
#include "sator/explain/repair/tightened_rule.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/rules/registry/make_rules.hpp"

namespace sator::explain {

namespace {

using Answer = FoundSolution::Answer;
using Solution = std::vector<Value>;

Repair repair_of(Repair::Kind kind, std::size_t size, Solution solution) {
    Repair repair;
    repair.kind = kind;
    repair.size = size;
    repair.solution = std::move(solution);
    return repair;
}

class RepairSearch {
  public:
    RepairSearch(const PuzzleParts& parts, const Ambiguity& ambiguity, const Registry& registry,
                 RuleContext& context, const Limits& limits)
        : parts_(parts), ambiguity_(ambiguity), registry_(registry), context_(context), limits_(limits) {}

    Repairs find() {
        repairs_.are_all_tried = ambiguity_.cells_are_all;
        tighten_clues();
        tighten_rules();
        if (!parts_.givens_make_rules()) add_single_givens();
        add_rules();
        if (repairs_.list.empty() && !parts_.givens_make_rules()) add_several_givens();
        return std::move(repairs_);
    }

  private:
    /// Returns true if more repairs of this kind may be tried; `first` is the index of its first repair.
    bool may_try_more(std::size_t first) {
        if (limits_.reached()) {
            repairs_.are_all_tried = false;
            return false;
        }
        return repairs_.list.size() - first < kMaxRepairsPerKind;
    }

    /// Returns true if the number of known solutions that pass is possible for a repair.
    template <class Passes>
    bool sieve(Passes passes) const {
        std::size_t left = 0;
        for (const Solution& solution : ambiguity_.solutions) {
            if (passes(solution) && ++left > 1) return false;
        }
        return left == 1 || !ambiguity_.has_all_solutions();
    }

    /// Returns the only solution of the parts and the rules, if it is a solution of the puzzle; nullopt
    /// otherwise.
    std::optional<Solution> only_solution(std::span<const PartId> present, const RuleList& added) {
        std::vector<const Rule*> rules;
        for (const auto& rule : added) rules.push_back(rule.get());
        PartModel model(parts_, present, limits_, rules);
        FoundSolution found = model.find();
        if (found.answer == Answer::Yes) {
            const bool is_old =
                std::ranges::all_of(parts_.all(), [&](PartId p) { return parts_.holds(p, found.values); });
            const Answer other = is_old ? model.find(found.values).answer : Answer::Yes;
            if (other == Answer::No) return std::move(found.values);
            found.answer = other;
        }
        if (found.answer == Answer::Unknown) repairs_.are_all_tried = false;
        return std::nullopt;
    }

    struct Trial {
        const PuzzleClue* clue;
        TightenedClue tightened;
    };

    void tighten_clues() {
        const AlphabetCharacters characters(parts_.puzzle().alphabet);
        const auto clues = clues_of(parts_, context_.regex_limits);
        std::vector<Trial> trials;
        for (const PuzzleClue& clue : clues) {
            const bool is_known = !trials.empty() && trials.back().clue->statement == clue.statement;
            if (is_known) continue;
            for (TightenedClue& tightened : tightened_clues(*clue.tree, characters))
                trials.push_back({&clue, std::move(tightened)});
        }
        std::ranges::stable_sort(trials, {}, [](const Trial& trial) { return trial.tightened.size; });
        const std::size_t first = repairs_.list.size();
        for (const Trial& trial : trials) {
            if (!may_try_more(first)) return;
            try_clue(trial, clues, characters);
        }
    }

    void try_clue(const Trial& trial, std::span<const PuzzleClue> clues,
                  const AlphabetCharacters& characters) {
        const auto tree = parse_regex(trial.tightened.text, trial.clue->options);
        if (!tree) return;
        const auto is_of_statement = [&](const PuzzleClue& clue) {
            return clue.statement == trial.clue->statement;
        };
        const auto matches = [&](const Solution& solution) {
            return std::ranges::all_of(
                clues | std::views::filter(is_of_statement), [&](const PuzzleClue& clue) {
                    return matches_by_backtracking(*tree, text_of(clue.slot, solution, characters)) !=
                           MatchResult::No;
                });
        };
        if (!sieve(matches)) return;
        RuleStatement statement = parts_.puzzle().rules[trial.clue->statement];
        statement.arguments[0].text = to_utf8(trial.tightened.text);
        const auto rules = make_rules_of(registry_, statement, context_);
        if (!rules) return;
        auto solution = only_solution(parts_beside(trial.clue->statement), *rules);
        if (!solution) return;
        Repair repair = repair_of(Repair::Kind::TightenedClue, trial.tightened.size, std::move(*solution));
        repair.clue = trial.clue->rule;
        repair.before = parts_.puzzle().rules[trial.clue->statement].arguments[0].text;
        repair.after = statement.arguments[0].text;
        repairs_.list.push_back(std::move(repair));
    }

    std::vector<PartId> parts_beside(std::size_t statement) const {
        std::vector<PartId> others;
        for (const PartId part : parts_.all()) {
            if (!parts_.is_rule(part) || parts_.statement_of(part) != statement) others.push_back(part);
        }
        return others;
    }

    void tighten_rules() {
        const std::size_t first = repairs_.list.size();
        for (const TightenedRule& trial : tightened_rules(parts_.puzzle())) {
            if (!may_try_more(first)) return;
            const auto rules = make_rules_of(registry_, trial.tightened, context_);
            if (!rules || !sieve_by(*rules)) continue;
            auto solution = only_solution(parts_beside(trial.statement), *rules);
            if (!solution) continue;
            Repair repair = repair_of(Repair::Kind::TightenedRule, trial.size, std::move(*solution));
            while (parts_.statement_of(repair.clue) != trial.statement)
                repair.clue = PartId(repair.clue.index() + 1);
            describe_rule(repair, trial.tightened, *rules);
            repairs_.list.push_back(std::move(repair));
        }
    }

    bool sieve_by(const RuleList& rules) const {
        return sieve([&](const Solution& solution) {
            return std::ranges::all_of(rules, [&](const auto& rule) { return keeps(*rule, solution); });
        });
    }

    void describe_rule(Repair& repair, const RuleStatement& statement, const RuleList& rules) const {
        repair.rule = statement.name;
        for (const Argument& argument : statement.arguments) repair.arguments.push_back(argument.text);
        if (statement.name == kExpressionRule) repair.arguments = {statement.text};
        LimitWatch unlimited;  // because a repair that was found is told whole
        const std::vector<RuleWords> names = rule_names(parts_.puzzle(), rules, unlimited);
        for (const RuleWords& name : names) repair.demands.push_back(name.sentence());
        for (const MarkedDrawing& drawing : statement.drawings) {
            for (const Sequence& sequence : drawing) repair.cells.push_back(sequence.cells);
        }
    }

    static std::u32string text_of(const Slot& slot, const Solution& solution,
                                  const AlphabetCharacters& characters) {
        std::u32string text;
        for (const CellId cell : slot) {
            if (const auto c = characters.character(static_cast<std::size_t>(solution[cell.index()])))
                text += *c;
        }
        return text;
    }

    /// A candidate that exactly one solution uses is a repair. This needs no proof, because find_ambiguity
    /// counted its solutions.
    void add_single_givens() {
        std::vector<const DifferingCell*> cells;
        for (const DifferingCell& cell : ambiguity_.cells) cells.push_back(&cell);
        std::ranges::stable_sort(cells, std::ranges::greater(),
                                 [](const DifferingCell* c) { return c->candidates.size(); });
        const std::size_t first = repairs_.list.size();
        for (const DifferingCell* cell : cells) {
            for (const TrueCandidate& candidate : cell->candidates) {
                if (!candidate.is_exact || candidate.solutions != 1) continue;
                if (!may_try_more(first)) return;
                Repair repair = repair_of(Repair::Kind::Givens, 1, candidate.example);
                repair.givens = {{cell->cell, value_id(candidate.value), {}}};
                repairs_.list.push_back(std::move(repair));
            }
        }
    }

    void add_rules() {
        const std::size_t first = repairs_.list.size();
        std::vector<RuleProposal> proposals = similar_rules(registry_, context_, ambiguity_.solutions);
        std::ranges::move(new_rules(registry_, context_), std::back_inserter(proposals));
        for (const RuleProposal& proposal : proposals) {
            if (!may_try_more(first)) return;
            if (!sieve_by(proposal.rules)) continue;
            auto solution = only_solution(parts_.all(), proposal.rules);
            if (!solution) continue;
            Repair repair = repair_of(Repair::Kind::AddedRule, proposal.rules.size(), std::move(*solution));
            describe_rule(repair, proposal.statement, proposal.rules);
            repairs_.list.push_back(std::move(repair));
        }
    }

    /// Takes givens from the first solution: each time the one that excludes most of the other known
    /// solutions, until no other solution is left. Then removes the givens that are not needed (greedy
    /// hitting set and deletion).
    void add_several_givens() {
        if (limits_.reached()) {
            repairs_.are_all_tried = false;
            return;
        }
        const Solution base = ambiguity_.solutions[0];
        PartModel model(parts_, parts_.all(), limits_);
        std::vector<Solution> others(ambiguity_.solutions.begin() + 1, ambiguity_.solutions.end());
        std::vector<FixedCell> fixed;
        for (;;) {
            if (others.empty()) {
                FoundSolution found = model.find(base, fixed);
                if (found.answer == Answer::No) break;
                if (found.answer == Answer::Unknown) {
                    repairs_.are_all_tried = false;
                    return;
                }
                others.push_back(std::move(found.values));
            }
            const std::size_t cell = most_excluding_cell(base, others);
            fixed.push_back({VariableId(cell), base[cell]});
            std::erase_if(others, [&](const Solution& other) { return other[cell] != base[cell]; });
        }
        for (std::size_t i = 0; i < fixed.size();) {
            std::vector<FixedCell> rest = fixed;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
            if (model.find(base, rest).answer == Answer::No) {
                fixed = std::move(rest);
            } else {
                ++i;
            }
        }
        Repair repair = repair_of(Repair::Kind::Givens, fixed.size(), base);
        for (const FixedCell& f : fixed)
            repair.givens.push_back({CellId(f.cell.index()), value_id(f.value), {}});
        repairs_.list.push_back(std::move(repair));
    }

    static std::size_t most_excluding_cell(const Solution& base, const std::vector<Solution>& others) {
        std::size_t best = 0, most = 0;
        for (std::size_t cell = 0; cell < base.size(); ++cell) {
            const auto excluded = static_cast<std::size_t>(std::ranges::count_if(
                others, [&](const Solution& other) { return other[cell] != base[cell]; }));
            if (excluded > most) {
                most = excluded;
                best = cell;
            }
        }
        return best;
    }

    const PuzzleParts& parts_;
    const Ambiguity& ambiguity_;
    const Registry& registry_;
    RuleContext& context_;
    Limits limits_;
    Repairs repairs_;
};

}  // namespace

Repairs find_repairs(const PuzzleParts& parts, const Ambiguity& ambiguity, const Registry& registry,
                     RuleContext& context, const Limits& limits) {
    return RepairSearch(parts, ambiguity, registry, context, limits).find();
}

}  // namespace sator::explain
