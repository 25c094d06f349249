#include "sator/explain/ease.hpp"

#include <array>
#include <cmath>

namespace sator {

namespace {

/// Of each technique, in their order. Last cells and hidden singles count as in a region that is no line,
/// before `kCrowding`.
constexpr std::array<double, static_cast<std::size_t>(Technique::Clash) + 1> kEase = {
    1.44,   // last open cell
    1.44,   // hidden single
    0.5,    // forced value
    0.068,  // naked single
    0.2,    // crossing
    0.1,    // forced value among candidates
    0.1,    // value sets
    0.33,   // pointing
    0.33,   // claiming
    0.1,    // naked pair
    0.013,  // hidden pair
    0.047,  // naked triple
    0.005,  // hidden triple
    0.02,   // combinations
    0.003,  // naked quadruple
    0.003,  // hidden quadruple
    0.005,  // all ways to fill a region
    0.02,   // two rules together
    0.02,   // a few rules together
    0.02,   // trial
    0.001,  // trial within trial
    1.0,    // clash
};
/// A cell of two candidates is where people try first: the others have this share.
constexpr double kCrowdedTrialShare = 0.3;
/// A line has to be followed from end to end; another region is seen at a glance.
constexpr double kLineShare = 0.57;
/// Each further open cell of a region takes away this share of the logarithm.
constexpr double kCrowding = 0.1;

}  // namespace

double ease(const Study& study, const Finding& finding) {
    const double plain = kEase[static_cast<std::size_t>(finding.technique)];
    const bool is_in_region =
        finding.technique == Technique::HiddenSingle || finding.technique == Technique::LastCell;
    if (finding.technique == Technique::Trial) return finding.work > 2 ? kCrowdedTrialShare * plain : plain;
    if (!is_in_region) return plain;
    const double open = finding.technique == Technique::LastCell ? 1 : finding.work;
    return plain * (study.is_line(finding.rules[0]) ? kLineShare : 1) * std::exp(-kCrowding * (open - 1));
}

}  // namespace sator
