#include "sator/propagators/counts/view_numbers.hpp"

namespace sator::propagators {

/// The numbers of positions that a view can see.
Numbers seen_numbers(std::span<const Light> view) {
    Numbers possible(view.size() + 1, false);
    for (std::size_t n = 0;; ++n) {
        possible[n] = n == view.size() || view[n] != Light::Off;
        if (n == view.size() || view[n] == Light::On) return possible;
    }
}

/// The sums of one number of each list.
Numbers sums_of(const Numbers& a, const Numbers& b) {
    Numbers sums(a.size() + b.size() - 1, false);
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; a[i] && j < b.size(); ++j) {
            if (b[j]) sums[i + j] = true;
        }
    }
    return sums;
}

}  // namespace sator::propagators
