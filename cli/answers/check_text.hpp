#pragma once

#include <cstdint>
#include <string>

#include "cli/cli_namespace.hpp"
#include "cli/process/session.hpp"
#include "sator/explain/check/check_report.hpp"
#include "sator/explain/text/joining_words.hpp"

namespace sator::cli {

/// Returns the first part of a check's report as text, which needs nothing but the verdict: the puzzle's name,
/// up to two solutions, and how many there are.
std::string verdict_text(const std::string& name, const CheckReport& report, const Session& session,
                         SpokenLanguage language);

/// The parts about which remarks are told. A conflict or a flaw is always told.
enum class CheckedParts : std::uint8_t {
    CluesAndGivens,  ///< without the rules of the kind of puzzle (see GeneralRules)
    All,
};
/// Returns the rest of the report.
std::string remarks_text(const CheckReport& report, const Session& session, CheckedParts told,
                         SpokenLanguage language);

}  // namespace sator::cli
