// Averages the effort over random solving paths. The random numbers are hashes of the puzzle's structure
// (structure_colours.hpp), so isomorphic puzzles have the same paths. At each step, one of the current
// findings is chosen with a probability proportional to its ease, by an exponential race: the least of
// -log(u) / ease, u uniform (P. Efraimidis and P. Spirakis, "Weighted random sampling with a reservoir",
// 2006).
#include "sator/explain/rate/rating.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "sator/engine/search/search.hpp"
#include "sator/explain/deduce/technique_entry.hpp"
#include "sator/explain/explanation/ladder.hpp"
#include "sator/explain/rate/ease.hpp"
#include "sator/explain/rate/refuted_candidates.hpp"
#include "sator/explain/rate/structure_colours.hpp"
#include "sator/explain/rate/weighed_findings.hpp"
#include "sator/explain/techniques/trial.hpp"
#include "sator/rules/registry/fixed_cells.hpp"
#include "sator/rules/registry/rule.hpp"

namespace sator::explain {

namespace {

/// The tiers in the order in which people look for them. Trials come after these.
constexpr std::array kTiers = {RatingTier::Values, RatingTier::Candidates, RatingTier::Slow};

/// No further path is started after this number of trials: trials take long, and on a path with many of them
/// chance has little effect.
constexpr std::uint64_t kMaxTrials = 300;

/// The number of random bits of a choice: the precision of a double.
constexpr int kChanceBits = 53;

/// The distance between the first runs of two seeds, greater than any number of paths.
constexpr std::uint64_t kRunsPerSeed = std::uint64_t{1} << 32;

class Rater {
  public:
    Rater(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits,
          std::uint64_t seed, Trials trials)
        : context_(context),
          givens_(givens),
          limits_(limits),
          first_run_(seed * kRunsPerSeed),
          allowed_trials_(trials),
          is_regions_only_(true) {
        for (std::size_t r = 0; r < context.rule_count(); ++r) {
            is_regions_only_ = is_regions_only_ && context.is_only_region(RuleId(r));
        }
    }

    RatingResult rate(std::uint64_t paths) {
        if (const auto reason = find_only_solution()) return {std::nullopt, *reason, {}};
        query_.emplace(context_, limits_);
        colours_.emplace(*query_, start().candidates(), solution_);
        std::uint64_t run = 0, easiest = 0;
        Hardness hardest;  // of the easiest path
        for (; run < paths && (run == 0 || trials_ < kMaxTrials); ++run) {
            SolvingPath path{first_run_ + run, run == 0};
            if (!follow(path)) {
                if (needs_trial_)
                    so_far_ = {0, path.width.size(), path.effort, Technique::Trial};
                else if (run == 0 && !path.width.empty())
                    so_far_ = {0, path.width.size(), path.effort, path.hardest.technique};
                return {std::nullopt, Unrated::Stopped, so_far_};
            }
            rating_.effort += path.effort;
            if (run == 0) rating_.width = std::move(path.width);
            if (run == 0 || is_easier(path.hardest, hardest)) {
                easiest = run;
                hardest = path.hardest;
            }
            so_far_ = {run + 1, rating_.width.size(), rating_.effort / static_cast<double>(run + 1),
                       hardest.technique};
        }
        rating_.effort /= static_cast<double>(run);
        if (hardest.technique == Technique::Trial && easiest > 0) {
            SolvingPath again{first_run_ + easiest, true};
            if (!follow(again)) return {std::nullopt, Unrated::Stopped, so_far_};
            hardest = again.hardest;
        }
        rating_.hardest = hardest.technique;
        rating_.hardest_rules = std::max<std::size_t>(1, hardest.rules);
        set_grade();
        return {std::move(rating_), {}, {}};
    }

  private:
    void set_grade() {
        const double work = work_of(rating_.effort, start().knowledge().open_cells());
        rating_.grade = grade_of(work, rating_.has_steps() ? std::optional(rating_.hardest) : std::nullopt);
        if (const RankScale* scale = scale_of(context_)) rating_.rank = rank_of(*scale, rating_.effort);
        if (is_plain_sudoku(context_)) rating_.minutes = sudoku_minutes(work);
    }

