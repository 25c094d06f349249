#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "sator/language/match/match_program.hpp"
#include "sator/language/match/support_verdict.hpp"

namespace sator {

/// The strings of one length that a clue matches, for clues that no automaton follows: lookaround that
/// captures or refers, possessive quantifiers, references that ignore case. The support of each value is
/// searched for, a matcher over partly known strings saying what to ask next; one string found supports whole
/// sets of values. Exact up to a limit of steps.
class SearchedLanguage {
  public:
    SearchedLanguage(MatchProgram program, std::size_t length, std::uint64_t step_limit);

    /// As BackreferenceLanguage::support.
    SupportVerdict support(std::span<const std::uint64_t> domains, std::span<std::uint64_t> supported,
                           LimitWatch* watch = nullptr) const;

    std::size_t length() const { return length_; }
    const MatchProgram& program() const { return program_; }

  private:
    MatchProgram program_;
    std::size_t length_;
    std::uint64_t step_limit_;
};

}  // namespace sator
