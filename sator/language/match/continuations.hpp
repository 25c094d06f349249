#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/small_vector.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// A gap between the symbols of a string, given by the number of symbols before it.
using Position = std::uint32_t;
using ContinuationId = std::uint32_t;

/// A continuation: what remains to be matched after the current node, then the continuation `next`. The last
/// continuation of a chain ends a scope: the whole clue, or the body of a lookaround or atomic node.
struct Continuation {
    enum class Kind : std::uint8_t {
        Accept,        ///< end of the clue: the string must end here; last of its chain
        Sequence,      ///< the children of a Concatenation from the `count`-th on (counted from the right if
                       ///< matching goes left)
        IterationEnd,  ///< end of an iteration of a Repetition, after `count` earlier iterations
        GroupEnd,      ///< end of a Group that was entered at `position`
        BodyEnd,  ///< end of a Lookaround or Atomic body; a java lookbehind must end at `position`; last of
                  ///< its chain
    };

    Kind kind = Kind::Accept;
    /// IterationEnd: the iteration has consumed nothing so far. If it ends so, it fails, or in java ends the
    /// loop.
    bool is_empty_iteration = false;
    /// Whether this continuation or one after it is an empty iteration. Set by `Continuations::add`.
    bool has_empty_iteration = false;
    NodeId node;
    std::uint32_t count = 0;
    Position position = 0;
    ContinuationId next = 0;

    friend bool operator==(const Continuation&, const Continuation&) = default;
};

/// The continuations of one match. Chains share their tails.
class Continuations {
  public:
    /// Removes all continuations. If `unique`, equal continuations get equal numbers from now on
    /// (hash-consing), at the cost of a hash lookup each.
    void start(bool unique);

    const Continuation& operator[](ContinuationId id) const { return continuations_[id]; }
    std::size_t size() const { return continuations_.size(); }
    ContinuationId add(const Continuation& continuation);
    /// Removes all but the oldest `size` continuations. Must not be called if continuations are unique.
    void truncate(std::size_t size) { continuations_.resize(size); }
    /// Returns the chain after a symbol was consumed: all current iterations become non-empty. They stay so,
    /// because the positions within a scope move in one direction only.
    ContinuationId without_empty_iterations(ContinuationId chain);

  private:
    struct Hash {
        std::size_t operator()(const Continuation& continuation) const;
    };

    /// Matches of most clues need no more than this.
    static constexpr std::size_t kInlineContinuations = 32, kInlinePath = 16;

    bool unique_ = false;
    SmallVector<Continuation, kInlineContinuations> continuations_;
    SmallVector<ContinuationId, kInlinePath> path_;  ///< scratch memory of without_empty_iterations
    std::unordered_map<Continuation, ContinuationId, Hash> numbers_;
};

}  // namespace sator::language
