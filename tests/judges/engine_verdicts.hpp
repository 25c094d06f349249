#pragma once

// The engine's automata and matchers for clues as judges of single strings. Each is built for one clue, and
// for each length if necessary.

#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "sator/base/assert.hpp"
#include "sator/engine/state/isolated_propagator.hpp"
#include "sator/language/automata/compile_language.hpp"
#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/language/match/match_program.hpp"
#include "sator/language/match/partial_matcher.hpp"
#include "sator/propagators/languages/clue_propagators.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

using Values = std::vector<std::uint32_t>;

/// The minimal DFA of a regular clue.
class DfaVerdict {
  public:
    DfaVerdict(const RegexTree& tree, const AlphabetCharacters& characters)
        : dfa_(compile_dfa(tree, characters)) {}
    static bool can_judge(LanguageKind kind) { return kind == LanguageKind::Regular; }

    std::optional<bool> matches(const Values& values) const {
        if (!dfa_) return std::nullopt;
        return dfa_->matches(values);
    }

  private:
    std::expected<Dfa, RegexError> dfa_;
};

/// The MDD of the string's length, for a clue without backreferences and without captures in lookaround.
class MddVerdict {
  public:
    MddVerdict(const RegexTree& tree, const AlphabetCharacters& characters)
        : tree_(tree), characters_(characters) {}
    static bool can_judge(LanguageKind kind) { return kind != LanguageKind::NeedsCaptures; }

    std::optional<bool> matches(const Values& values) {
        auto& mdd = mdds_[values.size()];
        if (!mdd) mdd = compile_mdd(tree_, characters_, values.size());
        if (!*mdd) return std::nullopt;
        return !(*mdd)->is_empty() && matches_from(**mdd, (*mdd)->layer_begin(0), values);
    }

  private:
    /// An MDD may be nondeterministic, so every transition is tried; at most one path is complete.
    static bool matches_from(const Mdd& mdd, State state, std::span<const std::uint32_t> values) {
        if (values.empty()) return true;
        for (const Mdd::Transition& transition : mdd.transitions(state)) {
            const Word word = mdd.values(transition.label)[values[0] / kWordBits];
            if ((word >> values[0] % kWordBits & 1) != 0 &&
                matches_from(mdd, transition.to, values.subspan(1)))
                return true;
        }
        return false;
    }

    const RegexTree& tree_;
    const AlphabetCharacters& characters_;
    std::map<std::size_t, std::optional<std::expected<Mdd, RegexError>>> mdds_;
};

/// Returns a set of one value for each cell.
inline std::vector<Word> fixed_domains(const Values& values, std::size_t words) {
    std::vector<Word> domains(values.size() * words, 0);
    for (std::size_t i = 0; i < values.size(); ++i)
        domains[i * words + values[i] / kWordBits] = Word{1} << values[i] % kWordBits;
    return domains;
}

/// The matcher over partly known strings, applied to known ones.
class ProgramVerdict {
  public:
    ProgramVerdict(const RegexTree& tree, const AlphabetCharacters& characters)
        : program_(compile_match_program(tree, characters, {})) {}
    static bool can_judge(LanguageKind) { return true; }

    std::optional<bool> matches(const Values& values) const {
        if (!program_) return std::nullopt;
        std::uint64_t steps = kMatchStepLimit;
        PartialMatcher::Question question;
        const std::vector<Word> domains = fixed_domains(values, program_->value_words);
        switch (PartialMatcher(*program_, values.size()).match(domains, steps, question)) {
            case PartialMatcher::Answer::Yes:
                return true;
            case PartialMatcher::Answer::No:
                return false;
            case PartialMatcher::Answer::StepLimit:
                return std::nullopt;
            case PartialMatcher::Answer::Unknown:
                break;
        }
        SATOR_ASSERT(!"a known string leaves nothing to ask");
        return std::nullopt;
    }

  private:
    std::expected<MatchProgram, RegexError> program_;
};

/// The propagators that a puzzle posts for the clue: none of them may reject a slot that is fixed to the
/// string.
class PropagatorVerdict {
  public:
    PropagatorVerdict(const RegexTree& tree, const AlphabetCharacters& characters)
        : tree_(tree), characters_(characters) {}
    static bool can_judge(LanguageKind) { return true; }

    std::optional<bool> matches(const Values& values) {
        if (values.empty()) return std::nullopt;  // a slot has at least one cell
        auto& propagators = propagators_[values.size()];
        if (!propagators) propagators = clue_propagators(tree_, characters_, values.size(), {});
        if (!*propagators) return std::nullopt;
        std::vector<Word> all(characters_.words(), 0);
        for (std::size_t v = 0; v < characters_.size(); ++v) all[v / kWordBits] |= Word{1} << v % kWordBits;
        const std::vector<Word> fixed = fixed_domains(values, characters_.words());
        for (const auto& propagator : **propagators) {
            Model initial, model;
            std::vector<VariableId> scope;
            for (std::size_t i = 0; i < values.size(); ++i) {
                scope.push_back(initial.add_cell(all));
                model.add_cell(std::span(fixed).subspan(i * all.size(), all.size()));
            }
            initial.post(propagator, scope);
            model.post(propagator, scope);
            if (IsolatedPropagator(*propagator, DomainsBefore(model, initial, PropagatorId(0)))
                    .run()
                    .is_conflict)
                return false;
        }
        return true;
    }

  private:
    const RegexTree& tree_;
    const AlphabetCharacters& characters_;
    using Propagators = std::vector<std::shared_ptr<const Propagator>>;
    std::map<std::size_t, std::optional<std::expected<Propagators, RegexError>>> propagators_;
};

inline MatchResult match_result(std::optional<bool> matches) {
    return !matches ? MatchResult::StepLimit : *matches ? MatchResult::Yes : MatchResult::No;
}

/// Returns the verdicts of one of the classes above on strings of these characters; null if it cannot handle
/// the clue.
template <class Machine>
std::function<MatchResult(std::u32string_view)> engine_verdicts(const RegexTree& tree,
                                                                const CodePointSet& characters) {
    const auto alphabet = std::make_shared<AlphabetCharacters>(Alphabet::of_characters(characters));
    if (!Machine::can_judge(classify(tree, *alphabet))) return nullptr;
    return [alphabet, machine = std::make_shared<Machine>(tree, *alphabet)](std::u32string_view text) {
        Values values;
        for (const char32_t c : text)
            values.push_back(static_cast<std::uint32_t>(alphabet->value_of(c).value()));
        return match_result(machine->matches(values));
    };
}

}  // namespace sator::tests
