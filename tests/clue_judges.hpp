#pragma once

#include <array>
#include <functional>
#include <memory>
#include <string_view>

#include "sator/language/plain_matcher.hpp"

namespace sator::tests {

/// Something that decides whether a clue matches a whole string. All judges must agree; the plain matcher
/// comes first.
struct ClueJudge {
    using Verdicts = std::function<MatchResult(std::u32string_view)>;

    std::string_view name;
    /// The judge's verdicts on strings. The tree must outlive them.
    Verdicts (*of)(const RegexTree& tree);
};

inline ClueJudge::Verdicts plain_verdicts(const RegexTree& tree) {
    return [matcher = std::make_shared<PlainMatcher>(tree)](std::u32string_view text) {
        return matcher->matches(text);
    };
}

/// The plain matcher that remembers failed places from its first step on.
inline ClueJudge::Verdicts remembering_verdicts(const RegexTree& tree) {
    return [matcher = std::make_shared<PlainMatcher>(tree, 0)](std::u32string_view text) {
        return matcher->matches(text);
    };
}

constexpr std::array kClueJudges{
    ClueJudge{"plain matcher", plain_verdicts},
    ClueJudge{"plain matcher with memory", remembering_verdicts},
};

}  // namespace sator::tests
