// Checks whether a puzzle is well made. This one has two solutions, so that it says what would mend it.
#include <cstdio>
#include <sator/sator.hpp>

int main() {
    auto crossword = sator::PuzzleBuilder::rectangle(2, 1);
    crossword.range("A..Z").rule("regex /AB|AC/", crossword.cells());
    auto explainer = sator::PuzzleExplainer::build(*crossword.build());
    if (!explainer) return 1;
    const sator::PuzzleCheck check = explainer->check();
    if (!check.has_flaw()) std::printf("well made\n");
    for (const sator::Solution& solution : check.solutions)
        std::fputs(sator::grid_text(solution).c_str(), stdout);
    for (const std::string& repair : check.repairs) std::printf("repair: %s\n", repair.c_str());
    for (const std::string& part : check.clash) std::printf("clash: %s\n", part.c_str());
    for (const std::string& part : check.not_needed) std::printf("not needed: %s\n", part.c_str());
    for (const std::string& rule : check.idle) std::printf("does nothing: %s\n", rule.c_str());
}
