#include "sator/solve/count_cursor.hpp"

#include "sator/base/layer_namespaces.hpp"
#include "sator/solve/solver_state.hpp"

namespace sator {

using namespace solve;

bool CountCursor::is_current() const {
    return state_->question() == question_ && state_->answer() != nullptr;
}

std::optional<Outcome> CountCursor::run_for(std::uint64_t nodes) {
    if (state_->question() != question_) return Stopped{.limit = Limit::Interrupt, .count = {}};
    if (state_->answer() == nullptr) return state_->not_begun();
    const auto outcome = state_->answer()->counting().run_for(nodes);
    if (!outcome) return std::nullopt;
    return state_->answer()->of_count(*outcome);
}

std::vector<CountLevel> CountCursor::levels() const {
    if (!is_current()) return {};
    return state_->answer()->counting().levels();
}

OpenCount CountCursor::open_count() const {
    if (!is_current()) return {};
    return state_->answer()->counting().open_count();
}

bool CountCursor::resume_at(std::span<const CountLevel> levels) {
    return is_current() && state_->answer()->counting().resume_at(levels);
}

void CountCursor::find_one_solution() {
    if (is_current()) state_->answer()->find_one_solution();
}

}  // namespace sator
