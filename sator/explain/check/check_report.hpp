#pragma once

#include <chrono>
#include <expected>
#include <memory>
#include <optional>
#include <vector>

#include "sator/explain/check/dead_clue_parts.hpp"
#include "sator/explain/check/dialect_difference.hpp"
#include "sator/explain/check/implied_rules.hpp"
#include "sator/explain/check/lint.hpp"
#include "sator/explain/check/redundancy.hpp"
#include "sator/explain/parts/mus.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/repair/ambiguity.hpp"
#include "sator/explain/repair/repairs.hpp"

namespace sator {

/// How many solutions a puzzle has, as far as that matters to its maker.
enum class Verdict : std::uint8_t { Unique, Several, None, Unknown };

/// "unique", "several", "none", "unknown"
std::string_view name_of(Verdict verdict);

/// What is to be said of one clue's text.
struct ClueRemark {
    PartId rule;
    std::string clue;  ///< UTF-8
    std::vector<DeadCluePart> dead_parts;
    std::optional<DialectDifference> dialect;
};

/// What a check found: whether a puzzle is well made, and if not, what is wrong and what would mend it.
struct CheckReport {
    std::shared_ptr<const PuzzleParts> parts;
    Verdict verdict = Verdict::Unknown;
    std::vector<std::vector<Value>> solutions;  ///< Unique: the only one. Several: two. Unknown: perhaps one

    std::optional<Ambiguity> ambiguity;    ///< Several
    std::optional<Repairs> repairs;        ///< Several
    std::optional<Mus> mus;                ///< None
    std::optional<Redundancy> redundancy;  ///< Unique
    std::vector<PartId> idle_rules;        ///< rules that do nothing: every filling of their cells keeps them
    std::vector<ClueRemark> clues;         ///< clues with something to be said of, in the order of the rules
    std::vector<ImpliedRule> implied;
    std::vector<std::uint32_t>
        dead_values;  ///< listed by ranges, and forbidden to each such cell by a rule alone
    std::vector<std::uint32_t>
        unused_values;  ///< listed by ranges, and in no solution. Only where all solutions are known
    std::vector<RepeatedWords> repeated_words;

    std::optional<Limit> stopped;  ///< a limit of the caller's that kept some question from its answer
    bool is_complete =
        true;  ///< every question was answered; false also where the own time for remarks ran out

    /// Whether something is wrong: no solution, several, a rule or a value that does nothing.
    bool has_flaw() const {
        return verdict == Verdict::None || verdict == Verdict::Several || !idle_rules.empty() ||
               !dead_values.empty();
    }
};

/// What a check may cost beside the caller's limits.
struct CheckOptions {
    AmbiguityLimits ambiguity;
    /// For what comes after the verdict: differences, repairs, the smallest clash, what is not needed.
    std::chrono::milliseconds questions{20'000};
};

/// Checks `context.puzzle` with its `context.initial`-th drawing, which must outlive the report. Errors:
/// mistakes in its rules, as make_rules.
std::expected<CheckReport, std::vector<Diagnostic>> check(const Registry& registry, RuleContext& context,
                                                          const Limits& limits,
                                                          const CheckOptions& options = {});

}  // namespace sator
