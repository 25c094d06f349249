// Repeats the inference from the step's premises alone and puts its finding into words (NumberedFindings).
#include "sator/explain/text/numbered_groups_text.hpp"

#include <algorithm>
#include <vector>

#include "sator/explain/text/joining_words.hpp"
#include "sator/explain/text/phrases.hpp"
#include "sator/propagators/basic/exact_type.hpp"
#include "sator/propagators/divisions/numbered_findings.hpp"
#include "sator/propagators/divisions/numbered_groups.hpp"

namespace sator::explain {

namespace {

/// The maximum number of premises that a sentence lists. A picture of the step shows all premises.
constexpr std::size_t kMostListedPremises = 4;

using NumberFinding = NumberedFindings::Finding;

class NumberedGroupsText {
  public:
    NumberedGroupsText(const PuzzleContext& context, const Step& step, PropagatorId id,
                       const NumberedGroups& rule)
        : context_(context),
          step_(step),
          scope_(context.model().scope_of(id)),
          known_(known_values()),
          parts_(rule.graph(), rule.sizes(), known_) {}

    /// Returns why the conclusions follow, if one finding shows all of them, or several of the same sort about the same group.
    std::optional<std::string> because() const {
        const auto found = NumberedFindings(parts_).near();
        std::optional<NumberFinding> first;
        for (const bool is_placed : {true, false}) {
            for (const Candidate& concluded : is_placed ? step_.placed : step_.removed) {
                const auto own = std::ranges::find_if(found, [&](const NumberFinding& finding) {
                    return finding.position && cell_at(*finding.position) == concluded.cell &&
                           finding.is_placed == is_placed &&
                           finding.value == static_cast<Value>(concluded.value.index());
                });
                if (own == found.end()) return std::nullopt;
                if (first &&
                    (own->why != first->why || own->about != first->about || own->value != first->value))
                    return std::nullopt;
                if (!first) first = *own;
            }
        }
        return first ? said(*first) : std::nullopt;
    }

  private:
    CellId cell_at(PositionGraph::Vertex vertex) const { return CellId(scope_[vertex].index()); }

    /// Returns the candidates that the premises leave.
    ValueTable known_values() const {
        ValueTable known(scope_.size(), words_for(context_.puzzle().alphabet.symbols().size()));
        for (PositionGraph::Vertex v = 0; v < scope_.size(); ++v) {
            for_each_value(context_.ranges()[cell_at(v)], [&](ValueId value) {
                if (!is_excluded(cell_at(v), value)) known.add(v, static_cast<Value>(value.index()));
            });
        }
        return known;
    }
    bool is_excluded(CellId cell, ValueId value) const {
        return std::ranges::any_of(step_.premises, [&](const StepPremise& premise) {
            const bool is_said = std::ranges::find(premise.values, value) != premise.values.end();
            return premise.cell == cell && is_said != premise.is_placed;
        });
    }

    std::optional<std::string> said(const NumberFinding& finding) const {
        const std::string size = std::to_string(parts_.group_size(finding.value));
        switch (finding.why) {
            case NumberFinding::Why::Joins:
                if (parts_.size(finding.about) == parts_.group_size(finding.value))
                    return named(finding.about) +
                           (size == "1" ? " has its only cell" : " has its " + size + " cells");
                if (step_.removed.size() > 1) return std::nullopt;
                return "with " + concluded() + ", " + named(finding.about) + " would have more than " + size +
                       " cells";
            case NumberFinding::Why::Reach:
                return named(finding.about) + " can grow only with " + concluded();
            case NumberFinding::Why::NoRoom:
                return "there is no room for a group of " + size + " cells at " + concluded();
            case NumberFinding::Why::Large:
                break;
        }
        return std::nullopt;
    }

    std::string concluded() const {
        std::vector<CellId> cells;
        for (const Candidate& placed : step_.placed) cells.push_back(placed.cell);
        for (const Candidate& removed : step_.removed) cells.push_back(removed.cell);
        return joined(context_.listed(cells), joining_words().and_);
    }

    /// Returns "the group of R1C1", which is the first cell of the part.
    std::string named(NumberedParts::Part part) const {
        return "the group of " + context_.name_of(cell_at(std::ranges::min(parts_.vertices(part))));
    }

    const PuzzleContext& context_;
    const Step& step_;
    std::span<const VariableId> scope_;
    ValueTable known_;
    NumberedParts parts_;
};

}  // namespace

std::optional<std::string> numbered_groups_text(const PuzzleContext& context, const Step& step) {
    const bool is_plain = step.rules.size() == 1 && std::holds_alternative<std::monostate>(step.detail);
    if (!is_plain || (step.placed.empty() && step.removed.empty())) return std::nullopt;
    const auto ids = context.propagators().of(step.rules[0]);
    if (ids.size() != 1) return std::nullopt;
    const Propagator& propagator = *context.model().propagators()[ids[0].index()].propagator;
    const auto* rule = as_exactly<NumberedGroups>(propagator);
    if (rule == nullptr) return std::nullopt;
    const auto because = NumberedGroupsText(context, step, ids[0], *rule).because();
    if (!because) return std::nullopt;
    std::vector<std::string> conclusions = placed_texts(context, step.placed);
    for (std::string& text : removed_texts(context, step.removed, {})) conclusions.push_back(std::move(text));
    std::string facts;
    if (!step.premises.empty() && step.premises.size() <= kMostListedPremises)
        facts = joined(premise_texts(context, step.premises), joining_words().and_) + ". ";
    return facts + capitalised(*because) + std::string(joining_words().so) +
           joined(conclusions, joining_words().and_);
}

}  // namespace sator::explain
