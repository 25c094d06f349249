#pragma once

#include <expected>
#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "sator/create/requests/create_namespace.hpp"
#include "sator/create/requests/create_options.hpp"

namespace sator::create {

/// Reads "4", "3..6" or a name such as "tricky", which is for two grades.
std::expected<GradeRange, Diagnostic> read_grade_range(std::string_view text);

}  // namespace sator::create
