#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/bits.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/domain.hpp"

namespace sator::propagators {

/// A pair of facts about a cell: one if it is in a run, one if it is not.
struct OnOff {
    bool on = false, off = false;
};

/// Returns whether a cell with this domain can be in a run, and whether it can be outside.
inline OnOff choice_of(const Domain& domain, Value on) {
    const auto bit = static_cast<std::size_t>(on);
    OnOff may;
    for (std::size_t w = 0; w < domain.word_count(); ++w) {
        const Word of_run = bit / kWordBits == w ? Word{1} << bit % kWordBits : 0;
        may.on = may.on || (domain.word(w) & of_run) != 0;
        may.off = may.off || (domain.word(w) & ~of_run) != 0;
    }
    return may;
}

/// The NFA of a line with runs of given lengths. Its states are a chain: a gap, then for each run one state
/// for each cell and a gap.
///
///     runs 2 1:   gap → on → on → gap → on → gap      each step one cell; a gap may also stay where it is
///
/// A set of states is a bit set, and a step of all its states is a shift (shift-and: Baeza-Yates and Gonnet,
/// "A new approach to text searching", CACM 1992). The functions compute one word of a step, so that callers
/// can fuse their loops.
class RunAutomaton {
  public:
    explicit RunAutomaton(std::span<const std::uint32_t> lengths)
        : lengths_(lengths.begin(), lengths.end()), count_(1) {
        for (const std::uint32_t length : lengths) count_ += length + 1;
        is_on_.assign(words_for(count_), 0);
        std::size_t state = 1;
        for (const std::uint32_t length : lengths) {
            for (std::uint32_t i = 0; i < length; ++i) set_bit(is_on_, state++);
            ++state;
        }
    }

    std::span<const std::uint32_t> lengths() const { return lengths_; }
    std::size_t count() const { return count_; }
    /// Returns the number of words of a set of states.
    std::size_t words() const { return is_on_.size(); }
    /// The states that are entered by a cell of a run.
    std::span<const Word> is_on() const { return is_on_; }

    /// Return word w of the states after a cell of a run, and after a cell of none, from the states `from`.
    Word after_on(const Word* from, std::size_t w) const { return next(from, w) & is_on_[w]; }
    Word after_off(const Word* from, std::size_t w) const { return (from[w] | next(from, w)) & ~is_on_[w]; }

    /// Return word w of the states from which a cell of a run, or a cell of none, leads to one of `to`.
    Word before_on(const Word* to, std::size_t w) const {
        const bool has_more = w + 1 < is_on_.size();
        return shifted_back(to[w] & is_on_[w], has_more ? to[w + 1] & is_on_[w + 1] : 0);
    }
    Word before_off(const Word* to, std::size_t w) const {
        const bool has_more = w + 1 < is_on_.size();
        const Word gaps = to[w] & ~is_on_[w];
        return gaps | shifted_back(gaps, has_more ? to[w + 1] & ~is_on_[w + 1] : 0);
    }

    /// Returns word w of the accepting states: the last gap and the state before it.
    Word last(std::size_t w) const {
        Word states = 0;
        if ((count_ - 1) / kWordBits == w) states |= Word{1} << (count_ - 1) % kWordBits;
        if (count_ > 1 && (count_ - 2) / kWordBits == w) states |= Word{1} << (count_ - 2) % kWordBits;
        return states;
    }

  private:
    static Word next(const Word* from, std::size_t w) {
        return from[w] << 1 | (w == 0 ? 0 : from[w - 1] >> (kWordBits - 1));
    }
    static Word shifted_back(Word word, Word above) { return word >> 1 | above << (kWordBits - 1); }

    std::vector<std::uint32_t> lengths_;
    std::size_t count_;
    std::vector<Word> is_on_;
};

}  // namespace sator::propagators
