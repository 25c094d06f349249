#pragma once

#include <expected>
#include <memory>
#include <optional>

#include "sator/engine/state/outcome.hpp"
#include "sator/language/automata/mdd.hpp"
#include "sator/language/match/backreference_language.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator {

/// The strings of one length that a clue matches, counted or listed: the puzzle of one slot. A clue without
/// captures is an automaton unrolled to the length, and what is asked is read off it; the others, and those
/// whose automaton is too large, are searched for.
class ClueStrings {
  public:
    /// Makes the clue ready. Errors: a size limit.
    static std::expected<ClueStrings, RegexError> build(const RegexTree& tree, const Alphabet& alphabet,
                                                        std::size_t length, const RegexLimits& limits);

    /// How many strings there are: exactly and without listing them, except for clues with capturing
    /// lookaround, possessive quantifiers or references beyond the reference state limit, which are counted
    /// one by one. Error: the automaton is too large.
    std::expected<Outcome, RegexError> count(const Limits& limits) const;

    /// Hands the strings to `sink`, in ascending order, until it says no.
    Outcome list(const Limits& limits, const Sink& sink) const;

  private:
    ClueStrings() = default;
    Outcome list_paths(const Limits& limits, const Sink& sink) const;

    std::optional<Mdd> mdd_;
    std::optional<RegexError> mdd_error_;
    std::optional<BackreferenceLanguage> references_;
    std::size_t reference_states_ = 0;
    Model model_;                        // where there is no diagram
    std::optional<bool> matches_empty_;  // where the length is 0 and there is no diagram
};

}  // namespace sator
