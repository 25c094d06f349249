#pragma once

#include <expected>
#include <string>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/text/edit/edit_operation.hpp"

namespace sator::ask {

/// Reads the operation of an `edit` request: an object with `do` and the fields of that operation (README.md lists them).
std::expected<EditOperation, Diagnostic> read_operation(const std::string& json);

}  // namespace sator::ask
