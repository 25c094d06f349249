#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>

#include "sator/base/short_vector.hpp"
#include "sator/language/regex_tree.hpp"

namespace sator {

/// A place between the symbols of a string: how many stand before it.
using Position = std::uint32_t;
using FrameId = std::uint32_t;

/// What remains to be matched after the current node, and then the frame `next`. The last frame of a chain
/// ends a scope: the whole clue, or the body of a lookaround or atomic node.
struct Frame {
    enum class Kind : std::uint8_t {
        Accept,    ///< the string must end here; the last of its chain
        Sequence,  ///< the children of a Concatenation from the `count`-th on (from the right, where matching
                   ///< goes left)
        TurnEnd,   ///< of a Repetition, after `count` earlier turns
        GroupEnd,  ///< of a Group that was entered at `position`
        BodyEnd,   ///< of a Lookaround or Atomic; a java lookbehind must be back at `position`; the last of
                   ///< its chain
    };

    Kind kind = Kind::Accept;
    /// TurnEnd: whether the turn has consumed nothing so far, and must not stay so.
    bool is_empty_turn = false;
    /// Whether this frame or one after it is an empty turn; known from when the frame is added.
    bool has_empty_turn = false;
    NodeId node;
    std::uint32_t count = 0;
    Position position = 0;
    FrameId next = 0;

    friend bool operator==(const Frame&, const Frame&) = default;
};

/// The chains of one match. Chains share their ends.
class Frames {
  public:
    /// Forgets all frames. From then on equal frames get equal numbers if `unique`, at the cost of looking
    /// each up.
    void start(bool unique);

    const Frame& operator[](FrameId id) const { return frames_[id]; }
    std::size_t size() const { return frames_.size(); }
    FrameId add(const Frame& frame);
    /// Forgets all but the oldest `size` frames. Not for unique frames.
    void truncate(std::size_t size) { frames_.resize(size); }
    /// The chain after something was consumed: no turn under way is empty any more, nor will be, as the
    /// positions of a scope move one way only.
    FrameId without_empty_turns(FrameId chain);

  private:
    struct Hash {
        std::size_t operator()(const Frame& frame) const;
    };

    /// A match of a usual clue needs no more.
    static constexpr std::size_t kUsualFrames = 32, kUsualPath = 16;

    bool unique_ = false;
    ShortVector<Frame, kUsualFrames> frames_;
    ShortVector<FrameId, kUsualPath> path_;  ///< scratch of without_empty_turns
    std::unordered_map<Frame, FrameId, Hash> numbers_;
};

}  // namespace sator
