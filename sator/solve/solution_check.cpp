#include "sator/solve/solution_check.hpp"

#include "sator/base/assert.hpp"

namespace sator::solve {

namespace {

/// This many solutions are all checked; of those that follow, one in this many.
constexpr std::uint64_t kVerifiedSolutions = 1000;

}  // namespace

void SolutionCheck::resume_after(std::uint64_t number) {
    found_ = number;
    next_checked_ = verify_ == Verify::All || number < kVerifiedSolutions
                        ? number + 1
                        : ((number - 1) / kVerifiedSolutions + 1) * kVerifiedSolutions + 1;
}

void SolutionCheck::check(std::span<const Value> values) {
    SATOR_ASSERT(rules_.violated_rule(values) == nullptr);
    resume_after(found_);
}

}  // namespace sator::solve
