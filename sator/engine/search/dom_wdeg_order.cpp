#include "sator/engine/search/dom_wdeg_order.hpp"

#include <algorithm>
#include <limits>

#include "sator/base/assert.hpp"
#include "sator/engine/search/choices.hpp"

namespace sator::engine {

namespace {

/// The gain of narrowing a domain of one candidate. For n candidates, the gain is this divided by n². Gains
/// are whole numbers, because adding them takes most of the time.
constexpr std::uint64_t kGain = std::uint64_t{1} << 32;
/// The score of a fixed cell.
constexpr double kFixed = std::numeric_limits<double>::infinity();
/// The factor of the score of a cell that other cells determine: it is decided after all others.
constexpr double kLast = 1e200;
/// The least number of candidates of an open cell.
constexpr double kFewest = 2;

/// Returns the union of a domain's words.
Word folded(Domain domain) {
    Word folded = domain.word(0);
    for (std::size_t i = 1; i < domain.word_count(); ++i) folded |= domain.word(i);
    return folded;
}

}  // namespace

DomWdegOrder::DomWdegOrder(const Model& model, const SearchOptions& options)
    : weight_(model.variables().size(), 1.0),
      model_(model),
      tolerance_(options.order_tolerance),
      gain_of_decided_(static_cast<double>(options.weigh_decided)),
      branches_on_places_(options.branch_on_places != 0) {}

std::optional<VariableId> DomWdegOrder::choose(const Store& store) {
    if (!constraint_graph_) constraint_graph_.emplace(model_);
    if (!constraint_graph_->has_edges()) return smallest(store);
    const double least = measure(store);
    if (least == kFixed) return std::nullopt;
    return most_narrowing(least * tolerance_);
}

/// Returns the first of the cells with the least score. An open cell has two candidates or more, so a cell
/// with a small weight is skipped without a look at its domain.
std::optional<VariableId> DomWdegOrder::smallest(const Store& store) const {
    std::optional<VariableId> best;
    double best_score = kFixed;
    for (std::size_t i = 0; i < model_.cell_count(); ++i) {
        if (weight_[i] * best_score <= kFewest) continue;
        const Domain domain = store.domain(VariableId(i));
        if (domain.is_fixed()) continue;
        const double score = size_to_decide(VariableId(i), domain) / weight_[i];
        if (score >= best_score) continue;
        best = VariableId(i);
        best_score = score;
    }
    return best;
}

double DomWdegOrder::size_to_decide(VariableId cell, const Domain& domain) const {
    if (!constraint_graph_->has_determined()) return static_cast<double>(domain.size());
    const std::size_t choices = choices_of(domain, constraint_graph_->determined(cell.index()));
    return static_cast<double>(choices) * (choices < kFewest ? kLast : 1);
}

/// Computes the scores of all cells. Returns the least one.
double DomWdegOrder::measure(const Store& store) {
    const std::size_t cells = model_.cell_count();
    score_.resize(cells);
    candidates_.resize(cells);
    gain_of_narrowing_.resize(cells);
    open_.clear();
    double least = kFixed;
    for (std::size_t i = 0; i < cells; ++i) {
        const Domain domain = store.domain(VariableId(i));
        if (domain.is_fixed()) {
            candidates_[i] = gain_of_narrowing_[i] = 0;
            continue;
        }
        const std::uint64_t size = domain.size();
        open_.push_back(static_cast<std::uint32_t>(i));
        score_[i] = size_to_decide(VariableId(i), domain) / weight_[i];
        candidates_[i] = folded(domain);
        gain_of_narrowing_[i] = kGain / (size * size);
        least = std::min(least, score_[i]);
    }
    return least;
}

/// Among the open cells with a score of at most `most`, returns the one with the least score divided by gain:
/// it narrows many open cells, above all small ones.
VariableId DomWdegOrder::most_narrowing(double most) const {
    std::uint32_t best = 0;
    double best_score = kFixed;
    for (const std::uint32_t i : open_) {
        if (score_[i] > most) continue;
        const std::uint64_t narrowed = constraint_graph_->weighted_degree(i, candidates_, gain_of_narrowing_);
        const double score = score_[i] / static_cast<double>(kGain + narrowed);
        if (score >= best_score) continue;
        best = i;
        best_score = score;
    }
    return VariableId(best);
}

/// A value with two places is scored as a cell with two candidates. Its weight is that of the heavier place.
std::optional<Placing> DomWdegOrder::place_instead(const Store& store, VariableId cell) {
    const std::size_t size = store.domain(cell).size();
    if (!branches_on_places_ || size <= kFewest) return std::nullopt;
    SATOR_ASSERT(constraint_graph_.has_value());
    if (!places_) places_.emplace(model_);
    if (places_->is_empty()) return std::nullopt;
    std::optional<Placing> best;
    double least = static_cast<double>(size) / weight_[cell.index()] / narrowing_of_cell(cell);
    for (std::uint32_t group = 0; group < places_->group_count(); ++group) {
        places_->visit_pairs(store, group, [&](VariableId first, VariableId second, Value value) {
            const VariableId heavier = weight_[first.index()] >= weight_[second.index()] ? first : second;
            const double score =
                kFewest / weight_[heavier.index()] / narrowing_of_places(first, second, value);
            if (score >= least) return;
            least = score;
            best = Placing{heavier, value};
        });
    }
    return best;
}

/// By how much a decision on the cell narrows its neighbours: 1 if it does not.
double DomWdegOrder::narrowing_of_cell(VariableId cell) const {
    if (!constraint_graph_->has_edges()) return 1;
    const std::uint64_t narrowed =
        constraint_graph_->weighted_degree(cell.index(), candidates_, gain_of_narrowing_);
    return static_cast<double>(kGain + narrowed) / static_cast<double>(kGain);
}

/// The same for a decision between two places of a value: each of them narrows its own neighbours.
double DomWdegOrder::narrowing_of_places(VariableId first, VariableId second, Value value) const {
    if (!constraint_graph_->has_edges()) return 1;
    const Word own = Word{1} << (static_cast<std::size_t>(value) % kWordBits);
    std::uint64_t narrowed = 0;
    for (const VariableId cell : {first, second})
        narrowed += constraint_graph_->weighted_degree(cell.index(), own, candidates_, gain_of_narrowing_);
    return static_cast<double>(kGain + narrowed) / static_cast<double>(kGain);
}

void DomWdegOrder::bump_scope(std::span<const VariableId> scope) {
    for (const VariableId v : scope) weight_[v.index()] += 1.0;
}

void DomWdegOrder::bump_decided(VariableId cell) {
    weight_[cell.index()] += gain_of_decided_;
}

void DomWdegOrder::reset() {
    std::ranges::fill(weight_, 1.0);
}

void DomWdegOrder::set_weights(std::span<const double> weights) {
    weight_.assign(weights.begin(), weights.end());
}

}  // namespace sator::engine
