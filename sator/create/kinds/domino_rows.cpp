// Kinds of dominoes: in a dominosa the numbers are laid out until one tiling is left; in magnets counts at the edge are left out.

#include <algorithm>
#include <memory>
#include <set>

#include "sator/base/whole_number.hpp"
#include "sator/create/kinds/grid_size.hpp"
#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/shapes/domino_tiling.hpp"
#include "sator/create/shapes/plain_drawing.hpp"
#include "sator/puzzle/grid_places.hpp"

namespace sator::create {

namespace {

constexpr CreateParameter kHighest{
    "highest", "N",
    "the highest half of the dominoes, 2 to 9 (default: 5); the set has each pair from 0 on once"};
constexpr CreateParameter kDominosaParameters[] = {kHighest};
constexpr CreateParameter kMagnetsParameters[] = {kSizeParameter};

/// The number of changes of the numbers that are tried to exclude all counterexamples at once.
constexpr std::size_t kMostTries = 2000;

/// The numbers of a dominosa and the dominoes that lie there.
class DominoLayout {
  public:
    DominoLayout(std::size_t highest, RandomSource& random, BasePuzzles& bases)
        : columns_(highest + 2), rows_(highest + 1), bases_(bases) {
        dominoes_ = random_tiling(columns_, rows_, random);
        numbers_.resize(columns_ * rows_);
        std::vector<std::pair<int, int>> set;
        for (int low = 0; low <= static_cast<int>(highest); ++low) {
            for (int high = low; high <= static_cast<int>(highest); ++high) set.emplace_back(low, high);
        }
        random.shuffle(set);
        for (std::size_t i = 0; i < dominoes_.size(); ++i) {
            const bool is_turned = random.below(2) == 0;
            numbers_[dominoes_[i].first] = is_turned ? set[i].second : set[i].first;
            numbers_[dominoes_[i].second] = is_turned ? set[i].first : set[i].second;
        }
    }

    bool is_tiled() const { return !dominoes_.empty(); }

    std::expected<void, CreateFailure> restate(Plan& plan) {
        std::vector<std::string> cells;
        for (const int number : numbers_) cells.push_back(std::to_string(number));
        auto base = bases_.of("dominosa\n" + plain_drawing(columns_, cells));
        if (!base) return failure(base);
        plan.base = *base;
        plan.solution.resize(numbers_.size());
        for (const auto& [first, second] : dominoes_) {
            const bool is_across = second == first + 1;
            plan.solution[first] = value_of_symbol(*(*base)->puzzle, is_across ? "R" : "D");
            plan.solution[second] = value_of_symbol(*(*base)->puzzle, is_across ? "L" : "U");
        }
        return {};
    }

    /// Turns or exchanges dominoes that lie otherwise in the counterexample, so that no counterexample so far has each pair once.
    bool refine(Plan& plan, std::span<const Value> counterexample, RandomSource& random) {
        counterexamples_.push_back(dominoes_of(*plan.base->puzzle, counterexample));
        std::vector<std::size_t> differing;
        for (std::size_t i = 0; i < dominoes_.size(); ++i) {
            if (std::ranges::find(counterexamples_.back(), dominoes_[i]) == counterexamples_.back().end())
                differing.push_back(i);
        }
        for (std::size_t tries = 0; tries < kMostTries && !differing.empty(); ++tries) {
            const std::vector<int> before = numbers_;
            const Domino& one = dominoes_[random.pick(differing)];
            if (random.below(3) == 0) {
                std::swap(numbers_[one.first], numbers_[one.second]);
            } else {
                const Domino& other = dominoes_[random.below(dominoes_.size())];
                std::swap(numbers_[one.first], numbers_[other.first]);
                std::swap(numbers_[one.second], numbers_[other.second]);
            }
            if (std::ranges::none_of(counterexamples_, [&](const auto& lain) { return is_complete(lain); }))
                return restate(plan).has_value();
            numbers_ = before;
        }
        return false;
    }

  private:
    std::vector<Domino> dominoes_of(const Puzzle& puzzle, std::span<const Value> values) const {
        // A value says where the other half lies.
        const Value left = value_of_symbol(puzzle, "R"), upper = value_of_symbol(puzzle, "D");
        std::vector<Domino> dominoes;
        for (std::size_t cell = 0; cell < values.size(); ++cell) {
            if (values[cell] == left) dominoes.emplace_back(cell, cell + 1);
            if (values[cell] == upper) dominoes.emplace_back(cell, cell + columns_);
        }
        return dominoes;
    }

