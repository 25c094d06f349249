#include "sator/create/requests/grade_range.hpp"

#include <algorithm>

#include "sator/base/whole_number.hpp"
#include "sator/explain/rate/grade.hpp"

namespace sator::create {

std::expected<GradeRange, Diagnostic> read_grade_range(std::string_view text) {
    const auto name = std::ranges::find(explain::kGradeNames, text);
    if (name != explain::kGradeNames.end()) {
        const int first = 2 * static_cast<int>(name - explain::kGradeNames.begin()) + 1;
        return GradeRange{first, first + 1};
    }
    const std::size_t dots = text.find("..");
    const auto least = to_whole_number<int>(text.substr(0, dots));
    const auto most = dots == std::string_view::npos ? least : to_whole_number<int>(text.substr(dots + 2));
    if (!least || !most || *least < explain::kLeastGrade || *most > explain::kMostGrade || *least > *most)
        return std::unexpected(error_in({}, "'" + std::string(text) + "' is no grade",
                                        "write 1 to 10, a range such as 3..5, or gentle, moderate, tricky, "
                                        "hard or fiendish"));
    return GradeRange{*least, *most};
}

}  // namespace sator::create
