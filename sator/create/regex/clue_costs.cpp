#include "sator/create/regex/clue_costs.hpp"

#include <algorithm>
#include <array>

#include "sator/base/utf8.hpp"

namespace sator::create {

namespace {

#include "sator/create/regex/clue_cost_table.inc"

/// The surroundings of a sequence: the whole clue, one of several branches, a group of one branch, or a lookaround.
enum class Around : std::uint8_t { Top, Branch, Inner, Look };

constexpr std::size_t kEnd = kConstructs;
constexpr std::size_t kLargestClass = 8, kMostBranches = 5;
/// The bounds of the table's buckets (LINE_BUCKETS and RATIO_BUCKETS of the script).
constexpr std::array<std::size_t, 3> kLineBounds = {3, 5, 8};
constexpr std::array kRatioBounds = {0.75, 1.25, 1.75, 2.5, 3.5};

template <class Enum>
constexpr std::size_t at(Enum value) {
    return static_cast<std::size_t>(value);
}

std::size_t quantifier_index(Times times) {
    if (times.is_once()) return 0;
    if (times == kOptional) return 1;
    if (times == kAnyTimes) return 2;
    if (times == kOnceOrMore) return 3;
    if (times.max == times.min) return 4;
    return times.max == Times::kEver ? 5 : 6;
}

/// Adds up the costs of the choices that make a clue.
class CostSum {
  public:
    ClueCost cost;

    void add_branches(const std::vector<ClueSequence>& branches, std::size_t kind, bool is_repeated) {
        const std::size_t count = std::min(branches.size(), kMostBranches);
        add(kBranchCosts[kind][is_repeated ? 1 : 0][count - 1]);
    }
    void add_sequence(const ClueSequence& sequence, Around around) {
        std::size_t previous = 0;
        for (const ClueItem& item : sequence) {
            add(kNextCosts[at(around)][previous][at(item.construct)]);
            add_item(item, around);
            previous = 1 + 2 * at(item.construct) + (is_repeated(item) ? 1 : 0);
        }
        add(kNextCosts[at(around)][previous][kEnd]);
    }
    void add(std::uint16_t hundredths) {
        cost.nats += hundredths / 100.0;
        ++cost.events;
        if (depth_ > 0) return;
        cost.outer_nats += hundredths / 100.0;
        ++cost.outer_events;
    }

  private:
    static bool is_repeated(const ClueItem& item) { return !item.times.is_once() && item.times != kOptional; }

    void add_item(const ClueItem& item, Around around) {
        add(kQuantifierCosts[at(item.construct)][around == Around::Top ? 0 : 1]
                            [quantifier_index(item.times)]);
        const std::size_t often = is_repeated(item) ? 1 : 0;
        if (item.construct == Construct::Class || item.construct == Construct::Negated) {
            const std::size_t negated = item.construct == Construct::Negated ? 1 : 0;
            const auto ranges = static_cast<std::size_t>(std::ranges::count(item.text, kRangeMark));
            const std::size_t size = item.text.size() - 2 * ranges;
            add(kSizeCosts[negated][often][std::min(size, kLargestClass) - 1]);
            add(kRangeCosts[negated][ranges > 0 ? 1 : 0]);
        }
        if (item.branches.empty()) return;
        const bool is_look = item.construct == Construct::Look;
        add_branches(item.branches, is_look ? 1 : 0, often == 1);
        const Around below = is_look                    ? Around::Look
                             : item.branches.size() > 1 ? Around::Branch
                                                        : Around::Inner;
        ++depth_;
        for (const ClueSequence& branch : item.branches) add_sequence(branch, below);
        --depth_;
    }

    int depth_ = 0;  // of groups
};

}  // namespace

ClueCost clue_cost(const ClueTree& tree, std::size_t length) {
    CostSum sum;
    sum.add_branches(tree.branches, 2, false);
    for (const ClueSequence& branch : tree.branches) sum.add_sequence(branch, Around::Top);
    const auto line = std::ranges::lower_bound(kLineBounds, length) - kLineBounds.begin();
    const double ratio =
        static_cast<double>(to_code_points(text_of(tree)).size()) / static_cast<double>(length);
    const auto bucket = std::ranges::upper_bound(kRatioBounds, ratio) - kRatioBounds.begin();
    sum.add(kRatioCosts[line][bucket]);
    return sum.cost;
}

}  // namespace sator::create
