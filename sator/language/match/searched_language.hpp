#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "sator/base/layer_namespaces.hpp"
#include "sator/language/match/match_program.hpp"
#include "sator/language/match/support_verdict.hpp"

namespace sator::language {

/// The strings of one length that a clue matches, for clues that no automaton represents: lookarounds that
/// capture or refer, possessive quantifiers, references that ignore case. Searches for a support of each
/// value. A `PartialMatcher` over the domains decides which cell to split next, so one string that is found
/// supports whole sets of values. Support is exact (GAC) unless the step limit is reached.
class SearchedLanguage {
  public:
    SearchedLanguage(MatchProgram program, std::size_t length, std::uint64_t step_limit);

    /// Computes the support, see BackreferenceLanguage::support.
    SupportVerdict support(std::span<const std::uint64_t> domains, std::span<std::uint64_t> supported,
                           LimitWatch* watch = nullptr) const;

    std::size_t length() const { return length_; }
    const MatchProgram& program() const { return program_; }

  private:
    MatchProgram program_;
    std::size_t length_;
    std::uint64_t step_limit_;
};

}  // namespace sator::language
