#pragma once

#include <string>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::text {

/// Returns the statements that a puzzle without errors stands for, in the language and without kinds. Long lists of places are
/// continued on indented lines.
std::string expansion_text(std::string_view puzzle, const Registry& registry = Registry::standard());

}  // namespace sator::text
