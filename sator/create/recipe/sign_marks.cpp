#include "sator/create/recipe/sign_marks.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"

namespace sator::create {

std::string numbered(const text::SignPattern& pattern, std::size_t number) {
    const std::string digits = std::to_string(number);
    std::string written = to_utf8(pattern.written());
    constexpr std::string_view kCapitals = "ABCDEFGHIJKLMNOPQRSTUVWXYZ_", kBounds = "0123456789.";
    std::size_t from = written.find_first_of(kCapitals), end = written.find_first_not_of(kCapitals, from);
    if (from == std::string::npos) {
        from = written.find_first_of("0123456789");
        end = written.find_first_not_of(kBounds, from);
    }
    if (from == std::string::npos) return {};
    end = std::min(end, written.size());
    written.replace(from, end - from, digits);
    const auto numbers = pattern.match(to_code_points(written));
    return numbers && numbers->size() == 1 && numbers->front().value == number ? written : std::string();
}

}  // namespace sator::create
