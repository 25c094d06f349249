// Killer sudoku and kenken: cages that are designed so that their clues alone leave one solution.

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"
#include "sator/create/shapes/partition_design.hpp"
#include "sator/create/shapes/random_cages.hpp"
#include "sator/text/write/places_text.hpp"

namespace sator::create {

namespace {

constexpr CreateParameter kCageSizes{
    "cage-sizes", "LEAST..MOST",
    "how many cells a cage may have (default: 2..5 in a killer, 2..4 in a kenken)"};
constexpr CreateParameter kCageParameters[] = {kSizeParameter, kCageSizes};

struct CageSizes {
    std::size_t least = 2, most = 5;
};

std::expected<CageSizes, CreateFailure> cage_sizes(const KindContext& context, CageSizes usual,
                                                   std::size_t most) {
    const std::string text =
        context.parameter("cage-sizes", std::to_string(usual.least) + ".." + std::to_string(usual.most));
    const std::size_t dots = text.find("..");
    const auto number = [](const std::string& digits) {
        return digits.size() == 1 && digits[0] >= '1' && digits[0] <= '9'
                   ? static_cast<std::size_t>(digits[0] - '0')
                   : 0;
    };
    CageSizes sizes;
    sizes.least = number(text.substr(0, dots));
    sizes.most = dots == std::string::npos ? sizes.least : number(text.substr(dots + 2));
    if (sizes.least > 0 && sizes.least <= sizes.most && sizes.most <= most && sizes.most > 1) return sizes;
    return mistake("--cage-sizes " + text + ": these are no sizes of cages",
                   "write e.g. 2..4; the most is " + std::to_string(most));
}

int digit(Value value) {
    return static_cast<int>(value) + 1;
}

std::string cells_text(const Grid& grid, const Slot& cells) {
    const Sequence sequence{"", cells};
    return text::places_text(grid, {}, std::span(&sequence, 1));
}

int sum_of(const Slot& cage, std::span<const Value> values) {
    int sum = 0;
    for (const CellId cell : cage) sum += digit(values[cell.index()]);
    return sum;
}

bool has_repetition(const Slot& cage, std::span<const Value> values) {
    std::set<Value> seen;
    return std::ranges::any_of(cage, [&](CellId cell) { return !seen.insert(values[cell.index()]).second; });
}

PlanResult plan_killer(const KindContext& context, RandomSource& random) {
    const auto rows = square_size(context, 9, 4, 9);
    if (!rows) return failure(rows);
    const auto sizes = cage_sizes(context, {2, std::min<std::size_t>(5, *rows)}, *rows);
    if (!sizes) return failure(sizes);
    auto plan = plan_with_random_solution(sized_base("sudoku {S}\n", *rows), context.bases, random);
    if (!plan) return plan;
    const Grid grid = plan->base->puzzle->grid;
    const std::vector<Value> solution = plan->solution;
    PartConstraint constraint;
    const auto differ = [solution](const Slot& cage) { return !has_repetition(cage, solution); };
    constraint.allows = [=](const Slot& cage) {
        return cage.size() >= sizes->least && cage.size() <= sizes->most && differ(cage);
    };
    constraint.excludes = [solution](const Slot& cage, std::span<const Value> counterexample) {
        return has_repetition(cage, counterexample) || sum_of(cage, counterexample) != sum_of(cage, solution);
    };
    constraint.text = [=](const Partition& cages) {
        std::string text = sized_base("killer {S}\n", *rows);
        for (const Slot& cage : cages.parts())
            text += "  " + std::to_string(sum_of(cage, solution)) + " " + cells_text(grid, cage) + "\n";
        return text;
    };
    constraint.may_split = true;
    Partition cages = random_cages(grid, sizes->least, sizes->most, differ, random);
    if (!std::ranges::all_of(cages.parts(), constraint.allows))
        return not_met("the grid cannot be divided into cages of these sizes");
    if (auto made = design_by_parts(*plan, std::move(cages), constraint, context.bases); !made)
        return failure(made);
    return plan;
}

/// The clue of a cage of a kenken: its sign, and the number that the sign makes of the digits.
struct KenkenClue {
    char sign = '+';
    long number = 0;
};

std::optional<long> kenken_number(char sign, const Slot& cage, std::span<const Value> values) {
    std::vector<long> digits;
    for (const CellId cell : cage) digits.push_back(digit(values[cell.index()]));
    std::ranges::sort(digits, std::greater());
    switch (sign) {
        case '+':
            return std::accumulate(digits.begin(), digits.end(), 0L);
        case 'x':
            return std::accumulate(digits.begin(), digits.end(), 1L, std::multiplies());
        case '-':
            return digits.size() == 2 ? std::optional(digits[0] - digits[1]) : std::nullopt;
        default:
            if (digits.size() != 2 || digits[0] % digits[1] != 0) return std::nullopt;
            return digits[0] / digits[1];
    }
}

/// Whether these digits, which are sorted, can stand in a cage: equal ones are in different rows and columns.
bool can_stand(std::vector<Value> digits, const Slot& cage, std::size_t rows) {
    if (std::ranges::adjacent_find(digits) == digits.end()) return true;
    const auto see_each_other = [&](CellId a, CellId b) {
        return a.index() / rows == b.index() / rows || a.index() % rows == b.index() % rows;
    };
    do {
        bool fits = true;
        for (std::size_t i = 0; i < cage.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j)
                fits = fits && (digits[i] != digits[j] || !see_each_other(cage[i], cage[j]));
        }
        if (fits) return true;
    } while (std::ranges::next_permutation(digits).found);
    return false;
}

/// Counts the sorted lists of digits that make a number, can stand in the cage and continue `digits`, up to 2.
void count_digits(const KenkenClue& clue, const Slot& cage, std::size_t rows, std::vector<Value>& digits,
                  int& count) {
    if (count > 1) return;
    if (digits.size() == cage.size()) {
        Slot cells;
        for (std::size_t i = 0; i < cage.size(); ++i) cells.emplace_back(i);
        const bool makes_number = kenken_number(clue.sign, cells, digits) == clue.number;
        count += makes_number && can_stand(digits, cage, rows) ? 1 : 0;
        return;
    }
    for (Value next = digits.empty() ? 0 : digits.back(); next < static_cast<Value>(rows); ++next) {
        digits.push_back(next);
        count_digits(clue, cage, rows, digits, count);
        digits.pop_back();
    }
}

/// Returns whether a clue gives the digits of a cage away: only one choice of digits makes its number.
bool gives_away(const KenkenClue& clue, const Slot& cage, std::size_t rows) {
    std::vector<Value> digits;
    int count = 0;
    count_digits(clue, cage, rows, digits, count);
    return count < 2;
}

/// Chooses the sign of a cage, balanced and without give-aways if possible. The choice depends on the cells only, so that it stays
/// while the cage does.
KenkenClue kenken_clue(const Slot& cage, std::span<const Value> solution, std::size_t rows) {
    constexpr std::string_view kSigns = "+-x/";
    std::size_t hash = cage.size();
    for (const CellId cell : cage)
        hash = hash * 31 + cell.index() * 7 + static_cast<std::size_t>(solution[cell.index()]);
    KenkenClue chosen{'+', *kenken_number('+', cage, solution)};
    for (std::size_t i = 0; i < kSigns.size(); ++i) {
        const char sign = kSigns[(hash + i) % kSigns.size()];
        const auto number = kenken_number(sign, cage, solution);
        if (!number) continue;
        if (cage.size() > 1 && gives_away({sign, *number}, cage, rows)) continue;
        return {sign, *number};
    }
    return chosen;
}

/// Smaller grids have hardly a clue that gives nothing away.
constexpr std::size_t kLeastRowsOfOpenClues = 5;

/// Most divisions of a grid have a cage that no sign suits.
constexpr std::size_t kTriesOfCages = 20;

/// The operation of a cage's rule on its digits: the rule without its numbers, e.g. "sum " or "max(line) - min(line) = ".
std::string operation_of(const RuleStatement& rule) {
    std::string operation = rule.name == kExpressionRule ? rule.text : rule.name;
    std::erase_if(operation, [](char c) { return c >= '0' && c <= '9'; });
    return operation;
}

/// Whether no sign is on more than half of the cages, and at least three signs occur, by the puzzle's rules.
bool has_balanced_signs(const Plan& plan) {
    std::map<std::string, std::size_t> counts;
    std::size_t cages = 0, most = 0;
    for (const RuleStatement& rule : plan.base->puzzle->rules) {
        if (rule.is_of_kind) continue;
        ++cages;
        most = std::max(most, ++counts[operation_of(rule)]);
    }
    return counts.size() >= 3 && 2 * most <= cages;
}

PlanResult plan_kenken(const KindContext& context, RandomSource& random) {
    const auto rows = square_size(context, 6, 3, 9);
    if (!rows) return failure(rows);
    const auto sizes = cage_sizes(context, {2, 4}, 6);
    if (!sizes) return failure(sizes);
    auto plan = plan_with_random_solution(sized_base("latin {S}\n", *rows), context.bases, random);
    if (!plan) return plan;
    const Grid grid = plan->base->puzzle->grid;
    const std::vector<Value> solution = plan->solution;
    PartConstraint constraint;
    const auto is_open = [=](const Slot& cage) {
        return *rows < kLeastRowsOfOpenClues || cage.size() < 2 ||
               !gives_away(kenken_clue(cage, solution, *rows), cage, *rows);
    };
    constraint.allows = [=](const Slot& cage) {
        return cage.size() >= sizes->least && cage.size() <= sizes->most && is_open(cage);
    };
    constraint.excludes = [=](const Slot& cage, std::span<const Value> counterexample) {
        const KenkenClue clue = kenken_clue(cage, solution, *rows);
        return kenken_number(clue.sign, cage, counterexample) != clue.number;
    };
    constraint.text = [=](const Partition& cages) {
        std::string text = sized_base("kenken {S}\n", *rows);
        for (const Slot& cage : cages.parts()) {
            const KenkenClue clue = kenken_clue(cage, solution, *rows);
            text += "  " + std::to_string(clue.number) + (cage.size() > 1 ? std::string(1, clue.sign) : "") +
                    " " + cells_text(grid, cage) + "\n";
        }
        return text;
    };
    constraint.may_split = true;
    Partition cages = random_cages(grid, sizes->least, sizes->most, is_open, random);
    for (std::size_t tries = 1;
         tries < kTriesOfCages && !std::ranges::all_of(cages.parts(), constraint.allows); ++tries)
        cages = random_cages(grid, sizes->least, sizes->most, is_open, random);
    if (!std::ranges::all_of(cages.parts(), constraint.allows))
        return not_met("the grid cannot be divided into cages of these sizes");
    if (auto made = design_by_parts(*plan, std::move(cages), constraint, context.bases); !made)
        return failure(made);
    if (*rows < kLeastRowsOfOpenClues) return plan;
    plan->has_quality = has_balanced_signs;
    if (!has_balanced_signs(*plan)) return not_met("the signs of the cages are not balanced");
    return plan;
}

}  // namespace

std::vector<CreatedKind> cage_kinds() {
    return {
        {.name = "killer-sudoku",
         .kind = "killer",
         .example = "sator create killer-sudoku --size 6x6 --seed 3",
         .parameters = kCageParameters,
         .way = ByPlan{plan_killer}},
        {.name = "kenken",
         .kind = "kenken",
         .example = "sator create kenken --size 5x5 --seed 3",
         .parameters = kCageParameters,
         .way = ByPlan{plan_kenken}},
    };
}

}  // namespace sator::create