    /// Returns why the puzzle has no unique solution, if so. Two solutions prove Several even if a limit was
    /// reached.
    std::optional<Unrated> find_only_solution() {
        const std::vector<FixedCell> fixed = fixed_cells(givens_);
        std::size_t count = 0;
        const Outcome outcome =
            Search(context_.model(), limits_).solve({.fixed = fixed}, [&](std::span<const Value> values) {
                solution_.assign(values.begin(), values.end());
                return ++count < 2;
            });
        if (count > 1) return Unrated::Several;
        if (std::holds_alternative<Stopped>(outcome)) return Unrated::Stopped;
        return count == 0 ? std::optional(Unrated::NoSolution) : std::nullopt;
    }

    /// Places the givens and the values of cells whose range is one value, which are no steps.
    SolvingState start() {
        SolvingState state(*query_);
        for (std::size_t i = 0; i < context_.cell_count(); ++i) {
            const CellId cell(i);
            if (context_.ranges().count(cell) == 1) state.place({cell, context_.ranges().first(cell)});
        }
        for (const Given& given : givens_) state.place({given.cell, given.value});
        return state;
    }

    struct SolvingPath {
        std::uint64_t run = 0;
        bool looks_up_rules = false;  ///< counts the rules that trials need, which takes long
        double effort = 0;
        Hardness hardest;
        std::vector<std::uint32_t> width;
    };

    /// Follows a path to the solution. Returns false if a limit is reached; the current findings are then
    /// incomplete.
    bool follow(SolvingPath& path) {
        SolvingState state = start();
        WeighedFindings weighed(state, [&](const Finding& finding) { return weigh(finding, path.run); });
        while (state.knowledge().open_cells() > 0) {
            const std::vector<Weighed> found = at_hand(state, weighed);
            if (found.empty() || query_->reached()) return false;
            const Hardness easiest = easiest_of(state, found, path.looks_up_rules);
            if (query_->reached()) return false;
            const Finding& chosen = choose(state, found, path);
            path.hardest = std::max(path.hardest, easiest);
            path.width.push_back(static_cast<std::uint32_t>(found.size()));
            for (const Candidate& c : chosen.claim.removed) state.remove(c);
            for (const Candidate& c : chosen.claim.placed) state.place(c);
        }
        return true;
    }

    /// If the rules of trials are not counted, all paths whose hardest step is a trial are equally hard, and
    /// none is easier than a path whose trial was found to need few rules.
    static bool is_easier(const Hardness& hardness, const Hardness& than) {
        if (hardness.technique == Technique::Trial && than.technique == Technique::Trial) return false;
        return hardness < than;
    }

    static Hardness hardness_of(const Finding& finding) {
        return {entry_of(finding.technique).cost, finding.rules.size(), finding.technique};
    }

    Weighed weigh(const Finding& finding, std::uint64_t run) const {
        const double own = ease(context_, finding);
        const std::uint64_t bits = colours_->tie_break(finding, run) >> (64 - kChanceBits);
        const double u = std::ldexp(static_cast<double>(bits + 1), -kChanceBits);
        return {&finding, hardness_of(finding), own, -std::log(u) / own};
    }

    std::vector<Weighed> at_hand(SolvingState& state, WeighedFindings& weighed) {
        std::vector<Weighed> found;
        for (const RatingTier tier : kTiers) {
            for (const TechniqueEntry& entry : technique_table()) {
                if (entry.tier != tier) continue;
                // If all rules are regions, a crossing is equivalent to a naked single.
                if (entry.technique == Technique::Crossing && is_regions_only_) continue;
                weighed.add(entry.technique, found);
            }
            if (!found.empty()) return found;
        }
        needs_trial_ = !may_try(state);
        if (needs_trial_) return found;
        ++trials_;
        weighed.add(trials(state), found);
        return found;
    }

    /// Whether the path may go on with the assumption of a candidate. All paths come to the same candidates, so that the first one
    /// shows whether few rules are enough.
    bool may_try(SolvingState& state) const {
        if (allowed_trials_ != Trials::OfFewRules) return allowed_trials_ == Trials::Allowed;
        if (so_far_) return true;
        std::vector<Finding> closer;
        find_trials(state, closer);
        return std::ranges::any_of(
            closer, [](const Finding& finding) { return finding.technique < Technique::Trial; });
    }

