#include "sator/engine/search/dom_wdeg_order.hpp"

#include <algorithm>
#include <limits>

namespace sator::engine {

namespace {

/// The gain of narrowing a domain of one candidate. For n candidates, the gain is this divided by n². Gains
/// are whole numbers, because adding them takes most of the time.
constexpr std::uint64_t kGain = std::uint64_t{1} << 32;
/// The score of a fixed cell.
constexpr double kFixed = std::numeric_limits<double>::infinity();
/// A restart increases a weight by at most this part of it.
constexpr double kPerturbation = 0.2;
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
    : weight_(model.variables().size(), 1.0), model_(model),
      tolerance_(options.order_tolerance),
      branch_on_places_(options.branch_on_places),
      place_penalty_(options.place_penalty) {}

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
        const double score = static_cast<double>(domain.size()) / weight_[i];
        if (score >= best_score) continue;
        best = VariableId(i);
        best_score = score;
    }
    return best;
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
        score_[i] = static_cast<double>(size) / weight_[i];
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

std::optional<Placing> DomWdegOrder::place_instead(const Store& store, VariableId cell) {
    if (branch_on_places_ == 0) return std::nullopt;
    const std::size_t size = store.domain(cell).size();
    if (size <= kFewest) return std::nullopt;
    if (!places_) places_.emplace(model_);
    if (places_->is_empty()) return std::nullopt;
    return branch_on_places_ == 1 ? place_of(store, cell) : best_place(store, cell);
}

/// A place in the cell itself.
std::optional<Placing> DomWdegOrder::place_of(const Store& store, VariableId cell) {
    std::optional<Placing> best;
    double most = 0;
    for (const std::uint32_t group : places_->groups_of(cell)) {
        places_->visit_pairs(store, group, [&](VariableId first, VariableId second, Value value) {
            if (first != cell && second != cell) return;
            const VariableId other = first == cell ? second : first;
            const double gain = weight_[other.index()] * narrowing(first, second, value);
            if (gain <= most) return;
            most = gain;
            best = Placing{cell, value};
        });
    }
    return best;
}

double DomWdegOrder::narrowing(VariableId first, VariableId second, Value value) const {
    if (!constraint_graph_->has_edges()) return 1;
    const Word own = Word{1} << (static_cast<std::size_t>(value) % kWordBits);
    const auto narrowed = [&](VariableId cell) {
        return constraint_graph_->weighted_degree(cell.index(), own, candidates_, gain_of_narrowing_);
    };
    return static_cast<double>(kGain + narrowed(first) + narrowed(second)) / static_cast<double>(kGain);
}

/// Scored as a cell with two candidates.
std::optional<Placing> DomWdegOrder::best_place(const Store& store, VariableId cell) {
    std::optional<Placing> best;
    const auto gain_of = [&](VariableId c) {
        if (!constraint_graph_->has_edges()) return 1.0;
        return static_cast<double>(
                   kGain + constraint_graph_->weighted_degree(c.index(), candidates_, gain_of_narrowing_)) /
               static_cast<double>(kGain);
    };
    double least = static_cast<double>(store.domain(cell).size()) / weight_[cell.index()] / gain_of(cell);
    for (std::uint32_t group = 0; group < places_->group_count(); ++group) {
        places_->visit_pairs(store, group, [&](VariableId first, VariableId second, Value value) {
            const double a = weight_[first.index()], b = weight_[second.index()];
            const double weight = branch_on_places_ == 2 ? std::max(a, b) : branch_on_places_ == 3 ? (a + b) / 2 : std::min(a, b);
            const double score = place_penalty_ * kFewest / weight / narrowing(first, second, value);
            if (score >= least) return;
            least = score;
            best = Placing{a >= b ? first : second, value};
        });
    }
    return best;
}

void DomWdegOrder::bump_scope(std::span<const VariableId> scope) {
    for (const VariableId v : scope) weight_[v.index()] += 1.0;
}

void DomWdegOrder::perturb(std::mt19937_64& random) {
    constexpr double kMostOfGenerator = static_cast<double>(std::mt19937_64::max());
    for (double& weight : weight_) weight *= 1 + kPerturbation * static_cast<double>(random()) / kMostOfGenerator;
}

void DomWdegOrder::reset() {
    std::ranges::fill(weight_, 1.0);
}

void DomWdegOrder::set_weights(std::span<const double> weights) {
    weight_.assign(weights.begin(), weights.end());
}

}  // namespace sator::engine
