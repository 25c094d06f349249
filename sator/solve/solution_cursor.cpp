#include "sator/solve/solution_cursor.hpp"

#include "sator/base/layer_namespaces.hpp"
#include "sator/solve/solver_state.hpp"

namespace sator {

using namespace solve;

bool SolutionCursor::is_current() const {
    return state_->question() == question_;
}

std::optional<SolutionView> SolutionCursor::next() {
    if (!is_current() || state_->rules().reached()) return std::nullopt;
    const auto values = state_->listing().next();
    if (!values) return std::nullopt;
    state_->note_solution(*values);
    return SolutionView(state_->rules().puzzle(), *values);
}

bool SolutionCursor::resume_after(std::span<const Value> solution, std::uint64_t number) {
    if (!is_current() || state_->rules().reached()) return false;
    state_->set_found(number);
    return state_->listing().resume_after(solution, number);
}

Outcome SolutionCursor::outcome() const {
    if (!is_current()) return Stopped{.limit = Limit::Interrupt, .count = {}};
    if (const auto limit = state_->rules().reached()) return Stopped{.limit = *limit, .count = {}};
    return state_->listing().outcome();
}

}  // namespace sator