    std::vector<Finding> trials(const SolvingState& state) const {
        std::vector<Finding> found;
        for (const Candidate& c : refuted_candidates(state)) {
            Finding finding{Technique::Trial, {}, {.placed = {}, .removed = {c}, .by_assuming = true}};
            finding.work = static_cast<double>(state.candidates().count(c.cell));
            found.push_back(std::move(finding));
        }
        return found.empty() ? nested_trials(state) : found;
    }

    /// If only a search helps, returns all wrong candidates of the cells with the fewest candidates.
    std::vector<Finding> nested_trials(const SolvingState& state) const {
        std::size_t fewest = context_.puzzle().alphabet.size() + 1;
        for (std::size_t i = 0; i < context_.cell_count(); ++i) {
            if (state.is_open(CellId(i))) fewest = std::min(fewest, state.candidates().count(CellId(i)));
        }
        std::vector<Finding> found;
        for (std::size_t i = 0; i < context_.cell_count(); ++i) {
            const CellId cell(i);
            if (!state.is_open(cell) || state.candidates().count(cell) != fewest) continue;
            for_each_value(state.candidates()[cell], [&](ValueId v) {
                if (value_of(v) == solution_[i]) return;
                found.push_back({Technique::NestedTrial, {}, {.placed = {}, .removed = {{cell, v}}}});
            });
        }
        return found;
    }

    /// Returns the least hardness among the findings.
    static Hardness easiest_of(SolvingState& state, const std::vector<Weighed>& found, bool looks_up_rules) {
        Hardness easiest = found[0].hardness;
        for (const Weighed& one : found) easiest = std::min(easiest, one.hardness);
        if (found[0].finding->technique != Technique::Trial || !looks_up_rules) return easiest;
        std::vector<Finding> closer;
        find_trials(state, closer);
        if (closer.empty()) return easiest;
        easiest = hardness_of(closer[0]);
        for (const Finding& finding : closer) easiest = std::min(easiest, hardness_of(finding));
        return easiest;
    }

    const Finding& choose(const SolvingState& state, const std::vector<Weighed>& found,
                          SolvingPath& path) const {
        double total_ease = 0, earliest = std::numeric_limits<double>::infinity();
        std::vector<const Finding*> chosen;  // several if the puzzle's structure does not distinguish them
        for (const Weighed& one : found) {
            total_ease += one.ease;
            if (one.time < earliest) chosen.clear();
            if (one.time <= earliest) chosen.push_back(one.finding);
            earliest = std::min(earliest, one.time);
        }
        path.effort += 1 / total_ease;
        return chosen.size() == 1 ? *chosen[0] : *first_of(state, chosen, path.run);
    }

    /// Chooses among findings that the initial structure does not distinguish, by the structure of the
    /// current state.
    const Finding* first_of(const SolvingState& state, const std::vector<const Finding*>& alike,
                            std::uint64_t run) const {
        const auto is_same = [&](const Finding* finding) {
            return finding->claim.placed == alike[0]->claim.placed &&
                   finding->claim.removed == alike[0]->claim.removed;
        };
        if (std::ranges::all_of(alike, is_same)) return alike[0];
        const StructureColours colours = colours_->refined(context_, state.candidates());
        return *std::ranges::min_element(
            alike, {}, [&](const Finding* finding) { return colours.tie_break(*finding, run); });
    }

    const PuzzleContext& context_;
    std::span<const Given> givens_;
    Limits limits_;
    std::vector<Value> solution_;
    std::optional<Query> query_;  // begins when the only solution is known
    std::optional<StructureColours> colours_;
    std::uint64_t first_run_;  // distinguishes the choices of different seeds
    Trials allowed_trials_;
    bool needs_trial_ = false;  // and it is not allowed
    bool is_regions_only_;
    std::uint64_t trials_ = 0;
    Rating rating_;
    std::optional<RatedSoFar> so_far_;
};

}  // namespace

RatingResult rate(const PuzzleContext& context, std::span<const Given> givens, const Limits& limits,
                  std::uint64_t paths, std::uint64_t seed, Trials trials) {
    return Rater(context, givens, limits, seed, trials).rate(paths);
}

}  // namespace sator::explain
