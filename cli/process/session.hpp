#pragma once

#include <atomic>

#include "cli/process/output.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator {

class HardLimit;

/// The outside, as a command sees it. Owns nothing.
struct Session {
    Output& out;  ///< answers
    Output& err;  ///< messages for people
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    const std::atomic<bool>* interrupted = nullptr;         ///< becomes true at Ctrl-C or SIGTERM
    const std::atomic<std::size_t>* memory_used = nullptr;  ///< by the program, where it is counted
    HardLimit* hard_limit = nullptr;                        ///< null where limits need nobody to keep them

    /// Writes a diagnostic for people, after what was answered so far.
    void report(const Diagnostic& diagnostic) const {
        out.flush();
        err.write(to_text(diagnostic));
        err.flush();
    }
    /// Whether answers may be coloured: on a terminal that can, unless the environment says NO_COLOR
    /// (no-color.org).
    bool wants_colour() const;
};

/// A mistake in the call itself: "sator: error: …".
inline Diagnostic call_error(std::string message, std::string hint) {
    return error_in("sator", std::move(message), std::move(hint));
}

}  // namespace sator
