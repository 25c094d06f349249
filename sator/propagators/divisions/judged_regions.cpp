#include "sator/propagators/divisions/judged_regions.hpp"

#include <algorithm>
#include <optional>

#include "sator/engine/counting/value_classes.hpp"
#include "sator/engine/state/domains_before.hpp"
#include "sator/engine/state/scope.hpp"
#include "sator/propagators/divisions/border_pass.hpp"
#include "sator/propagators/divisions/border_reasons.hpp"
#include "sator/propagators/divisions/passes.hpp"

namespace sator::propagators {

namespace {

/// A pass over the regions (passes.hpp).
class JudgedPass {
  public:
    using Border = LineGraph::Line;
    using Vertex = LineGraph::Vertex;
    using Part = DivisionParts::Part;

    struct Finding {
        std::optional<Border> position;  ///< nullopt: a conflict
        Light light = Light::On;         ///< On: there is a border
        /// If it is a conflict: the part, or one of the two parts at `border`; and a whole region that it conflicts with, if there is one.
        Part part = DivisionParts::kNoPart;
        Part region = DivisionParts::kNoPart;
        std::optional<Border> border;  ///< where two parts conflict
    };

    JudgedPass(const JudgedRegions& regions, const ValueTable& candidates)
        : regions_(regions),
          width_(candidates.width()),
          borders_(lights_of_borders(candidates, regions.values())),
          parts_(regions.graph(), regions.any_division(), borders_),
          states_(parts_.parts().size()) {
        for (Part part = 0; part < states_.size(); ++part) note_state(part);
        for (Part part = 0; part < states_.size() && regions.judge().compares_all_regions(); ++part) {
            if (!states_[part].is_open && is_judged(part)) whole_.push_back(part);
        }
    }

    std::vector<Finding> findings(const ChangedPositions& /*changed*/) const {
        std::vector<Finding> found;
        for (Part part = 0; part < states_.size(); ++part) {
            if (!states_[part].may_grow || (states_[part].is_wrong && !states_[part].is_open)) {
                found.push_back({.part = part});
                return found;
            }
        }
        if (const auto conflict = conflict_of_regions()) return {*conflict};
        for (Border border = 0; border < borders_.size(); ++border) {
            if (borders_[border] == Light::On) {
                if (!is_conflict_at(border)) continue;
                found.push_back({.border = border});
                return found;
            }
            if (borders_[border] != Light::Open) continue;
            if (const auto light = light_at(border)) found.push_back({border, *light});
        }
        return found;
    }
    std::vector<Word> kept(const Finding& finding) const {
        return kept_borders(regions_.values(), width_, finding.light);
    }
    void explain_conflict(const Finding& finding, const ValueTable& initial, ValueTable& lost) const {
        BorderReasons reasons(parts_);
        if (finding.border) {
            reasons.add(*finding.border);
            const auto [a, b] = parts_.sides(*finding.border);
            const auto [from, to] = regions_.graph().ends(*finding.border);
            if (a == b)
                reasons.add_path(from, to);
            else
                add_whole(reasons, {a, b});
        } else if (finding.region != DivisionParts::kNoPart) {
            reasons.add_tree(finding.part);
            if (!states_[finding.part].is_open) reasons.add_around(finding.part);
            add_whole(reasons, {finding.region});
        } else {
            reasons.add_tree(finding.part);
            if (states_[finding.part].may_grow) reasons.add_around(finding.part);
        }
        take(reasons, initial, lost);
    }
    bool explain(std::uint32_t position, const std::vector<Value>& values, const ValueTable& initial,
                 ValueTable& lost) const {
        const bool is_border = has_value(regions_.values(), values.front());
        if (!std::ranges::all_of(values,
                                 [&](Value v) { return has_value(regions_.values(), v) == is_border; }))
            return false;
        const auto light = light_at(position);
        if (!light || *light != (is_border ? Light::Off : Light::On)) return false;
        BorderReasons reasons(parts_);
        note(reasons, position, *light);
        take(reasons, initial, lost);
        return true;
    }

  private:
    struct State {
        bool may_grow = true, is_wrong = false, is_open = false;
        /// The one part that open borders lead to, if there is no other.
        std::optional<Part> only_way;
    };

    bool is_judged(Part part) const {
        return std::ranges::any_of(parts_.parts()[part].vertices,
                                   [&](Vertex vertex) { return regions_.is_marked(vertex); });
    }

    void note_state(Part part) {
        State& state = states_[part];
        bool has_two_ways = false;
        parts_.for_each_way_out(part, [&](Border border, Vertex next) {
            if (borders_[border] == Light::On) return;
            const Part other = parts_.part_of(next);
            has_two_ways = has_two_ways || (state.is_open && *state.only_way != other);
            state.is_open = true;
            state.only_way = other;
        });
        if (has_two_ways) state.only_way.reset();
        if (!is_judged(part)) return;
        state.may_grow = regions_.judge().may_grow(parts_.parts()[part].vertices);
        state.is_wrong = !regions_.judge().is_right(parts_.parts()[part].vertices);
    }

