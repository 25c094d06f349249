#pragma once

#include <atomic>
#include <cstddef>
#include <optional>

#include "cli/cli_namespace.hpp"
#include "cli/process/output.hpp"
#include "sator/base/diagnostic.hpp"

namespace sator::cli {

class HardLimit;

/// The environment of a command. Owns nothing.
struct Session {
    Output& out;  ///< answers
    Output& err;  ///< messages
    bool out_is_terminal = false;
    bool err_is_terminal = false;
    bool in_is_terminal = false;                     ///< whether standard input is a terminal
    const std::atomic<bool>* interrupted = nullptr;  ///< becomes true at Ctrl-C or SIGTERM
    /// Bytes that the program uses, if they are counted.
    const std::atomic<std::size_t>* memory_used = nullptr;
    HardLimit* hard_limit = nullptr;  ///< null if limits are only checked cooperatively
    /// The columns of a line of `out`, if they are known: of the terminal, or as the user states.
    std::optional<std::size_t> columns = std::nullopt;

    /// Prints a diagnostic, after all answers so far.
    void report(const Diagnostic& diagnostic) const {
        out.flush();
        err.write(to_text(diagnostic));
        err.flush();
    }
    /// Says that standard input is read if a person types it, because nothing else is to be seen then.
    void report_typing() const {
        if (!in_is_terminal || !err_is_terminal) return;
        err.write("Type the text, or paste it; end with Ctrl-D on a line of its own.\n");
        err.flush();
    }
    /// Whether answers may have colours: on a terminal that supports them, unless NO_COLOR is set
    /// (no-color.org).
    bool wants_colour() const;
    /// The columns that a grid may take. Only a terminal limits them: a pipe or file takes lines of any length.
    std::optional<std::size_t> grid_columns() const;
    /// Returns the columns that help may take. A minimum leaves the second column room for words, and a maximum
    /// keeps lines readable.
    std::size_t help_columns() const;
};

/// Returns the diagnostic of a mistake in the call: "sator: error: …".
inline Diagnostic call_error(std::string message, std::string hint) {
    return error_in("sator", std::move(message), std::move(hint));
}

}  // namespace sator::cli
