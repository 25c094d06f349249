// Kakuro: a symmetric pattern of black cells, a random filling, and sums that get rarer until the filling is the only one.

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "sator/create/kinds/grid_size.hpp"
#include "sator/create/kinds/kind_rows.hpp"
#include "sator/create/shapes/kakuro_pattern.hpp"
#include "sator/create/shapes/plain_drawing.hpp"

namespace sator::create {

namespace {

constexpr KindParameter kKakuroParameters[] = {kSizeParameter};

/// A filling that changes more often is given up.
constexpr std::size_t kRepairsPerCell = 3;

int sum_of_run(const Run& run, std::span<const Value> values) {
    int sum = 0;
    for (const std::size_t cell : run) sum += static_cast<int>(values[cell]) + 1;
    return sum;
}

/// The numbers of sets of different digits, by length and sum.
class Combinations {
  public:
    Combinations() {
        for (unsigned digits = 0; digits < 512; ++digits) {
            std::size_t sum = 0, size = 0;
            for (std::size_t digit = 1; digit <= 9; ++digit) {
                if ((digits >> (digit - 1) & 1) == 0) continue;
                sum += digit;
                ++size;
            }
            ++counts_[size][sum];
        }
    }
    int of(std::size_t length, int sum) const { return counts_[length][static_cast<std::size_t>(sum)]; }

