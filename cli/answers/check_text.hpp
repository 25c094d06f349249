#pragma once

#include <string>

#include "cli/cli_namespace.hpp"
#include "cli/process/session.hpp"
#include "sator/explain/check/check_report.hpp"

namespace sator::cli {

/// Returns the result of a check as text: the drawing, the verdict, the problems and their repairs, then
/// remarks.
std::string check_text(const std::string& name, const CheckReport& report, const Session& session);

}  // namespace sator::cli
