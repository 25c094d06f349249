#pragma once

#include <optional>
#include <string_view>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::puzzle {

/// Returns what people call a kind of puzzle that is known and whose rules the puzzle language cannot say yet: "Slitherlink" for
/// slither, "Slither Link", Rundweg or loopy. Empty if the name is none of these. Ask for kinds that exist first.
std::string_view unsaid_kind(std::string_view name);

/// Returns the error that says so, without a place; nullopt if the name is none of these.
std::optional<Diagnostic> unsaid_kind_error(std::string_view name);

}  // namespace sator::puzzle
