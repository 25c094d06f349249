#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/match/continuations.hpp"
#include "sator/language/symbols/regex_tree.hpp"

namespace sator::language {

/// The symbols that a group captured, from `begin` to `end`.
struct Capture {
    /// Position of a group that is not set.
    static constexpr Position kUnset = static_cast<Position>(-1);

    Position begin = kUnset, end = kUnset;

    bool is_set() const { return begin != kUnset; }
};

/// Everything that the rest of a match depends on, at a point of choice.
struct MatchConfiguration {
    NodeId node;
    std::uint32_t count = 0;  ///< Repetition: completed iterations; Alternation: children tried
    ContinuationId next = 0;  ///< the continuation after the node
    Position position = 0;
    std::uint32_t captures = 0;  ///< number of the captures (see FailureMemo::number_of)

    friend bool operator==(const MatchConfiguration&, const MatchConfiguration&) = default;
};

/// The memo table of one match: configurations from which every choice has failed.
class FailureMemo {
  public:
    void clear();
    /// Returns a number for these captures. Equal captures have equal numbers.
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
        numbers_;  ///< the key: the ends of the captures, concatenated
};

}  // namespace sator::language
