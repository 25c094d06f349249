#pragma once

#include <expected>
#include <string_view>

#include "sator/ask/tables/request.hpp"

namespace sator::ask {

/// Reads a request: an object with `ask`, the name of a question, and options as the option table has them. Options of other
/// questions are read and mean nothing. Fields that no question has, and values of the wrong type, are errors.
std::expected<Request, Diagnostic> read_request(std::string_view json);

}  // namespace sator::ask
