#include "sator/puzzle/left_out.hpp"

#include <algorithm>

namespace sator {

bool only_restrict(const std::vector<LeftOut>& parts) {
    return std::ranges::all_of(parts, &LeftOut::restricts);
}

}  // namespace sator
