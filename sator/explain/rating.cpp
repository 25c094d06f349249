// Ways are taken at random but without luck: the chances come from the puzzle's structure
// (structure_colours.hpp), so that the same puzzle in another guise has the same ways. Among the deductions
// at hand one is chosen with a probability in proportion to its ease, by an exponential race: the least of
// -log(u) / ease, u uniform (P. Efraimidis and P. Spirakis, "Weighted random sampling with a reservoir",
// 2006).
#include "sator/explain/rating.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <limits>

#include "sator/engine/search.hpp"
#include "sator/explain/ease.hpp"
#include "sator/explain/ladder.hpp"
#include "sator/explain/refuted_candidates.hpp"
#include "sator/explain/structure_colours.hpp"
#include "sator/explain/weighed_findings.hpp"
#include "sator/rules/rule.hpp"

namespace sator {

namespace {

using enum Technique;

/// What people look for together: first what gives a value, then what removes candidates, then what takes
/// long. Then they try.
constexpr std::array<std::initializer_list<Technique>, 3> kTiers = {{
    {LastCell, HiddenSingle, ForcedValue, NakedSingle, Crossing, NarrowedValue},
    {LetterSets, Pointing, Claiming, NakedPair, HiddenPair, NakedTriple, HiddenTriple, Combinations},
    {NakedQuad, HiddenQuad, RegionCombinations},
}};

/// No further way is begun once so many steps were trials: these take long, and a way with many of them is so
/// long that little is left to chance.
constexpr std::uint64_t kMostTrials = 300;

/// Choices are made of so many of a random number's bits: as many as a double holds.
constexpr int kChanceBits = 53;

/// More than a rating has ways.
constexpr std::uint64_t kRunsOfASeed = std::uint64_t{1} << 32;

class Rater {
  public:
    Rater(const Study& study, std::span<const Given> givens, const Limits& limits, std::uint64_t seed)
        : study_(study),
          givens_(givens),
          limits_(limits),
          first_run_(seed * kRunsOfASeed),
          is_regions_only_(true) {
        for (std::size_t r = 0; r < study.rule_count(); ++r) {
            is_regions_only_ = is_regions_only_ && study.is_only_region(RuleId(r));
        }
    }

    RatingResult rate(std::uint64_t ways) {
        if (const auto reason = find_only_solution()) return {std::nullopt, *reason, {}};
        study_.begin(limits_);
        colours_.emplace(study_, start().candidates(), solution_);
        std::uint64_t run = 0, easiest = 0;
        Hardness hardest;  // of the easiest way
        for (; run < ways && (run == 0 || trials_ < kMostTrials); ++run) {
            Way way{first_run_ + run, run == 0};
            if (!take(way)) {
                if (run == 0 && !way.width.empty())
                    so_far_ = {0, way.width.size(), way.effort, way.hardest.technique};
                return {std::nullopt, Unrated::Stopped, so_far_};
            }
            rating_.effort += way.effort;
            if (run == 0) rating_.width = std::move(way.width);
            if (run == 0 || is_easier(way.hardest, hardest)) {
                easiest = run;
                hardest = way.hardest;
            }
            so_far_ = {run + 1, rating_.width.size(), rating_.effort / static_cast<double>(run + 1),
                       hardest.technique};
        }
        rating_.effort /= static_cast<double>(run);
        if (hardest.technique == Trial && easiest > 0) {
            Way again{first_run_ + easiest, true};
            if (!take(again)) return {std::nullopt, Unrated::Stopped, so_far_};
            hardest = again.hardest;
        }
        rating_.hardest = hardest.technique;
        rating_.hardest_rules = std::max<std::size_t>(1, hardest.rules);
        const PuzzleKind kind = kind_of(study_);
        rating_.grade = grade_of(kind, rating_.effort);
        if (kind == PuzzleKind::Sudoku) rating_.minutes = sudoku_minutes(rating_.effort);
        return {std::move(rating_), {}, {}};
    }

  private:
    /// Why there is none, or not only one. Two solutions are several, whatever stopped the search.
    std::optional<Unrated> find_only_solution() {
        std::vector<FixedCell> fixed;
        for (const Given& given : givens_)
            fixed.push_back({variable_of(given.cell), static_cast<Value>(given.value)});
        std::size_t count = 0;
        const Outcome outcome =
            Search(study_.model(), limits_).solve(fixed, [&](std::span<const Value> values) {
                solution_.assign(values.begin(), values.end());
                return ++count < 2;
            });
        if (count > 1) return Unrated::Several;
        if (std::holds_alternative<Stopped>(outcome)) return Unrated::Stopped;
        return count == 0 ? std::optional(Unrated::NoSolution) : std::nullopt;
    }

    /// A cell whose range is one value has it: nobody has to find that.
    Situation start() const {
        Situation situation(study_);
        for (std::size_t i = 0; i < study_.cell_count(); ++i) {
            const CellId cell(i);
            if (study_.ranges().count(cell) == 1) situation.place({cell, study_.ranges().first(cell)});
        }
        for (const Given& given : givens_) situation.place({given.cell, given.value});
        return situation;
    }

    struct Way {
        std::uint64_t run = 0;
        bool looks_up_rules = false;  ///< how many rules trials take, which takes long
        double effort = 0;
        Hardness hardest;
        std::vector<std::uint32_t> width;
    };

