#include "sator/engine/search/sprints.hpp"

namespace sator::engine {

namespace {

/// An estimate may be too small: the sprint continues for this number of times its conflicts.
constexpr double kSlack = 2;

}  // namespace

void Sprints::begin() {
    is_sprint_ = is_extended_ = false;
    runs_ = run_from_ = in_sprints_ = 0;
}

bool Sprints::begin_if_due(std::uint64_t conflicts) {
    if (options_.learn_judge == 0 || ++runs_ < options_.learn_judge) return false;
    is_sprint_ = true;
    is_extended_ = false;
    run_from_ = conflicts;
    return true;
}

std::uint64_t Sprints::extension(std::uint64_t conflicts, double share_done) {
    if (is_extended_ || share_done <= 0) return 0;
    const auto own = static_cast<double>(conflicts - run_from_);
    const auto learnt = static_cast<double>(run_from_ - in_sprints_);
    const double left = own * (1 - share_done) / share_done;
    if (left > options_.learn_cost * learnt) return 0;
    is_extended_ = true;
    return static_cast<std::uint64_t>(kSlack * left) + 1;
}

void Sprints::end(std::uint64_t conflicts) {
    in_sprints_ += conflicts - run_from_;
    is_sprint_ = false;
    runs_ = 0;
}

}  // namespace sator::engine
