#include "sator/explain/rate/ease.hpp"

#include <array>
#include <cmath>

namespace sator {

namespace {

using enum Technique;

struct Ease {
    Technique technique;
    double ease;
};

/// By technique. For last cells and hidden singles this is the ease in a region that is no line, before
/// `kCrowding`. The names that a forced value gets after a look into its clue (e.g. Echo) make no difference.
constexpr std::array kEase = {
    Ease{LastCell, 1.44},       Ease{HiddenSingle, 1.44},
    Ease{ForcedValue, 0.5},     Ease{ForcedLength, 0.5},
    Ease{DeadAlternative, 0.5}, Ease{Echo, 0.5},
    Ease{NakedSingle, 0.068},   Ease{Crossing, 0.2},
    Ease{NarrowedValue, 0.1},   Ease{LetterSets, 0.1},
    Ease{Pointing, 0.33},       Ease{Claiming, 0.33},
    Ease{NakedPair, 0.1},       Ease{HiddenPair, 0.013},
    Ease{NakedTriple, 0.047},   Ease{HiddenTriple, 0.005},
    Ease{Combinations, 0.02},   Ease{NakedQuad, 0.003},
    Ease{HiddenQuad, 0.003},    Ease{RegionCombinations, 0.005},
    Ease{TwoRules, 0.02},       Ease{FewRules, 0.02},
    Ease{Trial, 0.02},          Ease{NestedTrial, 0.001},
    Ease{Elimination, 1.44},    Ease{Contradiction, 1.0},
};

constexpr bool is_ease_in_order() {
    for (std::size_t i = 0; i < kEase.size(); ++i) {
        if (kEase[i].technique != static_cast<Technique>(i)) return false;
    }
    return kEase.size() == static_cast<std::size_t>(Contradiction) + 1;
}
static_assert(is_ease_in_order(), "row i is technique i");

/// People try cells of two candidates first: a trial in another cell has this share of the ease.
constexpr double kCrowdedTrialShare = 0.3;
/// The share of a region that is a line: it has to be followed from end to end, while another region is seen
/// at a glance.
constexpr double kLineShare = 0.57;
/// The ease falls by this exponent for each further open cell of the region.
constexpr double kCrowding = 0.1;

}  // namespace

double ease(const PuzzleContext& context, const Finding& finding) {
    const double plain = kEase[static_cast<std::size_t>(finding.technique)].ease;
    const bool is_in_region =
        finding.technique == Technique::HiddenSingle || finding.technique == Technique::LastCell;
    if (finding.technique == Technique::Trial) return finding.work > 2 ? kCrowdedTrialShare * plain : plain;
    if (!is_in_region) return plain;
    const double open = finding.technique == Technique::LastCell ? 1 : finding.work;
    return plain * (context.is_line(finding.rules[0]) ? kLineShare : 1) * std::exp(-kCrowding * (open - 1));
}

}  // namespace sator
