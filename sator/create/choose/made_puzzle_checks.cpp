#include "sator/create/choose/made_puzzle_checks.hpp"

#include <algorithm>

namespace sator::create {

namespace {

/// After this number of ratings, grades that are kFarGrades from the wanted ones show that hardly any puzzle has these.
constexpr std::size_t kTellingRatings = 200;
constexpr int kFarGrades = 3;

}  // namespace

void FoundGrades::add(int grade) {
    least_ = count_ == 0 ? grade : std::min(least_, grade);
    most_ = count_ == 0 ? grade : std::max(most_, grade);
    ++count_;
}

bool FoundGrades::are_far_from(const GradeRange& wanted) const {
    return count_ >= kTellingRatings &&
           (most_ + kFarGrades <= wanted.least || least_ - kFarGrades >= wanted.most);
}

std::string FoundGrades::words() const {
    if (count_ < 2) return "";
    return "the puzzles that were tried have " +
           (least_ == most_ ? "the grade " + std::to_string(least_)
                            : "grades from " + std::to_string(least_) + " to " + std::to_string(most_));
}

std::size_t givens_of(const Plan& plan, const Chosen& chosen) {
    std::size_t count = 0;
    for (std::size_t clue = 0; clue < chosen.size(); ++clue) {
        if (chosen[clue]) count += plan.clues[clue].givens.size();
    }
    return count;
}

CreateFailure too_many_givens(std::size_t wanted, std::size_t most) {
    if (most == 0) return mistake("puzzles of this kind have no givens", "leave out --givens").error();
    return mistake(std::to_string(wanted) + " givens are asked for, but at most " + std::to_string(most) +
                       " cells can be given",
                   "write a smaller number")
        .error();
}

bool has_own_clue(const Plan& plan, const Chosen& chosen) {
    bool is_possible = false;
    for (std::size_t clue = 0; clue < chosen.size(); ++clue) {
        if (plan.clues[clue].spots.empty()) continue;
        if (chosen[clue]) return true;
        is_possible = true;
    }
    return !is_possible;
}

}  // namespace sator::create
