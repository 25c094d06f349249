#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "sator/engine/state/nogoods.hpp"

namespace sator {

/// A nogood that a search has learnt, as others hear of it.
struct SharedNogood {
    Nogood nogood;
    std::uint32_t lbd;  ///< over how many levels its premises were spread
};

/// What searches over the same question tell one another. One of them at a time may call.
class SharedNogoods {
  public:
    /// Keeps at most `most` nogoods for searches that have not collected them; older ones are dropped.
    explicit SharedNogoods(std::size_t most) : most_(most) {}

    /// Keeps what `source` has learnt for the others.
    void publish(std::size_t source, SharedNogood shared_nogood);
    /// What others have told since `receiver` last asked, the oldest first; what was told very long ago is
    /// forgotten.
    std::vector<SharedNogood> collect(std::size_t receiver);

  private:
    struct Entry {
        std::size_t source;
        SharedNogood shared_nogood;
    };
    std::size_t most_;
    std::deque<Entry> kept_;
    std::size_t dropped_ = 0;             // so many stood before the first that is kept
    std::vector<std::size_t> collected_;  // of each search: how many, of all that were told
};

}  // namespace sator