    /// False where a limit is reached: what was at hand last is then not known.
    bool take(Way& way) {
        Situation situation = start();
        WeighedFindings weighed(situation, [&](const Finding& finding) { return weigh(finding, way.run); });
        while (situation.knowledge().open_cells() > 0) {
            const std::vector<Weighed> found = at_hand(situation, weighed);
            if (found.empty() || study_.watch().reached()) return false;
            const Hardness easiest = easiest_of(situation, found, way.looks_up_rules);
            if (study_.watch().reached()) return false;
            const Finding& chosen = choose(situation, found, way);
            way.hardest = std::max(way.hardest, easiest);
            way.width.push_back(static_cast<std::uint32_t>(found.size()));
            for (const Candidate& c : chosen.claim.removed) situation.remove(c);
            for (const Candidate& c : chosen.claim.placed) situation.place(c);
        }
        return true;
    }

    /// Where it is not known how many rules trials take, ways whose hardest step is one are all alike, and
    /// not easier than where the trial turned out to be of a few rules.
    static bool is_easier(const Hardness& hardness, const Hardness& than) {
        if (hardness.technique == Trial && than.technique == Trial) return false;
        return hardness < than;
    }

    static Hardness hardness_of(const Finding& finding) {
        return {entry_of(finding.technique).cost, finding.rules.size(), finding.technique};
    }

    Weighed weigh(const Finding& finding, std::uint64_t run) const {
        const double own = ease(study_, finding);
        const std::uint64_t bits = colours_->chance(finding, run) >> (64 - kChanceBits);
        const double u = std::ldexp(static_cast<double>(bits + 1), -kChanceBits);
        return {&finding, hardness_of(finding), own, -std::log(u) / own};
    }

    std::vector<Weighed> at_hand(Situation& situation, WeighedFindings& weighed) {
        std::vector<Weighed> found;
        for (const auto& tier : kTiers) {
            for (const Technique technique : tier) {
                if (technique == Crossing && is_regions_only_) continue;  // a naked single by another name
                weighed.add(technique, found);
            }
            if (!found.empty()) return found;
        }
        ++trials_;
        weighed.add(trials(situation), found);
        return found;
    }

    std::vector<Finding> trials(const Situation& situation) const {
        std::vector<Finding> found;
        for (const Candidate& c : refuted_candidates(situation)) {
            Finding finding{Trial, {}, {.placed = {}, .removed = {c}, .by_assuming = true}};
            finding.work = static_cast<double>(situation.candidates().count(c.cell));
            found.push_back(std::move(finding));
        }
        return found.empty() ? nested_trials(situation) : found;
    }

    /// Where only a search helps: all that is wrong in the cells with the fewest candidates.
    std::vector<Finding> nested_trials(const Situation& situation) const {
        std::size_t fewest = study_.puzzle().alphabet.size() + 1;
        for (std::size_t i = 0; i < study_.cell_count(); ++i) {
            if (situation.is_open(CellId(i)))
                fewest = std::min(fewest, situation.candidates().count(CellId(i)));
        }
        std::vector<Finding> found;
        for (std::size_t i = 0; i < study_.cell_count(); ++i) {
            const CellId cell(i);
            if (!situation.is_open(cell) || situation.candidates().count(cell) != fewest) continue;
            for_each_bit(situation.candidates()[cell], [&](std::size_t v) {
                if (static_cast<Value>(v) == solution_[i]) return;
                found.push_back({NestedTrial, {}, {.placed = {}, .removed = {{cell, v}}}});
            });
        }
        return found;
    }

    /// The easiest that is at hand.
    static Hardness easiest_of(Situation& situation, const std::vector<Weighed>& found, bool looks_up_rules) {
        Hardness easiest = found[0].hardness;
        for (const Weighed& one : found) easiest = std::min(easiest, one.hardness);
        if (found[0].finding->technique != Trial || !looks_up_rules) return easiest;
        std::vector<Finding> closer;
        entry_of(TwoRules).find(situation, closer);
        if (closer.empty()) return easiest;
        easiest = hardness_of(closer[0]);
        for (const Finding& finding : closer) easiest = std::min(easiest, hardness_of(finding));
        return easiest;
    }

    const Finding& choose(const Situation& situation, const std::vector<Weighed>& found, Way& way) const {
        double together = 0, earliest = std::numeric_limits<double>::infinity();
        std::vector<const Finding*> chosen;  // several where the puzzle looks the same from each
        for (const Weighed& one : found) {
            together += one.ease;
            if (one.time < earliest) chosen.clear();
            if (one.time <= earliest) chosen.push_back(one.finding);
            earliest = std::min(earliest, one.time);
        }
        way.effort += 1 / together;
        return chosen.size() == 1 ? *chosen[0] : *first_of(situation, chosen, way.run);
    }

    /// Of deductions that stand alike in the puzzle from which the way began: by how they stand by now.
    const Finding* first_of(const Situation& situation, const std::vector<const Finding*>& alike,
                            std::uint64_t run) const {
        const auto is_same = [&](const Finding* finding) {
            return finding->claim.placed == alike[0]->claim.placed &&
                   finding->claim.removed == alike[0]->claim.removed;
        };
        if (std::ranges::all_of(alike, is_same)) return alike[0];
        const StructureColours colours = colours_->refined(study_, situation.candidates());
        return *std::ranges::min_element(
            alike, {}, [&](const Finding* finding) { return colours.chance(*finding, run); });
    }

    const Study& study_;
    std::span<const Given> givens_;
    Limits limits_;
    std::vector<Value> solution_;
    std::optional<StructureColours> colours_;
    std::uint64_t first_run_;  // by which its choices are told from those of other seeds
    bool is_regions_only_;
    std::uint64_t trials_ = 0;
    Rating rating_;
    std::optional<RatedSoFar> so_far_;
};

}  // namespace

RatingResult rate(const Study& study, std::span<const Given> givens, const Limits& limits, std::uint64_t ways,
                  std::uint64_t seed) {
    return Rater(study, givens, limits, seed).rate(ways);
}

}  // namespace sator
