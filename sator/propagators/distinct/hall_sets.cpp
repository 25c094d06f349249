// Hall's theorem by dynamic programming over all subsets of the sets: 2^n steps.
#include "sator/propagators/distinct/hall_sets.hpp"

#include <array>
#include <bit>

namespace sator::propagators {

bool filter_by_hall_sets(std::span<Word> sets, std::span<Word> unions) {
    const std::size_t n = sets.size();
    std::array<Word, kMaxHallSets> lost{};
    unions[0] = 0;
    for (std::size_t some = 1; some < std::size_t{1} << n; ++some) {
        const auto lowest = static_cast<std::size_t>(std::countr_zero(some));
        const Word members = unions[some & (some - 1)] | sets[lowest];
        unions[some] = members;
        const std::size_t values = count_bits(members), cells = count_bits(some);
        if (values < cells) return false;
        if (values > cells) continue;
        for (std::size_t others = ~some & ((std::size_t{1} << n) - 1); others != 0; others &= others - 1) {
            lost[static_cast<std::size_t>(std::countr_zero(others))] |= members;
        }
    }
    for (std::size_t i = 0; i < n; ++i) sets[i] &= ~lost[i];
    return true;
}

}  // namespace sator::propagators
