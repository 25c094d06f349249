// Repeats the inference from the step's premises alone and puts its cause into words: for ConnectedValues the conclusion shows it, for
// GroupSizes the finding does (GroupFindings).
#include "sator/explain/text/graph_text.hpp"

#include <algorithm>
#include <vector>

#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/graphs/connected_values.hpp"
#include "sator/propagators/graphs/group_findings.hpp"
#include "sator/propagators/graphs/group_sizes.hpp"
#include "sator/puzzle/spoken_values.hpp"

namespace sator::explain {

namespace {

/// The maximum number of premises that a sentence lists. A picture of the step shows all premises.
constexpr std::size_t kFewPremises = 4;

using Why = GroupFindings::Finding::Why;

class GraphText {
  public:
    GraphText(const PuzzleContext& context, const Step& step, PropagatorId id, std::span<const Word> values)
        : context_(context), step_(step), scope_(context.model().scope_of(id)), values_(values) {
        for_each_bit(values_, [&](std::size_t value) { listed_.emplace_back(value); });
    }

    /// Returns whether all conclusions have one light, and sets `light_`.
    bool has_one_light() {
        const Candidate& first = step_.placed.front();
        light_ = is_listed(first.value) ? Light::On : Light::Off;
        return std::ranges::all_of(step_.placed, [&](const Candidate& placed) {
            return is_listed(placed.value) == (light_ == Light::On);
        });
    }

    std::optional<std::string> connected(const ConnectedValues& rule) const {
        const Lights lights = lights_of(rule.graph());
        if (std::ranges::find(lights, Light::On) == lights.end()) return std::nullopt;
        if (rule.graph().size() > scope_.size()) {
            return light_ == Light::On ? other_way() + "a group of " + cells() + " could not reach the edge"
                                       : "from " + concluded() + " no way leads to the edge";
        }
        return light_ == Light::On ? other_way() + "the " + cells() + " would be cut in two"
                                   : "no way leads from " + concluded() + " to the other " + cells();
    }

    /// A step may need several passes, e.g. if a clue's cell is on because the cells beside it reach no other clue.
    std::optional<std::string> groups(const GroupSizes& rule) const {
        for (Lights lights = lights_of(rule.graph());;) {
            const auto found = GroupFindings(rule.graph(), rule.demand(), scope_.size(), lights).all();
            if (const auto finding = shown_by(found))
                return said(*finding, GroupParts(rule.graph(), rule.demand(), scope_.size(), lights));
            const Lights before = lights;
            for (const Finding& finding : found) {
                if (finding.vertex) lights[*finding.vertex] = finding.light;
            }
            if (lights == before) return std::nullopt;
        }
    }

  private:
    using Finding = GroupFindings::Finding;

    /// Returns the finding of the first conclusion if the pass finds all of them in the same way.
    std::optional<Finding> shown_by(const std::vector<Finding>& found) const {
        std::optional<Finding> first;
        for (const Candidate& placed : step_.placed) {
            const auto own = std::ranges::find_if(found, [&](const Finding& finding) {
                return finding.vertex && cell_at(*finding.vertex) == placed.cell && finding.light == light_;
            });
            if (own == found.end() || (first && own->why != first->why)) return std::nullopt;
            if (!first) first = *own;
        }
        return first;
    }

    bool is_listed(ValueId value) const {
        return value.index() < values_.size() * kWordBits && has_bit(values_, value.index());
    }
    std::string cells() const { return spoken_cells(context_.puzzle(), listed_, GrammaticalNumber::Many); }
    /// Returns nullopt for a vertex that is no cell.
    std::optional<CellId> cell_at(PositionGraph::Vertex vertex) const {
        return vertex < scope_.size() ? std::optional(CellId(scope_[vertex].index())) : std::nullopt;
    }

    std::string concluded() const {
        std::vector<CellId> placed;
        for (const Candidate& candidate : step_.placed) placed.push_back(candidate.cell);
        return joined(context_.listed(placed), joining_words().and_);
    }
    /// Returns "if R2C3 were not white, ".
    std::string other_way() const {
        std::vector<std::string> words;
        for (const ValueId value : listed_)
            words.push_back(word_of_value(context_, {step_.placed.front().cell, value}));
        return "if " + concluded() + " were not " + joined(words, joining_words().or_) + ", ";
    }

