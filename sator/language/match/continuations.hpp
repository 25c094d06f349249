#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "sator/base/small_vector.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// A place between the symbols of a string: how many stand before it.
using Position = std::uint32_t;
using ContinuationId = std::uint32_t;

/// What remains to be matched after the current node, and then the continuation `next`. The last continuation of a chain
/// ends a scope: the whole clue, or the body of a lookaround or atomic node.
struct Continuation {
    enum class Kind : std::uint8_t {
        Accept,    ///< the string must end here; the last of its chain
        Sequence,  ///< the children of a Concatenation from the `count`-th on (from the right, where matching
                   ///< goes left)
        IterationEnd,  ///< of a Repetition, after `count` earlier iterations
        GroupEnd,      ///< of a Group that was entered at `position`
        BodyEnd,  ///< of a Lookaround or Atomic; a java lookbehind must be back at `position`; the last of
                  ///< its chain
    };

    Kind kind = Kind::Accept;
    /// IterationEnd: whether the iteration has consumed nothing so far, and must not stay so.
    bool is_empty_iteration = false;
    /// Whether this continuation or one after it is an empty iteration; known from when the continuation is added.
    bool has_empty_iteration = false;
    NodeId node;
    std::uint32_t count = 0;
    Position position = 0;
    ContinuationId next = 0;

    friend bool operator==(const Continuation&, const Continuation&) = default;
};

/// The chains of one match. Chains share their ends.
class Continuations {
  public:
    /// Forgets all continuations. From then on equal continuations get equal numbers if `unique`, at the cost of looking
    /// each up.
    void start(bool unique);

    const Continuation& operator[](ContinuationId id) const { return continuations_[id]; }
    std::size_t size() const { return continuations_.size(); }
    ContinuationId add(const Continuation& continuation);
    /// Forgets all but the oldest `size` continuations. Not for unique continuations.
    void truncate(std::size_t size) { continuations_.resize(size); }
    /// The chain after something was consumed: no iteration under way is empty any more, nor will be, as the
    /// positions of a scope move one way only.
    ContinuationId without_empty_iterations(ContinuationId chain);

  private:
    struct Hash {
        std::size_t operator()(const Continuation& continuation) const;
    };

    /// A match of a usual clue needs no more.
    static constexpr std::size_t kInlineContinuations = 32, kInlinePath = 16;

    bool unique_ = false;
    SmallVector<Continuation, kInlineContinuations> continuations_;
    SmallVector<ContinuationId, kInlinePath> path_;  ///< scratch of without_empty_iterations
    std::unordered_map<Continuation, ContinuationId, Hash> numbers_;
};

}  // namespace sator
