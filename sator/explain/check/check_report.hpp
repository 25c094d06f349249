#pragma once

#include <chrono>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/search/search_progress.hpp"
#include "sator/explain/check/clue_remarks.hpp"
#include "sator/explain/check/implied_rules.hpp"
#include "sator/explain/check/lint.hpp"
#include "sator/explain/check/redundancy.hpp"
#include "sator/explain/check/stated_solution.hpp"
#include "sator/explain/parts/mus.hpp"
#include "sator/explain/parts/puzzle_parts.hpp"
#include "sator/explain/repair/ambiguity.hpp"
#include "sator/explain/repair/corrections.hpp"
#include "sator/explain/repair/repairs.hpp"

namespace sator::explain {

/// The number of solutions, as far as it matters to a setter.
enum class Verdict : std::uint8_t { Unique, Several, None, Unknown };

/// Returns "unique", "several", "none" or "unknown".
std::string_view name_of(Verdict verdict);

/// The result of a check: whether a puzzle is well made, and if not, what is wrong and which changes repair
/// it.
struct CheckReport {
    std::shared_ptr<const PuzzleParts> parts;
    Verdict verdict = Verdict::Unknown;
    std::vector<std::vector<Value>> solutions;  ///< one if Unique, two if Several, one or none if Unknown

    std::optional<Ambiguity> ambiguity;    ///< Several
    std::optional<Repairs> repairs;        ///< Several
    std::optional<Mus> mus;                ///< None
    std::vector<Correction> corrections;   ///< None: changed numbers and givens that leave one solution
    std::optional<Redundancy> redundancy;  ///< Unique
    std::vector<PartId> idle_rules;        ///< rules that every filling of their cells keeps
    std::vector<ClueRemark> clues;         ///< clues with a finding, in the order of their first rules
    std::vector<ImpliedRule> implied;
    /// Values that ranges list and that a single rule forbids in each such cell.
    std::vector<ValueId> dead_values;
    /// Values that ranges list and no solution uses; empty unless all solutions are known.
    std::vector<ValueId> unused_values;
    std::vector<RepeatedWords> repeated_words;

    std::optional<StatedSolution> stated_solution;  ///< if the puzzle states one

    std::optional<Limit> stopped;  ///< a limit of the caller that left a question open
    /// Every question was answered; false also if the time of `CheckOptions::remark_time` ran out.
    bool is_complete = true;

    /// Returns true if something is wrong: no solution, several solutions, a rule or a value without effect.
    bool has_flaw() const {
        return verdict == Verdict::None || verdict == Verdict::Several || !idle_rules.empty() ||
               !dead_values.empty();
    }
};

/// Limits of a check in addition to the caller's limits.
struct CheckOptions {
    AmbiguityLimits ambiguity;
    /// Time for everything after the verdict: differences, repairs, the smallest core, redundancy.
    std::chrono::milliseconds remark_time{20'000};
    /// The number of threads that may look for the verdict.
    std::size_t threads = 1;
    /// Shows another thread the search for the verdict; may be null. Not owned.
    SearchProgress* progress = nullptr;
    /// Called when the verdict is known, before the remarks, with what is known so far. May be empty.
    std::function<void(const CheckReport&)> on_verdict = {};
};

/// Checks `context.puzzle` with its drawing number `context.initial`; the puzzle must outlive the report. The
/// verdict comes from the search of PuzzleSolver, before all other questions.
/// Returns the errors of make_rules if a rule is wrong.
std::expected<CheckReport, std::vector<Diagnostic>> check(const Registry& registry, RuleContext& context,
                                                          const Limits& limits,
                                                          const CheckOptions& options = {});

}  // namespace sator::explain
