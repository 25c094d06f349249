#include "sator/engine/search.hpp"

namespace sator {

Search::Search(const Model& model, const Limits& limits, Branching branching)
    : model_(model),
      branching_(branching),
      fixpoint_(model, limits),
      weight_(model.variables().size(), 1.0),
      solution_(model.cell_count()) {}

Outcome Search::solve(std::span<const FixedCell> fixed, const Sink& sink) {
    begin(fixed);
    while (const auto solution = next()) {
        if (!sink(*solution)) end(Solved{found_, false});
    }
    return outcome();
}

/// A question's givens are a level of their own, below all decisions.
void Search::begin(std::span<const FixedCell> fixed) {
    if (is_open_) end({});
    ended_.reset();
    found_ = {};
    decisions_.clear();
    share_ = 1;
    share_done_ = 0;
    is_at_product_ = false;
    const bool is_possible = fixpoint_.begin();
    root_level_ = fixpoint_.store().level();
    fixpoint_.store().push_level();
    is_open_ = true;
    if (fixpoint_.stopped()) {
        end(stopped());
    } else if (!is_possible || !fixpoint_.fix(fixed)) {
        end(Unsatisfiable{fixpoint_.conflicting_rules()});
    }
}

/// Leaves the question; answers false: no solution follows.
bool Search::end(Outcome outcome) {
    ended_ = std::move(outcome);
    while (fixpoint_.store().level() > root_level_) fixpoint_.store().backtrack();
    is_open_ = false;
    return false;
}

/// Goes on from the last solution as from a dead end.
std::optional<std::span<const Value>> Search::next() {
    if (!is_open_) return std::nullopt;
    const bool has_next = is_at_product_ && product_.next(solution_);
    if (has_next && !fixpoint_.step()) {
        end(stopped());
        return std::nullopt;
    }
    if (!has_next && !((found_.is_zero() || retreat()) && find())) {
        if (!ended_) end(found_.is_zero() ? Outcome{Unsatisfiable{}} : Outcome{Solved{found_, true}});
        return std::nullopt;
    }
    found_ += 1;
    if (has_next) show();
    return solution_;
}

Outcome Search::outcome() const { return ended_.value_or(Solved{found_, false}); }

/// The main loop, to the next solution: propagate; on a conflict go back; at a solution stop; else decide. False where there is none.
bool Search::find() {
    is_at_product_ = false;
    for (;;) {
        if (!fixpoint_.propagate()) {
            if (fixpoint_.stopped()) return end(stopped());
            if (statistics().nodes == 1) return end(Unsatisfiable{fixpoint_.conflicting_rules()});
            weigh_conflict();
            if (!retreat()) return false;
        } else if (fixpoint_.store().active_propagators() == 0) {
            product_.begin(fixpoint_.store(), solution_);
            return is_at_product_ = true;
        } else if (const std::optional<VariableId> cell = choose_cell()) {
            decide(*cell);
        } else {
            for (std::size_t i = 0; i < solution_.size(); ++i) solution_[i] = fixpoint_.store().domain(VariableId(i)).value();
            return true;
        }
    }
}

/// Undoes decisions until one has another side, and takes it: its cell has not the value decided. False where none is left.
bool Search::retreat() {
    share_done_ += share_;
    show();
    while (!decisions_.empty()) {
        const Decision last = decisions_.back();
        decisions_.pop_back();
        share_ = last.rest;
        if (fixpoint_.refute(last.cell, last.value)) return true;
        share_done_ += share_;
    }
    return false;
}

void Search::decide(VariableId cell) {
    const Domain domain = fixpoint_.store().domain(cell);
    const Value value = domain.min();
    const double part = share_ / static_cast<double>(domain.size());
    decisions_.push_back({cell, value, share_ - part});
    share_ = part;
    fixpoint_.decide(cell, value);
}

std::optional<VariableId> Search::choose_cell() const {
    std::optional<VariableId> best;
    double best_score = 0;
    for (std::size_t i = 0; i < model_.cell_count(); ++i) {
        const Domain domain = fixpoint_.store().domain(VariableId(i));
        if (domain.is_fixed()) continue;
        if (branching_ == Branching::CellOrder) return VariableId(i);
        const double score = static_cast<double>(domain.size()) / weight_[i];
        if (best && score >= best_score) continue;
        best = VariableId(i);
        best_score = score;
    }
    return best;
}

void Search::weigh_conflict() {
    ++fixpoint_.statistics().conflicts;
    if (fixpoint_.failed() == Store::kDecision) return;
    for (const VariableId v : model_.scope_of(fixpoint_.failed())) weight_[v.index()] += 1.0;
}

void Search::show() const {
    if (progress_ == nullptr) return;
    progress_->share_done.store(share_done_, std::memory_order_relaxed);
    progress_->found.store(found_.approximate(), std::memory_order_relaxed);
}

}  // namespace sator
