#include "sator/create/choose/made_puzzle_checks.hpp"

namespace sator::create {

CreateFailure no_such_grade(const explain::GradeScale& scale, const DifficultyWish& wish) {
    constexpr int kGrades = 10;
    std::string grades;
    for (int grade = 1; grade <= kGrades; ++grade) {
        if (!explain::efforts_of(scale, grade, grade).is_empty())
            grades += (grades.empty() ? "" : ", ") + std::to_string(grade);
    }
    return not_met("no puzzle of the kind " + scale.kind + " has " + wish.words() +
                       ", because many are equally hard",
                   "the grades that its puzzles have are " + grades)
        .error();
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
