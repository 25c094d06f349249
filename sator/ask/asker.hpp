#pragma once

#include <string>
#include <vector>

#include "sator/ask/values/answer.hpp"
#include "sator/ask/values/listener.hpp"
#include "sator/ask/values/question.hpp"
#include "sator/ask/values/source.hpp"

namespace sator::ask {

/// Answers a question about each puzzle of the source, and for each of its initial grids. The answers go to the listener one by one,
/// as soon as they are known. Returns the most serious code of all answers.
ExitCode ask(const Source& source, const Question& question, const Limits& limits, Listener& listener);

/// All answers to a question.
struct Reply {
    ExitCode exit = ExitCode::Found;
    std::vector<Answer> answers;

    /// Returns the first answer of this type, or null if there is none: e.g. the answer of a single puzzle.
    template <class Wanted>
    const Wanted* first() const {
        for (const Answer& answer : answers) {
            if (const Wanted* found = std::get_if<Wanted>(&answer)) return found;
        }
        return nullptr;
    }
    /// Returns the mistakes of the question and of the puzzles.
    std::vector<Diagnostic> errors() const;
};

/// The same for a caller that waits for all answers. Solve::all needs a listener.
Reply ask(const Source& source, const Question& question, const Limits& limits = {});

}  // namespace sator::ask