    bool may_join(Part a, Part b) const {
        if (!is_judged(a) && !is_judged(b)) return true;
        return regions_.judge().may_grow(joined(a, b));
    }
    std::vector<Vertex> joined(Part a, Part b) const {
        std::vector<Vertex> both = parts_.parts()[a].vertices;
        const std::vector<Vertex>& more = parts_.parts()[b].vertices;
        both.insert(both.end(), more.begin(), more.end());
        return both;
    }
    /// Returns a whole region that keeps two parts from being one.
    std::optional<Part> region_against(Part a, Part b) const {
        if (whole_.empty() || (!is_judged(a) && !is_judged(b))) return std::nullopt;
        const std::vector<Vertex> both = joined(a, b);
        const auto found = std::ranges::find_if(whole_, [&](Part whole) {
            return whole != a && whole != b &&
                   !regions_.judge().may_grow_beside(both, parts_.parts()[whole].vertices);
        });
        return found == whole_.end() ? std::nullopt : std::optional(*found);
    }
    /// Returns a conflict of a whole region with another part, if there is one.
    std::optional<Finding> conflict_of_regions() const {
        for (const Part whole : whole_) {
            const auto& region = parts_.parts()[whole].vertices;
            for (Part other = 0; other < states_.size(); ++other) {
                if (other == whole || !is_judged(other)) continue;
                const auto& part = parts_.parts()[other].vertices;
                const bool may_be = states_[other].is_open ? regions_.judge().may_grow_beside(part, region)
                                                           : regions_.judge().may_coexist(region, part);
                if (!may_be) return Finding{.part = other, .region = whole};
            }
        }
        return std::nullopt;
    }
    bool may_touch(Part a, Part b) const {
        if (!is_judged(a) || !is_judged(b)) return true;
        return regions_.judge().may_touch(parts_.parts()[a].vertices, parts_.parts()[b].vertices);
    }
    bool must_leave(Part part, Part other) const {
        return states_[part].is_wrong && states_[part].only_way == other;
    }
    /// Returns whether the parts are whole regions if the borders between them are there.
    bool are_whole_if_apart(Part a, Part b) const {
        return (!states_[a].is_open || states_[a].only_way == b) &&
               (!states_[b].is_open || states_[b].only_way == a);
    }

    bool is_conflict_at(Border border) const {
        const auto [a, b] = parts_.sides(border);
        if (a == b) return is_judged(a);
        return !states_[a].is_open && !states_[b].is_open && !may_touch(a, b);
    }
    /// Returns what an open border must be.
    std::optional<Light> light_at(Border border) const {
        const auto [a, b] = parts_.sides(border);
        if (a == b) return is_judged(a) ? std::optional(Light::Off) : std::nullopt;
        if (must_leave(a, b) || must_leave(b, a)) return Light::Off;
        if (are_whole_if_apart(a, b) && !may_touch(a, b)) return Light::Off;
        if (!may_join(a, b) || region_against(a, b)) return Light::On;
        return std::nullopt;
    }

    void add_whole(BorderReasons& reasons, std::initializer_list<Part> parts) const {
        for (const Part part : parts) {
            reasons.add_tree(part);
            reasons.add_around(part);
        }
    }
    void note(BorderReasons& reasons, Border border, Light light) const {
        const auto [a, b] = parts_.sides(border);
        const auto [from, to] = regions_.graph().ends(border);
        if (a == b) return reasons.add_path(from, to);
        if (light == Light::On) {
            reasons.add_tree(a);
            reasons.add_tree(b);
            if (may_join(a, b)) add_whole(reasons, {*region_against(a, b)});
            return;
        }
        if (!must_leave(a, b) && !must_leave(b, a)) return add_whole(reasons, {a, b});
        // If it were there, all other borders between the two parts would be, too.
        const Part wrong = must_leave(a, b) ? a : b;
        reasons.add_around(wrong);
        reasons.add_tree(a);
        reasons.add_tree(b);
    }

    /// Adds the values that the noted borders have lost.
    void take(const BorderReasons& reasons, const ValueTable& initial, ValueTable& lost) const {
        reasons.for_each(
            [&](Border border) { lose(regions_.values(), border, borders_[border], initial, lost); });
    }

    const JudgedRegions& regions_;
    std::size_t width_;
    Lights borders_;
    DivisionParts parts_;
    std::vector<State> states_;  // by part
    std::vector<Part> whole_;    // the regions that others are compared with
};

}  // namespace

JudgedRegions::JudgedRegions(LineGraph graph, std::vector<Word> values,
                             std::shared_ptr<const RegionJudge> judge,
                             const std::vector<LineGraph::Vertex>& marked)
    : graph_(std::move(graph)),
      values_(std::move(values)),
      judge_(std::move(judge)),
      is_marked_(graph_.vertex_count(), marked.empty() ? 1 : 0) {
    for (const LineGraph::Vertex vertex : marked) is_marked_[vertex] = 1;
}

Propagation JudgedRegions::propagate(Scope& scope, Changed changed, Scratch& scratch) const {
    return propagate_in_passes(scope, changed, scratch, [this](const ValueTable& candidates) {
        return JudgedPass(*this, candidates);
    });
}

Reason JudgedRegions::quick_reason(std::span<const Literal> removals, const DomainsBefore& before) const {
    auto reason = reason_in_passes(
        removals, before, [this](const ValueTable& candidates) { return JudgedPass(*this, candidates); });
    return reason ? std::move(*reason) : Propagator::quick_reason(removals, before);
}

void JudgedRegions::refine_value_classes(const Scope& /*scope*/, ValueClasses& classes) const {
    classes.split(values_);
}

}  // namespace sator::propagators
