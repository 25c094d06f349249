#include "sator/propagators/hall_sets.hpp"

#include <array>
#include <bit>

namespace sator {

bool keep_matchable(std::span<Word> sets, std::span<Word> unions) {
    const std::size_t n = sets.size();
    std::array<Word, kMostHallSets> lost{};
    unions[0] = 0;
    for (std::size_t some = 1; some < std::size_t{1} << n; ++some) {
        const auto lowest = static_cast<std::size_t>(std::countr_zero(some));
        const Word members = unions[some & (some - 1)] | sets[lowest];
        unions[some] = members;
        const int spare = std::popcount(members) - std::popcount(some);
        if (spare < 0) return false;
        if (spare > 0) continue;
        for (std::size_t others = ~some & ((std::size_t{1} << n) - 1); others != 0; others &= others - 1) {
            lost[static_cast<std::size_t>(std::countr_zero(others))] |= members;
        }
    }
    for (std::size_t i = 0; i < n; ++i) sets[i] &= ~lost[i];
    return true;
}

}  // namespace sator