    /// Returns the lights that follow from the premises.
    Lights lights_of(const PositionGraph& graph) const {
        Lights lights(graph.size(), Light::On);
        for (PositionGraph::Vertex v = 0; v < scope_.size(); ++v) {
            bool may_be_on = false, may_be_off = false;
            for_each_value(context_.ranges()[*cell_at(v)], [&](ValueId value) {
                if (is_excluded(*cell_at(v), value)) return;
                (is_listed(value) ? may_be_on : may_be_off) = true;
            });
            lights[v] = !may_be_on ? Light::Off : may_be_off ? Light::Open : Light::On;
        }
        return lights;
    }
    bool is_excluded(CellId cell, ValueId value) const {
        return std::ranges::any_of(step_.premises, [&](const StepPremise& premise) {
            const bool is_said = std::ranges::find(premise.values, value) != premise.values.end();
            return premise.cell == cell && is_said != premise.is_placed;
        });
    }

    std::optional<std::string> said(const Finding& finding, const GroupParts& parts) const {
        switch (finding.why) {
            case Why::Joins:
                return said_of_join(finding, parts);
            case Why::Reach:
                return said_of_reach(parts.parts()[parts.part_of(finding.about)], parts);
            case Why::NoClue:
                return "no number's group can reach " + concluded();
            case Why::TooSmall:
                return "there is no room for a group of " + std::to_string(parts.demand().size.least) +
                       " cells at " + concluded();
            case Why::Part:
                break;
        }
        return std::nullopt;
    }

    /// Words that a group is complete, or that two groups must not be joined. Only the first case can be about several cells.
    std::optional<std::string> said_of_join(const Finding& finding, const GroupParts& parts) const {
        const auto beside = parts.parts_beside(finding.about);
        for (const GroupParts::Part number : beside) {
            const GroupPart& part = parts.parts()[number];
            if (part.size == part.bounds.most && part.bounds.least == part.bounds.most)
                return named(part, parts) + (part.size == 1
                                                 ? " has its only cell"
                                                 : " has its " + std::to_string(part.size) + " cells");
        }
        if (step_.placed.size() > 1 || beside.empty()) return std::nullopt;
        if (beside.size() == 1)
            return named(parts.parts()[beside[0]], parts) + " would be too large with " + concluded();
        std::vector<std::string> names;
        for (const GroupParts::Part number : beside) names.push_back(named(parts.parts()[number], parts));
        return concluded() + " would join " + joined(names, joining_words().and_);
    }

    std::optional<std::string> said_of_reach(const GroupPart& part, const GroupParts& parts) const {
        const std::string name = named(part, parts);
        return name +
               (part.clues == 0 && part.size >= part.bounds.least ? " reaches its number only through "
                                                                  : " can grow only with ") +
               concluded();
    }

    /// Returns "the group of the 3 at R1C1", or "the group of R1C1", which is the first cell of a part without a number; for the groups
    /// beside a cell the subject of their rule.
    std::string named(const GroupPart& part, const GroupParts& parts) const {
        std::vector<CellId> cells;
        const GroupClue* clue = nullptr;
        for (const PositionGraph::Vertex vertex : part.vertices) {
            if (!cell_at(vertex)) return context_.name_of(step_.rules[0]).subject;
            cells.push_back(*cell_at(vertex));
            if (clue == nullptr) clue = parts.clue_at(vertex);
        }
        if (clue == nullptr || clue->size.least != clue->size.most)
            return "the group of " + context_.name_of(*std::ranges::min_element(cells));
        return "the group of the " + std::to_string(clue->size.most) + " at " +
               context_.name_of(*cell_at(clue->vertex));
    }

    const PuzzleContext& context_;
    const Step& step_;
    std::span<const VariableId> scope_;
    std::span<const Word> values_;
    std::vector<ValueId> listed_;
    Light light_ = Light::Off;
};

}  // namespace

std::optional<std::string> graph_text(const PuzzleContext& context, const Step& step) {
    const bool is_plain = step.rules.size() == 1 && std::holds_alternative<std::monostate>(step.detail);
    if (!is_plain || step.placed.empty() || !step.removed.empty()) return std::nullopt;
    const auto ids = context.propagators().of(step.rules[0]);
    if (ids.size() != 1) return std::nullopt;
    const Propagator& propagator = *context.model().propagators()[ids[0].index()].propagator;
    std::optional<std::string> because;
    if (const auto* connected = as_exactly<ConnectedValues>(propagator)) {
        GraphText text(context, step, ids[0], connected->values());
        if (text.has_one_light()) because = text.connected(*connected);
    } else if (const auto* groups = as_exactly<GroupSizes>(propagator)) {
        GraphText text(context, step, ids[0], groups->values());
        if (text.has_one_light()) because = text.groups(*groups);
    }
    if (!because) return std::nullopt;
    std::string facts;
    if (!step.premises.empty() && step.premises.size() <= kFewPremises)
        facts = joined(premise_texts(context, step.premises), joining_words().and_) + ". ";
    return facts + capitalised(*because) + std::string(joining_words().so) +
           joined(placed_texts(context, step.placed), joining_words().and_);
}

}  // namespace sator::explain
