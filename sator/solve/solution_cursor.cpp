#include "sator/solve/solution_cursor.hpp"

#include "sator/base/layer_namespaces.hpp"
#include "sator/solve/solver_state.hpp"

namespace sator {

using namespace solve;

bool SolutionCursor::is_current() const {
    return state_->question() == question_;
}

std::optional<SolutionView> SolutionCursor::next() {
    if (!is_current() || state_->answer() == nullptr) return std::nullopt;
    const auto values = state_->answer()->listing().next();
    if (!values) return std::nullopt;
    state_->answer()->check().note(*values);
    return SolutionView(state_->rules().puzzle(), *values);
}

bool SolutionCursor::resume_after(std::span<const Value> solution, std::uint64_t number) {
    if (!is_current() || state_->answer() == nullptr) return false;
    if (!state_->rules().is_grid(solution)) return false;
    state_->answer()->check().resume_after(number);
    return state_->answer()->listing().resume_after(solution, number);
}

Outcome SolutionCursor::outcome() const {
    if (!is_current()) return Stopped{.limit = Limit::Interrupt, .count = {}};
    if (state_->answer() == nullptr) return state_->not_begun();
    return state_->answer()->listing().outcome();
}

}  // namespace sator
