#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/engine/model/propagator.hpp"
#include "sator/propagators/basic/light.hpp"

namespace sator::propagators {

/// What is asked of the runs of lit positions in tracks, i.e. rows and columns of links.
struct RunsDemand {
    struct Track {
        std::vector<std::uint32_t> positions;  ///< one after the other
        /// Whether a run that reaches this place counts: before each position, and behind the last one.
        std::vector<std::uint8_t> is_touched;
    };

    std::vector<Track> tracks;
    std::vector<std::uint32_t> lengths;  ///< each is the length of a run that counts; in ascending order
    std::uint32_t unknown =
        0;  ///< this number of further lengths, which differ from these and from each other
};

/// The lengths of the runs that count are exactly those of the demand. A run goes from a position that is not lit, or the end of its track, to
/// the next one. Weaker than GAC: one track after the other, and lengths that only one run can have. A call costs the squares of the
/// tracks' lengths. The domains are of kind `Bits`.
class TouchingRuns final : public Propagator {
  public:
    /// `values` is the set of values of lit positions, as bits.
    TouchingRuns(RunsDemand demand, std::vector<Word> values)
        : demand_(std::move(demand)), values_(std::move(values)) {}

    std::string_view name() const override { return "touching_runs"; }
    Cost cost() const override { return Cost::Quadratic; }
    Propagation propagate(Scope& scope, Changed changed, Scratch& scratch) const override;
    Reason quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const override;
    void refine_value_classes(const Scope& scope, ValueClasses& classes) const override;

  private:
    RunsDemand demand_;
    std::vector<Word> values_;
};

/// Returns the lengths of the runs that count, each once, in ascending order. `lights` are all decided.
std::vector<std::uint32_t> lengths_of_runs(const RunsDemand& demand, const Lights& lights);

}  // namespace sator::propagators
