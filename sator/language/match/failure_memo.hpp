#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "sator/language/match/continuations.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator {

/// What a group captured: the symbols from `begin` to `end`.
struct Capture {
    static constexpr Position kUnset = static_cast<Position>(-1);

    Position begin = kUnset, end = kUnset;

    bool is_set() const { return begin != kUnset; }
};

/// All that the rest of a match depends on, where it is about to choose.
struct MatchConfiguration {
    NodeId node;
    std::uint32_t count = 0;  ///< Repetition: iterations made; Alternation: children tried
    ContinuationId next = 0;  ///< what follows the node
    Position position = 0;
    std::uint32_t captures = 0;  ///< their number (see FailureMemo)

    friend bool operator==(const MatchConfiguration&, const MatchConfiguration&) = default;
};

/// The configurations of one match from which everything was tried in vain.
class FailureMemo {
  public:
    void clear();
    /// A number for these captures; equal captures have equal numbers.
    std::uint32_t number_of(std::span<const Capture> captures);
    void add(const MatchConfiguration& configuration) { configurations_.insert(configuration); }
    bool contains(const MatchConfiguration& configuration) const {
        return configurations_.contains(configuration);
    }

  private:
    struct Hash {
        std::size_t operator()(const MatchConfiguration& configuration) const;
    };

    std::unordered_set<MatchConfiguration, Hash> configurations_;
    std::unordered_map<std::u32string, std::uint32_t>
        numbers_;  ///< by the ends of the captures, one after the other
};

}  // namespace sator
