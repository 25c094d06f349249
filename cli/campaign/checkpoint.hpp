#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "sator/engine/counting/counter.hpp"

namespace sator::cli {

/// The work that a checkpoint is the result of.
struct CheckpointWork {
    double seconds = 0;              ///< of one core
    std::vector<std::string> hosts;  ///< one after the other

    friend bool operator==(const CheckpointWork&, const CheckpointWork&) = default;
};

/// The state of a long count or listing, from which another call can continue.
struct Checkpoint {
    std::string question;  ///< a fingerprint that identifies the question
    CheckpointWork work = {};
    bool is_listing = false;
    // For a listing: the number of solutions written, their size in bytes, and the last of them.
    std::uint64_t found = 0, bytes = 0;
    std::vector<Value> solution;
    std::optional<std::uint64_t> sum =
        {};  ///< of the hashes of the lines in those bytes, for a part of a plan
    // For a count: the open levels of the counter's search.
    std::vector<CountLevel> levels;
};

/// Serialises a checkpoint as a few lines of words and decimal numbers.
std::string to_text(const Checkpoint& checkpoint);
/// Parses what `to_text` wrote. Returns nullopt for any other or damaged text.
std::optional<Checkpoint> checkpoint_of(std::string_view text);

}  // namespace sator::cli
