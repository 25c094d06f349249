#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/state/nogoods.hpp"

namespace sator::engine {

/// A nogood that a search has learnt, for other searches.
struct SharedNogood {
    Nogood nogood;
    std::uint32_t lbd;  ///< the number of levels at which its premises came to hold
};

/// The nogoods that searches over the same question share. Only one thread at a time may call.
class SharedNogoods {
  public:
    /// Keeps at most `most` nogoods for searches that have not collected them; older ones are dropped.
    explicit SharedNogoods(std::size_t most) : most_(most) {}

    /// Stores a nogood of search `source` for the others.
    void publish(std::size_t source, SharedNogood shared_nogood);
    /// Returns the nogoods that others have published since `receiver` last called this, the oldest first.
    /// Very old ones are dropped.
    std::vector<SharedNogood> collect(std::size_t receiver);

  private:
    struct Entry {
        std::size_t source;
        SharedNogood shared_nogood;
    };
    std::size_t most_;
    std::deque<Entry> kept_;
    std::size_t dropped_ = 0;             // number of nogoods before kept_
    std::vector<std::size_t> collected_;  // of each search: the number published when it last collected
};

}  // namespace sator::engine
