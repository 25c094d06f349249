#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "sator/engine/nogoods.hpp"

namespace sator {

/// A nogood that a search has learnt, as others hear of it.
struct ToldNogood {
    Nogood nogood;
    std::uint32_t spread;  ///< over how many levels its premises were spread
};

/// What searches over the same question tell one another. One of them at a time may call.
class SharedNogoods {
  public:
    /// Whether a nogood over so many levels is worth telling.
    static bool is_worth_telling(std::uint32_t spread);

    /// Keeps what `teller` has learnt for the others.
    void tell(std::size_t teller, ToldNogood told);
    /// What others have told since `listener` last asked, the oldest first; what was told very long ago is
    /// forgotten.
    std::vector<ToldNogood> listen(std::size_t listener);

  private:
    struct Entry {
        std::size_t teller;
        ToldNogood told;
    };
    std::deque<Entry> kept_;
    std::size_t forgotten_ = 0;       // so many stood before the first that is kept
    std::vector<std::size_t> heard_;  // of each search: how many, of all that were told
};

}  // namespace sator
