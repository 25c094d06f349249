#include "sator/create/requests/grade_range.hpp"

#include <algorithm>
#include <array>

#include "sator/base/whole_number.hpp"

namespace sator::create {

namespace {

constexpr std::array<std::string_view, 5> kGradeNames = {"gentle", "moderate", "tricky", "hard", "fiendish"};
constexpr int kMostGrade = 10;

}  // namespace

std::expected<GradeRange, Diagnostic> read_grade_range(std::string_view text) {
    const auto name = std::ranges::find(kGradeNames, text);
    if (name != kGradeNames.end()) {
        const int first = 2 * static_cast<int>(name - kGradeNames.begin()) + 1;
        return GradeRange{first, first + 1};
    }
    const std::size_t dots = text.find("..");
    const auto least = to_whole_number<int>(text.substr(0, dots));
    const auto most = dots == std::string_view::npos ? least : to_whole_number<int>(text.substr(dots + 2));
    if (!least || !most || *least < 1 || *most > kMostGrade || *least > *most)
        return std::unexpected(error_in({}, "'" + std::string(text) + "' is no grade",
                                        "write 1 to 10, a range such as 3..5, or gentle, moderate, tricky, "
                                        "hard or fiendish"));
    return GradeRange{*least, *most};
}

}  // namespace sator::create
