// Square roots by bisection, because floating point is not exact for large numbers.
#include "sator/base/square_number.hpp"

namespace sator::base {

std::int64_t root_below(std::int64_t number) {
    std::int64_t least = 0, greatest = std::int64_t{1} << 31;  // its square is 2^62
    while (least < greatest) {
        const std::int64_t middle = least + (greatest - least + 1) / 2;
        if (middle * middle <= number) {
            least = middle;
        } else {
            greatest = middle - 1;
        }
    }
    return least;
}

bool is_square(std::int64_t number) {
    return last_square(number, number).has_value();
}

std::optional<std::int64_t> first_square(std::int64_t least, std::int64_t greatest) {
    const std::int64_t root = least <= 0 ? 0 : root_below(least - 1) + 1;
    if (root * root > greatest) return std::nullopt;
    return root * root;
}

std::optional<std::int64_t> last_square(std::int64_t least, std::int64_t greatest) {
    if (greatest < 0) return std::nullopt;
    const std::int64_t root = root_below(greatest);
    if (root * root < least) return std::nullopt;
    return root * root;
}

}  // namespace sator::base
