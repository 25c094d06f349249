#pragma once

namespace sator {

/// Reports a bug of ours (what was found, where) on standard error and aborts. Never for a caller's mistake
/// or a limit.
[[noreturn]] void assertion_failed(const char* what, const char* file, int line);

}  // namespace sator

/// An invariant of ours: aborts with file and line where it does not hold. Kept in release builds.
#define SATOR_ASSERT(condition) \
    ((condition) ? static_cast<void>(0) : ::sator::assertion_failed(#condition, __FILE__, __LINE__))
