#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/models/model_targets.hpp"
#include "sator/text/source/format.hpp"

namespace sator::ask {

/// The target of Convert: a format, or a model for other solvers. One of them is not null.
struct ConvertTarget {
    const Format* format = nullptr;
    const models::ModelTarget* model = nullptr;
};

/// The names of all targets.
std::vector<std::string> convert_targets();

/// Returns the target of that name. The error is the name that may be meant, or an empty text.
std::expected<ConvertTarget, std::string> find_convert_target(std::string_view name);

}  // namespace sator::ask
