#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "sator/language/match/match_program.hpp"
#include "sator/language/match/support_verdict.hpp"

namespace sator {

/// The strings of one length that a clue with references matches, as a machine whose states carry what the
/// groups captured: not the captured symbols but which cells they are, cells known to be equal being one
/// class, and the symbols that each class may still have. Exact, and never a list of strings; the number of
/// states is bounded by a limit.
class BackreferenceLanguage {
  public:
    /// Whether the machine can follow the program: no lookaround, no word boundaries, no multiline anchors,
    /// no possessive quantifiers, and references that mean equality for this alphabet.
    static bool can_represent(const MatchProgram& program);

    /// `program` must satisfy can_represent. `state_limit`: how many states a call of `support` may make.
    BackreferenceLanguage(MatchProgram program, std::size_t length, std::uint32_t state_limit);

    /// For each cell the values that some matching string over the domains uses. Both spans: `length` times
    /// `value_words` words.
    /// Once `watch` is over that counts as a limit too.
    SupportVerdict support(std::span<const std::uint64_t> domains, std::span<std::uint64_t> supported,
                           LimitWatch* watch = nullptr) const;

    std::size_t length() const { return length_; }
    const MatchProgram& program() const { return program_; }

  private:
    friend class BackreferenceCount;
    friend class BackreferenceSweep;

    /// What is still needed of the captures when an instruction is reached: bits by relevant group and by
    /// loop.
    struct Liveness {
        std::uint64_t captured = 0;    ///< the group's capture may be referred to
        std::uint64_t open = 0;        ///< the group is being captured and its capture may be referred to
        std::uint64_t iterations = 0;  ///< the loop's iteration will be asked whether it consumed anything
        friend bool operator==(const Liveness&, const Liveness&) = default;
    };

    void number_groups();
    void find_liveness();
    Liveness before(const Instruction& instruction, Liveness after) const;

    MatchProgram program_;
    std::size_t length_;
    std::uint32_t state_limit_;
    std::vector<std::uint32_t> relevant_;  ///< of each group: its number among those referred to, or none
    std::uint32_t relevant_count_ = 0;
    std::vector<Liveness> live_;  ///< of each instruction
};

}  // namespace sator
