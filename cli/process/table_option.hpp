#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"
#include "cli/process/option.hpp"
#include "sator/ask/tables/request.hpp"

namespace sator::cli {

/// Returns the option of this name, as the option table has it for the question of the request. `why_not` becomes --why-not. Its value
/// is stored in the request, which must outlive the option.
Option table_option(std::string_view name, ask::Request& request);

/// Returns an option of the table whose value is stored as it is written: the caller makes something of it, e.g. reads a file. If several
/// questions have such options, that of `question` is meant.
Option table_text(std::string_view name, std::optional<std::string>& target,
                  const ask::Question& question = {});

}  // namespace sator::cli