    /// Whether these dominoes are the whole set, each pair once.
    bool is_complete(const std::vector<Domino>& dominoes) const {
        std::set<std::pair<int, int>> seen;
        return std::ranges::all_of(dominoes, [&](const Domino& domino) {
            const auto [low, high] = std::minmax(numbers_[domino.first], numbers_[domino.second]);
            return seen.emplace(low, high).second;
        });
    }

    std::size_t columns_, rows_;
    BasePuzzles& bases_;
    std::vector<Domino> dominoes_;
    std::vector<int> numbers_;  // of each cell
    std::vector<std::vector<Domino>> counterexamples_;
};

PlanResult plan_dominosa(const KindContext& context, RandomSource& random) {
    const std::string text = context.parameter("highest", "5");
    const auto highest = to_whole_number<std::size_t>(text);
    if (!highest || *highest < 2 || *highest > 9)
        return mistake("--highest " + text + ": the highest half of a dominosa is a number from 2 to 9");
    const auto layout = std::make_shared<DominoLayout>(*highest, random, context.bases);
    if (!layout->is_tiled()) return not_met("no tiling was found");
    Plan plan;
    if (auto stated = layout->restate(plan); !stated) return failure(stated);
    plan.refine = [layout](Plan& changed, std::span<const Value> counterexample, RandomSource& source) {
        return layout->refine(changed, counterexample, source);
    };
    return plan;
}

/// The sides at which the counts of a magnets puzzle stand, as the puzzle states them.
constexpr std::string_view kPoleSides[] = {"+ left", "+ top", "- left", "- top"};

std::string magnets_text(const std::string& drawing, const Plan& plan, const Chosen& chosen) {
    std::string text = "magnets\n";
    for (const std::string_view side : kPoleSides) {
        std::string counts;
        bool has_count = false;
        for (std::size_t clue = 0; clue < chosen.size(); ++clue) {
            const ClueSpot& spot = plan.clues[clue].spots[0];
            if (spot.side != side) continue;
            counts += " " + (chosen[clue] ? spot.text : ".");
            has_count = has_count || chosen[clue];
        }
        if (has_count) text += "  " + std::string(side) + counts + "\n";
    }
    return text + drawing;
}

/// Adds a clue for each row and column, and each pole: how many of its cells have the pole.
void add_poles(Plan& plan) {
    const Grid& grid = plan.base->puzzle->grid;
    for (const std::string_view side : kPoleSides) {
        const auto lines = side.ends_with("left") ? rows_of(grid) : columns_of(grid);
        const Value pole = value_of_symbol(*plan.base->puzzle, side.substr(0, 1));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const auto count = std::ranges::count_if(
                lines[i].cells, [&](CellId cell) { return plan.solution[cell.index()] == pole; });
            ClueSpot spot{.heading = {},
                          .side = std::string(side),
                          .index = i,
                          .length = lines.size(),
                          .text = std::to_string(count)};
            plan.clues.push_back({.givens = {}, .spots = {std::move(spot)}, .rules = {}, .level = 1});
        }
    }
}

PlanResult plan_magnets(const KindContext& context, RandomSource& random) {
    constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const auto size = grid_size(context, "6x5", 2, 10);
    if (!size) return failure(size);
    if (size->columns * size->rows % 2 != 0)
        return mistake("--size " + size->text() + ": dominoes cover only an even number of cells");
    const auto dominoes = random_tiling(size->columns, size->rows, random);
    if (dominoes.empty()) return not_met("no tiling was found");
    std::string letters(size->columns * size->rows, '.');
    for (std::size_t i = 0; i < dominoes.size(); ++i)
        letters[dominoes[i].first] = letters[dominoes[i].second] = kLetters[i];
    const std::string drawing = plain_drawing(size->columns, letters);
    auto plan = plan_with_random_solution(magnets_text(drawing, {}, {}), context.bases, random);
    if (!plan) return plan;
    add_poles(*plan);
    plan->write = [drawing](const Plan& stated, const Chosen& chosen) {
        return magnets_text(drawing, stated, chosen);
    };
    if (auto read = read_clue_rules(*plan, context.bases); !read) return failure(read);
    return plan;
}

}  // namespace

std::vector<CreatedKind> domino_kinds() {
    return {
        {.name = "dominosa",
         .kind = "dominosa",
         .example = "sator create dominosa --highest 4",
         .parameters = kDominosaParameters,
         .takes_few_rules = true,
         .way = ByPlan{plan_dominosa}},
        {.name = "magnets",
         .kind = "magnets",
         .example = "sator create magnets --size 6x5",
         .parameters = kMagnetsParameters,
         .way = ByPlan{plan_magnets}},
    };
}

}  // namespace sator::create
