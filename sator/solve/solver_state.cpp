#include "sator/solve/solver_state.hpp"

#include <utility>

#include "sator/solve/question_mistake.hpp"

namespace sator::solve {

SolverAnswer* SolverState::begin(SolverQuestion question) {
    ++question_;
    answer_.reset();
    if (auto checked = check_question(question, *rules_.puzzle()); !checked) {
        not_begun_ = Refused{std::move(checked.error())};
        return nullptr;
    }
    limits_ = question.limits.value_or(build_limits_);
    const ToolNeeds needs{.limits = limits_, .threads = question.threads, .search = question.search};
    if (question.limits || has_own_limits_ || (tools_ && !tools_->serve(needs))) tools_.reset();
    has_own_limits_ = question.limits.has_value();
    select_initial(question.initial);
    if (const auto limit = rules_.reached()) {
        not_begun_ = Stopped{.limit = *limit, .count = {}};
        return nullptr;
    }
    if (!tools_) tools_.emplace(rules_.model(), needs);
    return &answer_.emplace(std::move(question), rules_, *tools_);
}

void SolverState::select_initial(std::size_t initial) {
    if (!rules_.must_be_remade(initial)) return;
    ++question_;
    answer_.reset();
    tools_.reset();
    rules_.remake(initial, limits_);
}

}  // namespace sator::solve
