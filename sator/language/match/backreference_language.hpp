#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/match/match_program.hpp"
#include "sator/language/match/support_verdict.hpp"

namespace sator::language {

/// The strings of one length that a clue with references matches, as a finite automaton whose states include
/// the captures. A capture is not stored as symbols but as cells: cells that are known to be equal form one
/// class, and each class has a set of possible symbols. Support is exact (GAC), without listing strings; the
/// number of states is limited.
class BackreferenceLanguage {
  public:
    /// Returns whether the automaton can represent the program: it has no lookaround, no word boundaries, no
    /// multiline anchors and no possessive quantifiers, and its references compare symbols for equality in
    /// this alphabet.
    static bool can_represent(const MatchProgram& program);

    /// `program` must satisfy can_represent. `state_limit` is the greatest number of states in one call of
    /// `support`.
    BackreferenceLanguage(MatchProgram program, std::size_t length, std::uint32_t state_limit);

    /// Computes for each cell the values that occur in some matching string over the domains. Both spans have
    /// `length` times `value_words` words. Returns LimitReached if `watch` reaches a limit.
    SupportVerdict support(std::span<const std::uint64_t> domains, std::span<std::uint64_t> supported,
                           LimitWatch* watch = nullptr) const;

    /// The number of a group that no reference refers to.
    static constexpr std::uint32_t kIrrelevant = ~std::uint32_t{0};

    std::size_t length() const { return length_; }
    const MatchProgram& program() const { return program_; }

  private:
    friend class BackreferenceCount;
    friend class BackreferenceSweep;

    /// What later instructions still read of the captures, before an instruction: bits by relevant group and
    /// by loop.
    struct Liveness {
        std::uint64_t captured = 0;    ///< a later instruction may refer to the group's capture
        std::uint64_t open = 0;        ///< the same for the capture that is in progress
        std::uint64_t iterations = 0;  ///< a later instruction checks whether this iteration was empty
        friend bool operator==(const Liveness&, const Liveness&) = default;
    };

    void number_groups();
    void find_liveness();
    Liveness before(const Instruction& instruction, Liveness after) const;

    MatchProgram program_;
    std::size_t length_;
    std::uint32_t state_limit_;
    std::vector<std::uint32_t> relevant_;  ///< by group: its number among the referred ones, or kIrrelevant
    std::uint32_t relevant_count_ = 0;
    std::vector<Liveness> live_;  ///< by instruction
};

}  // namespace sator::language
