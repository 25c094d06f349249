#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "cli/cli_namespace.hpp"
#include "sator/create/kinds/created_kind.hpp"

namespace sator::cli {

/// Returns a call of `sator create` that makes a puzzle of the kind.
std::string example_call(const create::CreatedKind& kind);

/// Returns the kinds that `sator create` makes, each with a sentence and a call.
std::string created_kinds_list(std::size_t columns);

/// Returns the section of the help of `sator create` with a call for each kind.
std::string created_kind_examples(std::size_t columns);

/// Returns the help about the kind that one of the arguments names, or an empty text.
std::string help_about_created_kind(std::span<const std::string> arguments, std::size_t columns);

}  // namespace sator::cli
