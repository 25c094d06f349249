#pragma once

#include <vector>

#include "sator/base/diagnostic.hpp"

namespace sator {

/// A part of a puzzle that its reader did not understand and left out, e.g. a rule whose name is not known. The puzzle that was read
/// is then another one than the puzzle that was meant. What is only drawn, or what somebody filled in, is no such part: a remark
/// says that it is left out.
struct LeftOut {
    Diagnostic what;  ///< what was left out, where, and what to write instead
    /// Whether the part is known to take solutions away and never to add one, e.g. a cage whose sum cannot be read. Nothing is known
    /// about a name that is not known.
    bool restricts = false;
};

/// Returns whether each solution of the puzzle that was meant is one of the puzzle that was read. Then "no solution" is true of
/// both.
bool only_restrict(const std::vector<LeftOut>& parts);

}  // namespace sator
