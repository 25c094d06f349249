#pragma once

#include <expected>
#include <map>
#include <string>
#include <string_view>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::ask {

/// Returns a request as JSON, for read_request, from options as a person types them: a number as its digits, a flag as any text.
/// `options` are by the names of the option table, `parameters` those of a kind of puzzle to make. The error names an option that the
/// question does not have, or a value that is wrong.
std::expected<std::string, Diagnostic> written_request(
    std::string_view question, const std::map<std::string, std::string>& options,
    const std::map<std::string, std::string>& parameters = {});

}  // namespace sator::ask
