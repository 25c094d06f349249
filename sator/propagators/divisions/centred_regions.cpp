#include "sator/propagators/divisions/centred_regions.hpp"

#include <algorithm>
#include <optional>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/divisions/border_pass.hpp"
#include "sator/propagators/divisions/centred_owners.hpp"
#include "sator/propagators/divisions/passes.hpp"

namespace sator::propagators {

namespace {

/// A pass over the regions (passes.hpp).
class CentredPass {
  public:
    using Border = CentredPairs::Border;
    using Vertex = CentredPairs::Vertex;
    using Pair = CentredPairs::Pair;

    struct Finding {
        std::optional<Border> position;  ///< nullopt: a conflict
        Light light = Light::On;         ///< On: there is a border
        std::optional<Border>
            inside;  ///< of a conflict: a border inside a region; if there is none, a vertex has no centre
    };

    CentredPass(const CentredRegions& regions, const ValueTable& candidates)
        : regions_(regions),
          width_(candidates.width()),
          borders_(lights_of_borders(candidates, regions.values())),
          owners_(regions.graph(), regions.pairs(), borders_) {}

    std::vector<Finding> findings(const ChangedPositions& /*changed*/) const {
        std::vector<Finding> found;
        if (owners_.lost_vertex() != CentredPairs::kNone) {
            found.emplace_back();
            return found;
        }
        for (Border border = 0; border < borders_.size(); ++border) {
            if (borders_[border] == Light::On) {
                if (!is_inside(border)) continue;
                found.push_back({.inside = border});
                return found;
            }
            if (borders_[border] != Light::Open) continue;
            if (const auto light = light_at(border)) found.push_back({border, *light, {}});
        }
        return found;
    }
    std::vector<Word> kept(const Finding& finding) const {
        return kept_borders(regions_.values(), width_, finding.light);
    }
    void explain_conflict(const Finding& finding, const ValueTable& initial, ValueTable& lost) const {
        if (finding.inside) {
            std::vector<Pair> impossible;
            add_others(*finding.inside, impossible);
            take(owners_.reasons_of(std::move(impossible), {*finding.inside}), initial, lost);
            return;
        }
        const auto own = regions_.pairs().of_vertex(owners_.lost_vertex());
        take(owners_.reasons_of({own.begin(), own.end()}, {}), initial, lost);
    }
    bool explain(std::uint32_t position, const std::vector<Value>& values, const ValueTable& initial,
                 ValueTable& lost) const {
        const bool is_border = has_value(regions_.values(), values.front());
        if (owners_.lost_vertex() != CentredPairs::kNone || !std::ranges::all_of(values, [&](Value v) {
                return has_value(regions_.values(), v) == is_border;
            }))
            return false;
        const auto light = light_at(position);
        if (!light || *light != (is_border ? Light::Off : Light::On)) return false;
        std::vector<Pair> impossible;
        std::vector<Border> known;
        if (*light == Light::Off)
            add_others(position, impossible);
        else
            add_apart(position, impossible, known);
        take(owners_.reasons_of(std::move(impossible), std::move(known)), initial, lost);
        return true;
    }

  private:
    std::size_t line_number(Vertex vertex, Border border) const {
        const auto lines = regions_.graph().lines_at(vertex);
        return static_cast<std::size_t>(std::ranges::find(lines, border) - lines.begin());
    }
    /// Returns whether both sides surely have the same centre.
    bool is_inside(Border border) const {
        const auto [a, b] = regions_.graph().ends(border);
        const Pair one = owners_.owner(a), other = owners_.owner(b);
        return one != CentredPairs::kNone && other != CentredPairs::kNone &&
               regions_.pairs().centre(one) == regions_.pairs().centre(other);
    }
    /// Returns what an open border must be.
    std::optional<Light> light_at(Border border) const {
        const Vertex side = regions_.graph().ends(border).first;
        const std::size_t k = line_number(side, border);
        if (std::ranges::none_of(regions_.pairs().of_vertex(side),
                                 [&](Pair pair) { return owners_.may_join(pair, k); }))
            return Light::On;
        return is_inside(border) ? std::optional(Light::Off) : std::nullopt;
    }
    /// Adds the pairs of both sides whose absence shows that the centre is the same.
    void add_others(Border border, std::vector<Pair>& impossible) const {
        const auto [a, b] = regions_.graph().ends(border);
        for (const Vertex side : {a, b}) {
            const Pair owner = owners_.owner(side);
            for (const Pair pair : regions_.pairs().of_vertex(side)) {
                if (pair != owner) impossible.push_back(pair);
            }
        }
    }
    /// Adds why no region includes both sides.
    void add_apart(Border border, std::vector<Pair>& impossible, std::vector<Border>& known) const {
        const Vertex side = regions_.graph().ends(border).first;
        const std::size_t k = line_number(side, border);
        for (const Pair pair : regions_.pairs().of_vertex(side)) {
            const CentredPairs::Step& step = regions_.pairs().steps(pair)[k];
            if (step.next == CentredPairs::kNone) continue;
            if (!owners_.is_possible(pair))
                impossible.push_back(pair);
            else if (!owners_.is_possible(step.next))
                impossible.push_back(step.next);
            else
                known.push_back(step.image);
        }
    }

    /// Adds the values that the noted borders have lost.
    void take(const std::vector<std::uint8_t>& is_because, const ValueTable& initial,
              ValueTable& lost) const {
        for (Border border = 0; border < is_because.size(); ++border) {
            if (is_because[border] != 0) lose(regions_.values(), border, borders_[border], initial, lost);
        }
    }

    const CentredRegions& regions_;
    std::size_t width_;
    Lights borders_;
    CentredOwners owners_;
};

}  // namespace

Propagation CentredRegions::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    return propagate_in_passes(scope, changed, scratch, [this](const ValueTable& candidates) {
        return CentredPass(*this, candidates);
    });
}

Reason CentredRegions::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    auto reason = reason_in_passes(
        removals, before, [this](const ValueTable& candidates) { return CentredPass(*this, candidates); });
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

void CentredRegions::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
