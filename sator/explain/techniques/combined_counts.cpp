// Counts of e.g. star battles and tents. A window (techniques/count_windows.hpp) is tight if all its cells inside are
// needed, or as many as they have groups of cells that exclude each other. Then each group has one value, cells outside have
// none, and neither have cells that exclude a whole group. A cell that excludes more cells of a line than it can spare has none,
// either. What a tight window decides is asked of its propagator, on sets of positions. What a window of fewer lines decides is
// no finding of a larger one. Cost: see count_windows.hpp.

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <set>
#include <utility>

#include "sator/explain/deduce/combined_rules.hpp"
#include "sator/explain/deduce/count_window.hpp"
#include "sator/explain/deduce/finding.hpp"
#include "sator/explain/techniques/count_window_maker.hpp"
#include "sator/explain/techniques/count_windows.hpp"
#include "sator/explain/techniques/technique_rows.hpp"

namespace sator::explain {

namespace {

using propagators::CountDifference;

/// The cost of each further line, so that windows of few lines come first.
constexpr double kCostOfALine = 0.05;

/// Whether windows are read with groups of cells that exclude each other.
enum class Grouping : std::uint8_t { Without, With };

/// The windows of one set of values.
class CountReader {
  public:
    CountReader(SolvingState& state, const TechniqueEntry& entry, const CountedLines& lines,
                const CountedCells& cells, std::vector<Finding>& found)
        : state_(state), entry_(entry), lines_(lines), cells_(cells), maker_{lines, cells}, found_(found) {}

    /// Adds what the windows decide. They must be in the order of their numbers of lines.
    void read(const std::vector<OpenWindow>& windows, Grouping grouping) {
        std::size_t lines = 0;
        for (const OpenWindow& window : windows) {
            if (state_.query().watch().is_over(kStepsOfAWindow)) return;
            if (window.first.size() + window.second.size() > lines) {
                lines = window.first.size() + window.second.size();
                of_fewer_.insert(of_these_.begin(), of_these_.end());
            }
            if (grouping == Grouping::Without) {
                add(maker_.exact(window));
                continue;
            }
            const bool is_single = window.second.empty() && window.first.size() == 1;
            if (is_single) add_all(maker_.watched(window));
            add_all(maker_.grouped(window));
        }
    }

  private:
    /// The steps of a window in the LimitWatch.
    static constexpr std::size_t kStepsOfAWindow = 64;

    void add_all(std::vector<CountWindow> windows) {
        for (CountWindow& window : windows) add(std::move(window));
    }

    /// Adds what the window decides if each of its groups, and each other cell inside, has one value of the set at most.
    void add(CountWindow window) {
        const std::vector<CellId> scope = scope_of(window);
        if (scope.size() > CountDifference::kMaxPositions) return;
        CountDifference::Counted now;
        for (std::size_t i = 0; i < scope.size(); ++i) {
            if (has_bit(cells_.may, scope[i].index())) now.may |= Word{1} << i;
            if (has_bit(cells_.must, scope[i].index())) now.must |= Word{1} << i;
        }
        const auto left = difference_of(state_.query(), window).left_of(now);
        if (!left) return;
        Claim claim;
        bool is_new = false;
        for_each_bit(std::array{(now.may & ~left->may) | (left->must & ~now.must)}, [&](std::size_t i) {
            is_new = !of_fewer_.contains(scope[i]) || is_new;
            of_these_.insert(scope[i]);
            add_claim(scope[i], has_bit({&left->must, 1}, i), claim);
        });
        if (!is_new) return;
        leave_out_rules(now, *left, window);
        add_finding(std::move(window), std::move(claim));
    }

    /// Leaves out rules by which cells exclude each other, if the others show as much.
    void leave_out_rules(CountDifference::Counted now, CountDifference::Counted shown,
                         CountWindow& window) const {
        const std::vector<RuleId> all = window.excluding;
        for (const RuleId rule : all) {
            if (window.excluding.size() == 1) return;
            CountWindow fewer = maker_.without(window, rule);
            const auto left = difference_of(state_.query(), fewer).left_of(now);
            if (left && left->may == shown.may && left->must == shown.must) window = std::move(fewer);
        }
    }

