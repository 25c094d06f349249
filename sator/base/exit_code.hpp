#pragma once

#include <cstdint>

#include "sator/base/layer_namespaces.hpp"

namespace sator::base {

/// How a call ended: the exit status of the program.
enum class ExitCode : std::uint8_t {
    Found = 0,    ///< there is a solution; for check: the puzzle is well made
    None = 1,     ///< there is no solution, match found nothing, or check found a flaw
    Wrong = 2,    ///< the input or the call is wrong
    Stopped = 3,  ///< a time limit, a memory limit or a signal prevented a full answer
    Bug = 70,     ///< a bug in Sator (EX_SOFTWARE of sysexits.h)
};

/// Returns the more serious code; for several puzzles, the program exits with the most serious one. The order
/// is Bug, Wrong, Stopped, None, Found.
constexpr ExitCode worst(ExitCode a, ExitCode b) {
    constexpr auto rank = [](ExitCode code) {
        switch (code) {
            case ExitCode::Found:
                return 0;
            case ExitCode::None:
                return 1;
            case ExitCode::Stopped:
                return 2;
            case ExitCode::Wrong:
                return 3;
            case ExitCode::Bug:
                return 4;
        }
        return 4;
    };
    return rank(a) >= rank(b) ? a : b;
}

}  // namespace sator::base
