#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// Returns the only link in a text of several words, without the signs around it, e.g. that of `[Try it](https://…)`.
std::optional<std::string> link_in_text(std::string_view text);

}  // namespace sator::exchange
