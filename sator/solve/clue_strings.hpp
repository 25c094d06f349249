#pragma once

#include <expected>
#include <memory>
#include <optional>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/model.hpp"
#include "sator/engine/state/outcome.hpp"
#include "sator/language/automata/mdd.hpp"
#include "sator/language/match/backreference_language.hpp"
#include "sator/language/parse/parse_regex.hpp"
#include "sator/language/symbols/alphabet.hpp"

namespace sator::solve {

/// The strings of one length that a clue matches, counted or listed: the puzzle of one slot. If the clue has
/// no captures, its automaton is unrolled to the length (an MDD), and the answer is read off it. Otherwise,
/// or if the automaton is too large, the strings are searched for.
class ClueStrings {
  public:
    /// Compiles the clue. Errors: a size limit.
    static std::expected<ClueStrings, RegexError> build(const RegexTree& tree, const Alphabet& alphabet,
                                                        std::size_t length, const RegexLimits& limits);

    /// The exact number of strings. They are not listed for that, except for clues with capturing lookaround,
    /// possessive quantifiers, or references beyond the reference state limit. Error: the automaton is too
    /// large.
    std::expected<Outcome, RegexError> count(const Limits& limits) const;

    /// Hands the strings to `sink`, in ascending order, until it answers false.
    Outcome list(const Limits& limits, const Sink& sink) const;

  private:
    ClueStrings() = default;
    Outcome list_paths(const Limits& limits, const Sink& sink) const;

    std::optional<Mdd> mdd_;
    std::optional<RegexError> mdd_error_;
    std::optional<BackreferenceLanguage> references_;
    std::size_t reference_states_ = 0;
    Model model_;                        // if there is no MDD
    std::optional<bool> matches_empty_;  // if the length is 0 and there is no MDD
};

}  // namespace sator::solve
