#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>

#include "sator/ask/values/listener.hpp"
#include "sator/create/kinds/puzzle_maker.hpp"

namespace sator::ask {

/// Puzzles to make of one request.
struct CreateBatch {
    const CreateOptions& request;
    const Resources& files;
    std::uint64_t count = 1;  ///< with the seeds from that of the request on; see Taken::Alike
    std::size_t threads = 1;  ///< puzzles that are made at the same time
    std::function<Resources()> own_files = {};  ///< see Create::own_files
    /// Whether the puzzle of a seed is wanted. Called by any thread.
    std::function<bool(std::uint64_t seed)> wants;
    /// Takes each puzzle, or why it was not made, or nullopt if it was not wanted, in the order of the seeds. Called by the thread
    /// of make_batch.
    std::function<Listener::Taken(std::uint64_t seed, std::optional<create::MakeResult> made)> take;
};

/// Makes the puzzles of a batch. The order and the puzzles do not depend on the number of threads. The error is a mistake in the
/// request.
std::expected<void, create::CreateFailure> make_batch(const CreateBatch& batch);

}  // namespace sator::ask
