#pragma once

#include <string>

#include "cli/process/session.hpp"
#include "sator/explain/check/check_report.hpp"

namespace sator {

/// What a check found, for people: the drawing, the verdict, what is wrong and what would mend it, then
/// remarks.
std::string check_text(const std::string& name, const CheckReport& report, const Session& session);

}  // namespace sator
