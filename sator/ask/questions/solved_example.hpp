#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/base/limits.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::ask {

/// Draws a solution of the example of a rule or kind. An example without a solution is a bug. nullopt: a limit was reached.
std::optional<std::string> solved_example(std::string_view example, std::span<const ExampleFile> files,
                                          const Limits& limits);

}  // namespace sator::ask
