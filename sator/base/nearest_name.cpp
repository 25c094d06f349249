// Optimal string alignment distance by dynamic programming over three rows.
#include "sator/base/nearest_name.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace sator {

namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) now[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before = std::exchange(last, now);
        now[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1;
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + change});
            const bool is_swap = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) && lower(a[i - 2]) == lower(b[j - 1]);
            if (is_swap) now[j] = std::min(now[j], before[j - 2] + 1);
        }
    }
    return now[b.size()];
}

}  // namespace

std::string_view nearest_name(std::string_view typed, std::span<const std::string_view> names) {
    std::string_view nearest;
    std::size_t least = typed.size() / 3 + 2;
    for (const std::string_view name : names) {
        const std::size_t d = distance(typed, name);
        if (d >= least) continue;
        least = d;
        nearest = name;
    }
    return nearest;
}

}  // namespace sator