  private:
    std::array<std::array<int, 46>, 10> counts_{};
};

std::string kakuro_text(const KakuroPattern& pattern, std::span<const Value> values) {
    const auto sum_at = [&](const std::vector<Run>& runs, std::size_t cell) -> std::string {
        const auto run = std::ranges::find_if(runs, [&](const Run& one) { return one[0] == cell; });
        return run == runs.end() ? "" : std::to_string(sum_of_run(*run, values));
    };
    std::string text = "kakuro\n";
    for (std::size_t r = 0; r <= pattern.rows; ++r) {
        std::string line = "|";
        for (std::size_t c = 0; c <= pattern.columns; ++c) {
            const auto white = [&](std::size_t row, std::size_t column) -> std::size_t {
                if (row == 0 || column == 0 || row > pattern.rows || column > pattern.columns)
                    return SIZE_MAX;
                return pattern.number[(row - 1) * pattern.columns + column - 1];
            };
            std::string cell = ".";
            if (white(r, c) == SIZE_MAX) {
                const std::string down =
                    white(r + 1, c) == SIZE_MAX ? "" : sum_at(pattern.down, white(r + 1, c));
                const std::string across =
                    white(r, c + 1) == SIZE_MAX ? "" : sum_at(pattern.across, white(r, c + 1));
                cell = down.empty() && across.empty() ? "#" : down + "\\" + across;
            }
            line += " " + cell + std::string(5 - cell.size(), ' ');
        }
        text += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

/// Changes digits where rivals differ, to sums with fewer combinations.
class FillingRepair {
  public:
    FillingRepair(KakuroPattern pattern, BasePuzzles& bases) : pattern_(std::move(pattern)), bases_(bases) {}

    std::expected<void, CreateFailure> restate(Plan& plan) {
        auto base = bases_.of(kakuro_text(pattern_, plan.solution));
        if (!base) return std::unexpected(std::move(base.error()));
        plan.base = *base;
        return {};
    }

    bool repair(Plan& plan, std::span<const Value> rival, RandomSource& random) {
        if (++repairs_ > plan.solution.size() * kRepairsPerCell) return false;
        double best = 0;
        std::optional<std::pair<std::size_t, Value>> change;
        for (std::size_t cell = 0; cell < rival.size(); ++cell) {
            if (rival[cell] == plan.solution[cell]) continue;
            for (Value value = 0; value < 9; ++value) {
                if (value == plan.solution[cell] || !may_hold(plan.solution, cell, value)) continue;
                const double gain =
                    rarity(plan.solution, cell, value) + static_cast<double>(random.below(1000)) / 500;
                if (change && gain <= best) continue;
                best = gain;
                change = {cell, value};
            }
        }
        if (!change) return false;
        plan.solution[change->first] = change->second;
        return restate(plan).has_value();
    }

    /// Whether the runs whose sum has only one combination do not cross each other in one chain of more than half of all runs: such a
    /// chain solves itself.
    bool has_no_long_chain(const std::vector<Value>& values) const {
        const std::size_t across = pattern_.across.size(), runs = across + pattern_.down.size();
        std::vector<bool> is_forced(runs), is_seen(runs);
        const auto run = [&](std::size_t i) -> const Run& {
            return i < across ? pattern_.across[i] : pattern_.down[i - across];
        };
        for (std::size_t i = 0; i < runs; ++i)
            is_forced[i] = combinations_.of(run(i).size(), sum_of_run(run(i), values)) == 1;
        for (std::size_t first = 0; first < runs; ++first) {
            if (!is_forced[first] || is_seen[first]) continue;
            std::vector<std::size_t> chain = {first};
            is_seen[first] = true;
            for (std::size_t next = 0; next < chain.size(); ++next) {
                for (const std::size_t cell : run(chain[next])) {
                    const std::size_t crossing =
                        chain[next] < across ? across + pattern_.down_of[cell] : pattern_.across_of[cell];
                    if (!is_forced[crossing] || is_seen[crossing]) continue;
                    is_seen[crossing] = true;
                    chain.push_back(crossing);
                }
            }
            if (2 * chain.size() > runs) return false;
        }
        return true;
    }

  private:
    bool may_hold(const std::vector<Value>& values, std::size_t cell, Value value) const {
        const auto is_free = [&](const Run& run) {
            return std::ranges::none_of(run, [&](std::size_t other) { return values[other] == value; });
        };
        return is_free(pattern_.across[pattern_.across_of[cell]]) &&
               is_free(pattern_.down[pattern_.down_of[cell]]);
    }

    /// How much fewer combinations the two sums of the cell have with this value, as a logarithm.
    double rarity(const std::vector<Value>& values, std::size_t cell, Value value) const {
        double gain = 0;
        for (const Run* run :
             {&pattern_.across[pattern_.across_of[cell]], &pattern_.down[pattern_.down_of[cell]]}) {
            const int sum = sum_of_run(*run, values), changed = sum + static_cast<int>(value - values[cell]);
            gain += std::log(combinations_.of(run->size(), sum)) -
                    std::log(combinations_.of(run->size(), changed));
        }
        return gain;
    }

    KakuroPattern pattern_;
    BasePuzzles& bases_;
    Combinations combinations_;
    std::size_t repairs_ = 0;
};

/// The white cells with different digits in each run, as a puzzle whose solutions are fillings.
std::string filling_text(const KakuroPattern& pattern) {
    std::string signs, places;
    for (const bool is_white : pattern.is_white) signs += is_white ? '*' : '#';
    for (const bool is_across : {true, false}) {
        for (const Run& run : pattern.lines(is_across)) {
            const auto name = [&](std::size_t cell) { return name_of_cell(pattern.columns, cell); };
            places += (places.empty() ? "" : "; ") + name(run.front()) + ".." + name(run.back());
        }
    }
    return "layout\n" + plain_drawing(pattern.columns, signs) + "range 1..9\nrule distinct at " + places +
           "\n";
}

PlanResult plan_kakuro(const KindCall& call, RandomSource& random) {
    const auto size = grid_size(call, "8x8", 3, 20);
    if (!size) return std::unexpected(size.error());
    auto pattern = random_kakuro_pattern(size->columns, size->rows, random);
    if (!pattern) return not_met("the pattern of black cells falls into pieces");
    auto plan = plan_with_random_solution(filling_text(*pattern), call.bases, random);
    if (!plan) return plan;
    const auto repair = std::make_shared<FillingRepair>(std::move(*pattern), call.bases);
    if (auto stated = repair->restate(*plan); !stated) return std::unexpected(std::move(stated.error()));
    plan->repair = [repair](Plan& changed, std::span<const Value> rival, RandomSource& source) {
        return repair->repair(changed, rival, source);
    };
    plan->has_quality = [repair](const Plan& made) { return repair->has_no_long_chain(made.solution); };
    return plan;
}

}  // namespace

std::vector<CreatedKind> kakuro_kinds() {
    return {{.name = "kakuro",
             .folder = "kakuro",
             .summary =
                 "Runs of different digits with the sums that stand before them; the pattern is made, too.",
             .example = "sator create kakuro --size 6x6",
             .parameters = kKakuroParameters,
             .plan = plan_kakuro}};
}

}  // namespace sator::create
