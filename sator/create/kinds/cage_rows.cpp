// Killer sudoku and kenken: cages that are designed so that their clues alone leave one solution.

#include <algorithm>
#include <numeric>
#include <set>

#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/kinds/plan_by_forms.hpp"
#include "sator/create/shapes/partition_design.hpp"
#include "sator/create/shapes/random_cages.hpp"
#include "sator/formats/sator_writer/places_text.hpp"

namespace sator::create {

namespace {

constexpr KindParameter kCageSizes{
    "cage-sizes", "LEAST..MOST",
    "how many cells a cage may have (default: 2..5 in a killer, 2..4 in a kenken)"};
constexpr KindParameter kCageParameters[] = {kSizeParameter, kCageSizes};

struct CageSizes {
    std::size_t least = 2, most = 5;
};

std::expected<CageSizes, CreateFailure> cage_sizes(const KindCall& call, CageSizes usual, std::size_t most) {
    const std::string text =
        call.parameter("cage-sizes", std::to_string(usual.least) + ".." + std::to_string(usual.most));
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
    return formats::places_text(grid, {}, std::span(&sequence, 1));
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

PlanResult plan_killer(const KindCall& call, RandomSource& random) {
    const auto rows = square_size(call, 9, 4, 9);
    if (!rows) return std::unexpected(rows.error());
    const auto sizes = cage_sizes(call, {2, std::min<std::size_t>(5, *rows)}, *rows);
    if (!sizes) return std::unexpected(sizes.error());
    auto plan = plan_with_random_solution(sized_base("sudoku {S}\n", *rows), call.bases, random);
    if (!plan) return plan;
    const Grid grid = plan->base->puzzle->grid;
    const std::vector<Value> solution = plan->solution;
    PartitionTaste taste;
    const auto differ = [solution](const Slot& cage) { return !has_repetition(cage, solution); };
    taste.allows = [=](const Slot& cage) {
        return cage.size() >= sizes->least && cage.size() <= sizes->most && differ(cage);
    };
    taste.excludes = [solution](const Slot& cage, std::span<const Value> rival) {
        return has_repetition(cage, rival) || sum_of(cage, rival) != sum_of(cage, solution);
    };
    taste.text = [=](const Partition& cages) {
        std::string text = sized_base("killer {S}\n", *rows);
        for (const Slot& cage : cages.parts())
            text += "  " + std::to_string(sum_of(cage, solution)) + " " + cells_text(grid, cage) + "\n";
        return text;
    };
    taste.may_split = true;
    Partition cages = random_cages(grid, sizes->least, sizes->most, differ, random);
    if (!std::ranges::all_of(cages.parts(), taste.allows))
        return not_met("the grid cannot be divided into cages of these sizes");
    if (auto made = design_by_parts(*plan, std::move(cages), taste, call.bases); !made)
        return std::unexpected(std::move(made.error()));
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

/// Returns whether a number gives the digits of a cage of two away: only one pair of different digits makes it.
bool gives_away(char sign, long number, long most) {
    int pairs = 0;
    for (long a = 1; a <= most; ++a) {
        for (long b = a + 1; b <= most; ++b) {
            const bool makes = sign == '+'   ? a + b == number
                               : sign == 'x' ? a * b == number
                               : sign == '-' ? b - a == number
                                             : a * number == b;
            pairs += makes ? 1 : 0;
        }
    }
    return pairs < 2;
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
        if (cage.size() == 2 && gives_away(sign, *number, static_cast<long>(rows))) continue;
        return {sign, *number};
    }
    return chosen;
}

PlanResult plan_kenken(const KindCall& call, RandomSource& random) {
    const auto rows = square_size(call, 6, 3, 9);
    if (!rows) return std::unexpected(rows.error());
    const auto sizes = cage_sizes(call, {2, 4}, 6);
    if (!sizes) return std::unexpected(sizes.error());
    auto plan = plan_with_random_solution(sized_base("latin {S}\n", *rows), call.bases, random);
    if (!plan) return plan;
    const Grid grid = plan->base->puzzle->grid;
    const std::vector<Value> solution = plan->solution;
    PartitionTaste taste;
    taste.allows = [=](const Slot& cage) {
        return cage.size() >= sizes->least && cage.size() <= sizes->most;
    };
    taste.excludes = [=](const Slot& cage, std::span<const Value> rival) {
        const KenkenClue clue = kenken_clue(cage, solution, *rows);
        return kenken_number(clue.sign, cage, rival) != clue.number;
    };
    taste.text = [=](const Partition& cages) {
        std::string text = sized_base("kenken {S}\n", *rows);
        for (const Slot& cage : cages.parts()) {
            const KenkenClue clue = kenken_clue(cage, solution, *rows);
            text += "  " + std::to_string(clue.number) + (cage.size() > 1 ? std::string(1, clue.sign) : "") +
                    " " + cells_text(grid, cage) + "\n";
        }
        return text;
    };
    taste.may_split = true;
    Partition cages = random_cages(
        grid, sizes->least, sizes->most, [](const Slot&) { return true; }, random);
    if (!std::ranges::all_of(cages.parts(), taste.allows))
        return not_met("the grid cannot be divided into cages of these sizes");
    if (auto made = design_by_parts(*plan, std::move(cages), taste, call.bases); !made)
        return std::unexpected(std::move(made.error()));
    return plan;
}

}  // namespace

std::vector<CreatedKind> cage_kinds() {
    return {
        {.name = "killer-sudoku",
         .folder = "killer-sudoku",
         .summary = "A sudoku without given digits; the digits of each cage are different and have its sum.",
         .example = "sator create killer-sudoku --size 6x6 --seed 3",
         .parameters = kCageParameters,
         .plan = plan_killer},
        {.name = "kenken",
         .folder = "kenken",
         .summary = "A latin square; each cage has the sum, difference, product or quotient of its digits.",
         .example = "sator create kenken --size 5x5 --seed 3",
         .parameters = kCageParameters,
         .plan = plan_kenken},
    };
}

}  // namespace sator::create
