// Each region may be of the first sort, of the second, or of both. Marks that are passed, or surely not, decide the sort of their region,
// and a lit line between two regions that of one by the other. A region of known sort decides its marks.
#include "sator/propagators/loops/alternating_regions.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "sator/engine/counting/value_classes.hpp"

namespace sator::propagators {

namespace {

using Vertex = LineGraph::Vertex;
using Line = LineGraph::Line;

/// The sorts that regions may still be of, and the marks of their cells, at the beginning of a round.
class AlternationLook {
  public:
    AlternationLook(const AlternationDemand& demand, const Scope& scope, std::span<const Word> values)
        : demand_(demand), may_be_(demand.regions, {true, true}) {
        const std::size_t lines = demand.graph.line_count();
        for (std::size_t i = 0; i < lines; ++i) lights_.push_back(light_of(scope[i], values));
        for (Vertex cell = 0; cell < demand.graph.vertex_count(); ++cell) {
            for (std::size_t sort = 0; sort < 2; ++sort)
                marks_[sort].push_back(light_of(scope[lines + cell], demand.marks[sort]));
        }
        find_sorts();
    }

    Light light(Line line) const { return lights_[line]; }
    /// Whether the cell has a mark of the sort.
    Light mark(Vertex cell, std::size_t sort) const { return marks_[sort][cell]; }
    bool may_be(std::uint32_t region, std::size_t sort) const { return may_be_[region][sort]; }
    bool has_conflict() const {
        return std::ranges::any_of(may_be_, [](const auto& sorts) { return !sorts[0] && !sorts[1]; });
    }
    Light passed(Vertex cell) const {
        bool is_open = false;
        for (const Line line : demand_.graph.lines_at(cell)) {
            if (lights_[line] == Light::On) return Light::On;
            is_open = is_open || lights_[line] == Light::Open;
        }
        return is_open ? Light::Open : Light::Off;
    }
    /// The only line of a cell that is not off.
    std::optional<Line> only_line(Vertex cell) const {
        std::optional<Line> only;
        for (const Line line : demand_.graph.lines_at(cell)) {
            if (lights_[line] == Light::Off) continue;
            if (only) return std::nullopt;
            only = line;
        }
        return only;
    }

  private:
    void find_sorts() {
        std::vector<std::array<bool, 2>> may_have(demand_.regions, {false, false});
        for (Vertex cell = 0; cell < demand_.graph.vertex_count(); ++cell) {
            const std::uint32_t region = demand_.region[cell];
            const Light is_passed = passed(cell);
            for (std::size_t sort = 0; sort < 2; ++sort) {
                if (marks_[sort][cell] != Light::Off && is_passed != Light::Off)
                    may_have[region][sort] = true;
                if (marks_[sort][cell] != Light::On) continue;
                if (is_passed == Light::On) may_be_[region][1 - sort] = false;
                if (is_passed == Light::Off) may_be_[region][sort] = false;
            }
        }
        for (std::size_t region = 0; region < demand_.regions; ++region) {
            for (std::size_t sort = 0; sort < 2; ++sort)
                may_be_[region][sort] = may_be_[region][sort] && may_have[region][sort];
        }
        for (bool has_changed = true; has_changed;) {
            has_changed = false;
            for (Line line = 0; line < lights_.size(); ++line) {
                const auto [a, b] = demand_.graph.ends(line);
                const std::uint32_t one = demand_.region[a], other = demand_.region[b];
                if (one == other || lights_[line] != Light::On) continue;
                for (std::size_t sort = 0; sort < 2; ++sort) {
                    for (const auto& [here, there] : {std::pair(one, other), std::pair(other, one)}) {
                        if (may_be_[here][1 - sort] || !may_be_[there][sort]) continue;
                        may_be_[there][sort] = false;
                        has_changed = true;
                    }
                }
            }
        }
    }

    const AlternationDemand& demand_;
    Lights lights_;
    std::array<Lights, 2> marks_;
    std::vector<std::array<bool, 2>> may_be_;  // by region and sort
};

}  // namespace

Propagation AlternatingRegions::propagate(Scope& scope, Changed /*changed*/, Scratch& scratch) const {
    const LineGraph& graph = demand_.graph;
    for (;;) {
        const AlternationLook look(demand_, scope, values_);
        if (look.has_conflict()) return Propagation::Conflict;
        bool has_found = false;
        scope.begin_step();
        const auto find = [&](std::size_t position, std::span<const Word> values, Light light) {
            has_found = true;
            return decide(scope, position, values, light);
        };
        for (Vertex cell = 0; cell < graph.vertex_count(); ++cell) {
            const std::uint32_t region = demand_.region[cell];
            for (std::size_t sort = 0; sort < 2; ++sort) {
                if (look.may_be(region, 1 - sort)) continue;  // the region is not surely of this sort
                const Light is_passed = look.passed(cell);
                const std::size_t position = graph.line_count() + cell;
                if (is_passed == Light::On && look.mark(cell, 1 - sort) == Light::Open &&
                    !find(position, demand_.marks[1 - sort], Light::Off))
                    return Propagation::Conflict;
                if (is_passed == Light::Off && look.mark(cell, sort) == Light::Open &&
                    !find(position, demand_.marks[sort], Light::Off))
                    return Propagation::Conflict;
                if (look.mark(cell, sort) == Light::On && is_passed == Light::Open) {
                    const auto only = look.only_line(cell);
                    if (only && !find(*only, values_, Light::On)) return Propagation::Conflict;
                }
                if (look.mark(cell, 1 - sort) != Light::On) continue;
                for (const Line line : graph.lines_at(cell)) {
                    if (look.light(line) == Light::Open && !find(line, values_, Light::Off))
                        return Propagation::Conflict;
                }
            }
        }
        for (Line line = 0; line < graph.line_count(); ++line) {
            const std::uint32_t one = demand_.region[graph.ends(line).first],
                                other = demand_.region[graph.ends(line).second];
            if (one == other || look.light(line) != Light::Open) continue;
            for (std::size_t sort = 0; sort < 2; ++sort) {
                if (look.may_be(one, sort) || look.may_be(other, sort)) continue;
                if (!find(line, values_, Light::Off)) return Propagation::Conflict;
            }
        }
        if (!has_found || scratch.is_over(graph.line_count())) return Propagation::Fixpoint;
    }
}

void AlternatingRegions::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
    for (const auto& marks : demand_.marks) classes.split(marks);
}

}  // namespace sator::propagators
