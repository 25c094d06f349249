#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string_view>

#include "sator/language/match/backtracking_matcher.hpp"
#include "sator/language/unicode/code_point_set.hpp"
#include "tests/judges/engine_verdicts.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {

/// Returns a judge's verdict on a string. Null if the judge cannot handle the clue.
using Verdicts = std::function<MatchResult(std::u32string_view)>;

/// An independent decision procedure for whether a clue matches a whole string. All judges must agree;
/// BacktrackingMatcher comes first.
struct ClueJudge {
    std::string_view name;
    /// Returns the judge's verdicts on strings of these characters (at least one). The tree must outlive
    /// them.
    Verdicts (*of)(const RegexTree& tree, const CodePointSet& characters);
    /// Whether StepLimit is a valid verdict: the string or the clue is too much for its machine.
    bool may_give_up = true;
};

inline Verdicts plain_verdicts(const RegexTree& tree, const CodePointSet&) {
    return [matcher = std::make_shared<BacktrackingMatcher>(tree)](std::u32string_view text) {
        return matcher->matches(text);
    };
}

/// BacktrackingMatcher with memoisation of failures from its first step on.
inline Verdicts remembering_verdicts(const RegexTree& tree, const CodePointSet&) {
    return [matcher = std::make_shared<BacktrackingMatcher>(tree, 0)](std::u32string_view text) {
        return matcher->matches(text);
    };
}

constexpr std::array kClueJudges{
    ClueJudge{"plain matcher", plain_verdicts, false},
    ClueJudge{"plain matcher with memory", remembering_verdicts, false},
    ClueJudge{"DFA", engine_verdicts<DfaVerdict>},
    ClueJudge{"MDD", engine_verdicts<MddVerdict>},
    ClueJudge{"match program", engine_verdicts<ProgramVerdict>},
    ClueJudge{"propagators", engine_verdicts<PropagatorVerdict>},
};

}  // namespace sator::tests
