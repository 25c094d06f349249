// Divides a long search into parts that several workers search: each part fixes the values of a few cells. The cells are those that a
// search of a few thousand nodes found the most conflicts at, for their number of candidates (dom/wdeg); so the parts differ where the
// search is hard. Each candidate is tried by propagation at once, and one that is refuted is noted at its node.
// How long a part takes is estimated by random probes (Knuth, "Estimating the efficiency of backtrack programs", 1975): at each node of
// a path of random candidates, the product of the numbers of candidates so far is the expected number of nodes of this depth.
#include "sator/ask/questions/search_splitter.hpp"

#include <algorithm>
#include <utility>

#include "sator/engine/search/search.hpp"

namespace sator::ask {

namespace {

/// The nodes of the search that looks for conflicts.
constexpr std::uint64_t kConflictNodes = 2'000;
/// The probes of an estimate.
constexpr int kProbes = 12;
/// A probe ends at this number of nodes: the estimate is as great as it needs to be.
constexpr double kLongestSize = 1e60;

Given given_of_fixed(const FixedCell& fixed) {
    return {CellId(fixed.cell.index()), ValueId(static_cast<std::size_t>(fixed.value)), {}};
}

std::vector<Given> givens_of_fixed(std::span<const FixedCell> fixed) {
    std::vector<Given> givens;
    for (const FixedCell& one : fixed) givens.push_back(given_of_fixed(one));
    return givens;
}

}  // namespace

SearchSplitter::SearchSplitter(const PuzzleSolver& solver, std::span<const FixedCell> givens,
                               const Limits& limits, Next next, std::uint64_t seed)
    : puzzle_(solver.puzzle()), givens_(givens), engine_(solver.model(), limits), next_(next), random_(seed) {
    find_conflicts(solver.model(), limits);
}

void SearchSplitter::find_conflicts(const Model& model, Limits limits) {
    limits.nodes = kConflictNodes;
    engine::Search probe(model, limits);
    probe.solve({.fixed = givens_}, [](std::span<const Value>) { return true; });
    weights_.assign(probe.weights().begin(), probe.weights().end());
    weights_.resize(model.cell_count());
}

SearchTree SearchSplitter::tree(std::uint64_t wanted) {
    tree_ = {};
    open_.clear();
    parts_made_ = 0;
    if (engine_.begin()) {
        const std::size_t level = engine_.store().level();
        if (enter({})) add_open({.values = {}, .size = 1, .number = parts_made_++});
        engine_.backtrack_to(level);
    }
    while (!open_.empty() && open_.size() + tree_.parts.size() < wanted && !stopped()) divide(take_next());
    for (const OpenPart& part : open_) tree_.parts.push_back({givens_of_fixed(part.values), part.size});
    double all = 0;
    for (const SearchTree::Part& part : tree_.parts) all += part.share;
    if (next_ == Next::Longest) tree_.size = all;
    for (SearchTree::Part& part : tree_.parts) part.share = next_ == Next::Longest ? part.share / all : 0;
    // In the order of the tree: at each node, parts that differ have other values of the same cell.
    std::ranges::sort(tree_.parts, {}, [](const SearchTree::Part& part) {
        std::vector<std::size_t> path;
        for (const Given& given : part.values) path.push_back(given.value.index());
        return path;
    });
    return std::move(tree_);
}

/// Fixes these values and propagates, in a level of its own. Returns false if they are refuted, or at a limit.
bool SearchSplitter::enter(std::span<const FixedCell> values) {
    engine_.store().push_level();
    return engine_.fix(givens_) && engine_.fix(values) && engine_.propagate();
}

void SearchSplitter::add_open(OpenPart part) {
    open_.push_back(std::move(part));
    std::push_heap(open_.begin(), open_.end());
}

/// Takes the part that is divided next from the heap.
SearchSplitter::OpenPart SearchSplitter::take_next() {
    std::pop_heap(open_.begin(), open_.end());
    OpenPart part = std::move(open_.back());
    open_.pop_back();
    return part;
}

/// Replaces a part by one for each candidate of its hardest cell. If no cell is left to divide it, it is a part of the tree.
void SearchSplitter::divide(const OpenPart& part) {
    const std::size_t level = engine_.store().level();
    enter(part.values);  // was not refuted when the part was made
    const auto cell = hardest_cell();
    std::vector<ValueId> candidates;
    if (cell) {
        SearchTree::Node node{givens_of_fixed(part.values), CellId(cell->index()), {}};
        for (const ValueId value : range_of(puzzle_, node.cell)) {
            const bool is_open = engine_.store().domain(*cell).contains(static_cast<Value>(value.index()));
            (is_open ? candidates : node.refuted).push_back(value);
        }
        tree_.nodes.push_back(std::move(node));
    } else {
        tree_.parts.push_back({givens_of_fixed(part.values), part.size});
    }
    engine_.backtrack_to(level);
    const std::size_t node = tree_.nodes.size() - 1;
    for (const ValueId value : candidates) add_child(part, node, {*cell, static_cast<Value>(value.index())});
}

/// Adds the part of a candidate, or notes that it is refuted.
void SearchSplitter::add_child(const OpenPart& part, std::size_t node, FixedCell decision) {
    OpenPart child{.values = part.values, .node = node, .size = 0, .number = parts_made_++};
    child.values.push_back(decision);
    const std::size_t level = engine_.store().level();
    if (enter(child.values)) {
        if (next_ == Next::Longest) child.size = estimated_size();
        add_open(std::move(child));
    } else if (!stopped()) {
        tree_.nodes[node].refuted.push_back(given_of_fixed(decision).value);
    }
    engine_.backtrack_to(level);
}

double SearchSplitter::estimated_size() {
    double sum = 0;
    for (int i = 0; i < kProbes && !stopped(); ++i) sum += probe();
    return sum / kProbes;
}

/// Follows random candidates to a conflict or a solution. Returns the number of nodes that a search has if all its paths are like this
/// one.
double SearchSplitter::probe() {
    const std::size_t level = engine_.store().level();
    double nodes = 1, width = 1;
    for (auto cell = hardest_cell(); cell && nodes < kLongestSize; cell = hardest_cell()) {
        std::vector<Value> candidates;
        for (const ValueId value : range_of(puzzle_, CellId(cell->index()))) {
            const auto candidate = static_cast<Value>(value.index());
            if (engine_.store().domain(*cell).contains(candidate)) candidates.push_back(candidate);
        }
        width *= static_cast<double>(candidates.size());
        nodes += width;
        engine_.decide(*cell, candidates[random_() % candidates.size()]);
        if (!engine_.propagate()) break;
    }
    engine_.backtrack_to(level);
    return nodes;
}

/// Returns the open cell with the most conflicts for its number of candidates; nullopt if all cells are fixed.
std::optional<VariableId> SearchSplitter::hardest_cell() const {
    std::optional<VariableId> hardest;
    double most = 0;
    for (std::size_t i = 0; i < puzzle_.grid.position_count(); ++i) {
        const std::size_t size = engine_.store().domain(VariableId(i)).size();
        const double hardness = (1 + weights_[i]) / static_cast<double>(size);
        if (size < 2 || hardness <= most) continue;
        hardest = VariableId(i);
        most = hardness;
    }
    return hardest;
}

}  // namespace sator::ask
