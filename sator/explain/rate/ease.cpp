#include "sator/explain/rate/ease.hpp"

#include <cmath>

#include "sator/explain/deduce/technique_entry.hpp"

namespace sator::explain {

namespace {

/// People try cells of two candidates first: a trial in another cell has this share of the ease.
constexpr double kCrowdedTrialShare = 0.3;
/// A region that is a line has this share of the ease, because people must follow a line from end to end but
/// see a box at a glance.
constexpr double kLineShare = 0.57;
/// The ease falls by this exponent for each further open cell of the region.
constexpr double kCrowding = 0.1;
/// The ease of combined counts falls to this share for each line or region beyond two, as that of naked subsets does.
constexpr double kFurtherLineShare = 0.55;

/// The lines and regions of combined counts beyond two.
std::size_t further_lines(const Finding& finding) {
    const auto* counts = std::get_if<UsesCounts>(&finding.detail);
    if (counts == nullptr) return 0;
    const auto& window = std::get<CountWindow>(counts->combined->says);
    const std::size_t lines = window.first.size() + window.second.size();
    return lines < 2 ? 0 : lines - 2;
}

}  // namespace

double ease(const PuzzleContext& context, const Finding& finding) {
    const double plain = entry_of(finding.technique).ease;
    const bool is_in_region =
        finding.technique == Technique::HiddenSingle || finding.technique == Technique::LastCell;
    if (finding.technique == Technique::Trial) return finding.work > 2 ? kCrowdedTrialShare * plain : plain;
    if (!is_in_region)
        return plain * std::pow(kFurtherLineShare, static_cast<double>(further_lines(finding)));
    const double open = finding.technique == Technique::LastCell ? 1 : finding.work;
    return plain * (context.is_line(finding.rules[0]) ? kLineShare : 1) * std::exp(-kCrowding * (open - 1));
}

}  // namespace sator::explain
