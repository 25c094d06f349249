#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/errors.hpp"
#include "sator/create/requests/create_namespace.hpp"
#include "sator/explain/rate/rating.hpp"
#include "sator/puzzle/puzzle.hpp"

namespace sator::create {

/// A puzzle that was made, proven to have one solution.
struct MadePuzzle {
    std::string text;  ///< in the puzzle language, without comments
    std::shared_ptr<const Puzzle> puzzle;
    std::vector<Value> solution;
    std::optional<Rating> rating;
    std::uint64_t seed = 0;
    std::vector<MadePuzzle> further =
        {};                               ///< made by the same call: the harder crosswords of `--progressive`
    std::vector<std::string> notes = {};  ///< what else a person should know, e.g. which pixels were changed
};

/// Why no puzzle was made.
struct CreateFailure {
    enum class Reason : std::uint8_t {
        Mistake,  ///< the request is wrong
        NotMet,   ///< the request cannot be met, or no attempt met it
        Limit,    ///< a limit was reached
    };

    Reason reason = Reason::NotMet;
    Diagnostic problem;
    std::optional<MadePuzzle> nearest =
        {};  ///< the puzzle that comes nearest to the request, if one was made
    std::optional<Limit> limit = {};
    bool is_final = false;  ///< NotMet: other random choices change nothing
};

using MakeResult = std::expected<MadePuzzle, CreateFailure>;

inline std::unexpected<CreateFailure> mistake(Diagnostic problem) {
    return std::unexpected(CreateFailure{CreateFailure::Reason::Mistake, std::move(problem)});
}

inline std::unexpected<CreateFailure> mistake(std::string message, std::string hint = {}) {
    return mistake(error_in({}, std::move(message), std::move(hint)));
}

inline std::unexpected<CreateFailure> not_met(std::string message, std::string hint = {}) {
    return std::unexpected(
        CreateFailure{CreateFailure::Reason::NotMet, error_in({}, std::move(message), std::move(hint))});
}

/// The same if no random choice is left that could meet the request.
inline std::unexpected<CreateFailure> never_met(std::string message, std::string hint = {}) {
    auto failure = not_met(std::move(message), std::move(hint));
    failure.error().is_final = true;
    return failure;
}

inline std::unexpected<CreateFailure> stopped_by(Limit limit) {
    CreateFailure failure{CreateFailure::Reason::Limit,
                          error_in({}, "stopped by the " + std::string(name_of(limit)))};
    failure.limit = limit;
    return std::unexpected(std::move(failure));
}

}  // namespace sator::create
