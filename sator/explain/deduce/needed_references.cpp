#include "sator/explain/deduce/needed_references.hpp"

#include <algorithm>

#include "sator/explain/deduce/minimal_premises.hpp"
#include "sator/propagators/languages/clue_propagators.hpp"
#include "sator/rules/regex.hpp"
#include "sator/rules/registry/clue_cache.hpp"

namespace sator::explain {

namespace {

using Propagators = std::vector<std::shared_ptr<const Propagator>>;

/// Returns true if the step still follows when these propagators replace its rule's.
bool follows_from(Query& query, const Candidates& premises, const Step& step,
                  const Propagators& propagators) {
    const PuzzleContext& context = query.context();
    Model model;
    for (std::size_t i = 0; i < context.cell_count(); ++i) model.add_cell(context.ranges()[CellId(i)]);
    model.begin_rule(step.rules[0]);
    const auto scope = variables_of(context.rules()[step.rules[0].index()]->cells());
    for (const auto& propagator : propagators) model.post(propagator, scope);
    RuleFixpoint fixpoint(RulePropagators(model), step.rules, &query.watch());
    return follows(fixpoint, premises,
                   {step.placed, step.removed, step.by_assuming, step.is_contradiction()});
}

/// Returns the tree with one of its references replaced by `.*`.
RegexTree with_loose_reference(const RegexTree& tree, std::size_t reference) {
    RegexTree loose = tree;
    loose.nodes.clear();
    loose.sets.push_back(CodePointSet::all());
    std::vector<NodeId> moved;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        RegexNode node = tree.nodes[i];
        for (NodeId& child : node.children) child = moved[child.index()];
        if (i == reference) {
            RegexNode symbol;
            symbol.kind = NodeKind::Set;
            symbol.set = SetId(loose.sets.size() - 1);
            symbol.begin = node.begin;
            symbol.end = node.end;
            node = RegexNode();
            node.kind = NodeKind::Repetition;
            node.max = kUnbounded;
            node.begin = symbol.begin;
            node.end = symbol.end;
            node.children = {NodeId(loose.nodes.size())};
            loose.nodes.push_back(std::move(symbol));
        }
        moved.emplace_back(loose.nodes.size());
        loose.nodes.push_back(std::move(node));
    }
    loose.root = moved[tree.root.index()];
    return loose;
}

}  // namespace

bool needs_references(Query& query, const Candidates& premises, const Step& step) {
    const PuzzleContext& context = query.context();
    const CompiledClue& clue = *clue_of(*context.rules()[step.rules[0].index()]);
    const bool has_reference = std::ranges::any_of(
        clue.tree.nodes, [](const RegexNode& node) { return node.kind == NodeKind::Reference; });
    // If a clue has two propagators, the first lets references match anything.
    return has_reference && clue.propagators.size() > 1 &&
           !follows_from(query, premises, step, {clue.propagators[0]});
}

std::vector<CluePart> needed_references(Query& query, const Candidates& premises, const Step& step) {
    const PuzzleContext& context = query.context();
    const Rule& rule = *context.rules()[step.rules[0].index()];
    const CompiledClue& clue = *clue_of(rule);
    std::vector<CluePart> needed;
    for (std::size_t i = 0; i < clue.tree.nodes.size(); ++i) {
        const RegexNode& node = clue.tree.nodes[i];
        if (node.kind != NodeKind::Reference) continue;
        const auto propagators = clue_propagators(with_loose_reference(clue.tree, i), *clue.characters,
                                                  rule.cells().size(), RegexLimits{});
        if (propagators && !follows_from(query, premises, step, *propagators))
            needed.push_back({node.begin, node.end});
    }
    return needed;
}

}  // namespace sator::explain
