// Says how hard a sudoku is for people.
#include <cstdio>
#include <sator/sator.hpp>

int main() {
    sator::Resources files;
    const auto sudokus = sator::read_puzzles(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n", "sudokus.txt",
        files);
    if (!sudokus[0]) return 1;
    auto explainer = sator::PuzzleExplainer::build(*sudokus[0]);
    if (!explainer) return 1;
    const sator::PuzzleRating rating = explainer->rate();
    if (rating.result != sator::PuzzleRating::Result::Rated) return 1;
    std::printf("%s, grade %d of 10; hardest step: %s\n", rating.grade_name.c_str(), rating.grade,
                rating.hardest_technique.c_str());
    if (rating.minutes) std::printf("people take about %.0f minutes\n", *rating.minutes);
}
