#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "cli/cli_namespace.hpp"
#include "sator/create/kinds/puzzle_maker.hpp"

namespace sator::cli {

/// What becomes of a puzzle of a batch.
enum class Taken : std::uint8_t {
    Counts,  ///< it is one of the batch
    Alike,   ///< it is left out, and a further seed takes its place
    Stop,    ///< nothing more is made
};

/// What a batch of `sator create` makes.
struct CreateBatch {
    const CreateOptions& request;
    std::uint64_t count = 1;  ///< with the seeds from that of the request on; see Taken::Alike
    std::size_t threads = 1;  ///< puzzles that are made at the same time
    /// Whether the puzzle of a seed is wanted, e.g. because no file has it yet. Called by any thread.
    std::function<bool(std::uint64_t seed)> wants;
    /// Takes each puzzle, or why it was not made, or null if it was not wanted, in the order of the seeds. Called by the thread of
    /// make_batch.
    std::function<Taken(std::uint64_t seed, const create::MakeResult* made)> take;
};

/// Makes the puzzles of a batch. The order and the puzzles do not depend on the number of threads. Returns the mistake in the request,
/// if there is one.
std::optional<Diagnostic> make_batch(const CreateBatch& batch);

}  // namespace sator::cli