    /// Claims that the cell has a value of the set, or none.
    void add_claim(CellId cell, bool is_counted, Claim& claim) const {
        std::vector<ValueId> left;
        std::vector<Candidate> lost;
        for_each_value(state_.candidates()[cell], [&](ValueId v) {
            if (has_bit(lines_.values, v) == is_counted)
                left.push_back(v);
            else
                lost.push_back({cell, v});
        });
        if (left.size() == 1)
            claim.placed.push_back({cell, left[0]});
        else
            claim.removed.insert(claim.removed.end(), lost.begin(), lost.end());
    }

    void add_finding(CountWindow window, Claim claim) {
        std::vector<RuleId> rules;
        for (const auto* some : {&window.first, &window.second, &window.excluding})
            rules.insert(rules.end(), some->begin(), some->end());
        const std::size_t lines = window.first.size() + window.second.size();
        auto cells = scope_of(window);
        std::ranges::sort(cells);
        Finding finding{entry_.technique, rules, std::move(claim), PremiseSource::Candidates};
        finding.cost = entry_.cost + kCostOfALine * static_cast<double>(lines - 1);
        finding.work = static_cast<double>(cells.size());
        finding.detail = UsesCounts{std::make_shared<const CombinedRule>(
            CombinedRule{std::move(rules), std::move(cells), std::move(window)})};
        found_.push_back(std::move(finding));
    }

    SolvingState& state_;
    const TechniqueEntry& entry_;
    const CountedLines& lines_;
    const CountedCells& cells_;
    CountWindowMaker maker_;
    std::vector<Finding>& found_;
    std::set<CellId> of_fewer_, of_these_;  // decided by windows of fewer lines, of as many or fewer
};

template <class Windows>
void find_windows(SolvingState& state, const TechniqueEntry& entry, Grouping grouping, Windows windows,
                  std::vector<Finding>& found) {
    for (const CountedLines& lines : state.query().combined_rules().counted()) {
        if (grouping == Grouping::With && lines.excluded_by.empty()) continue;
        const CountedCells cells = counted_cells(state, lines);
        const auto open = open_lines(lines, cells);
        CountReader(state, entry, lines, cells, found).read(windows(open), grouping);
    }
}

void find_count_groups(SolvingState& state, std::vector<Finding>& found) {
    find_windows(
        state, kCountGroups, Grouping::With, [](const auto& open) { return single_lines(open); }, found);
}

void find_combined_counts(SolvingState& state, std::vector<Finding>& found) {
    find_windows(
        state, kCombinedCounts, Grouping::Without,
        [&](const auto& open) { return exact_windows(state, open); }, found);
}

void find_combined_count_groups(SolvingState& state, std::vector<Finding>& found) {
    find_windows(
        state, kCombinedCountGroups, Grouping::With,
        [&](const auto& open) { return loose_windows(state, open); }, found);
}

}  // namespace

/// A line or region needs as many values as its open cells have groups of cells that exclude each other, so each group
/// has one: stars or tents that do not touch. Or another cell would exclude too many of them.
constinit const TechniqueEntry kCountGroups{
    .technique = Technique::CountGroups,
    .name = "limited room",
    .clue_name = "limited room",
    .label = "count-groups",
    .cost = 2.95,
    .ease = 0.2,
    .tie_number = 1003,
    .tier = RatingTier::Candidates,
    .find = find_count_groups,
    .sentence = "{counts}{so}.",
};

/// E.g. regions lie inside rows that need as many values, so the other cells of the rows have none.
constinit const TechniqueEntry kCombinedCounts{
    .technique = Technique::CombinedCounts,
    .name = "combined counts",
    .clue_name = "combined counts",
    .label = "combined-counts",
    .cost = 2.96,
    .ease = 0.33,
    .tie_number = 1004,
    .tier = RatingTier::Candidates,
    .find = find_combined_counts,
    .sentence = "{counts}{so}.",
};

/// E.g. rows minus the regions inside them need as many values as the cells that are left have groups.
constinit const TechniqueEntry kCombinedCountGroups{
    .technique = Technique::CombinedCountGroups,
    .name = "limited room in several lines",
    .clue_name = "limited room in several lines",
    .label = "combined-count-groups",
    .cost = 4.4,
    .ease = 0.05,
    .tie_number = 1005,
    .tier = RatingTier::Candidates,
    .find = find_combined_count_groups,
    .sentence = "{counts}{so}.",
};

}  // namespace sator::explain
