#include "sator/solve/count_cursor.hpp"

#include "sator/base/layer_namespaces.hpp"
#include "sator/solve/solver_state.hpp"

namespace sator {

using namespace solve;

std::optional<Limit> CountCursor::reached() const {
    if (state_->question() != question_) return Limit::Interrupt;
    return state_->rules().reached();
}

std::optional<Outcome> CountCursor::run_for(std::uint64_t nodes) {
    if (const auto limit = reached()) return Stopped{.limit = *limit, .count = {}};
    const auto outcome = state_->counting().run_for(nodes);
    if (!outcome) return std::nullopt;
    return state_->of_count(*outcome);
}

std::vector<CountLevel> CountCursor::levels() const {
    if (reached()) return {};
    return state_->counting().levels();
}

bool CountCursor::resume_at(std::span<const CountLevel> levels) {
    return !reached() && state_->counting().resume_at(levels);
}

void CountCursor::find_one_solution() {
    if (!reached()) state_->find_one_solution();
}

}  // namespace sator
