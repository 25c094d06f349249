// Says how hard a sudoku is for people.
#include <cstdio>
#include <sator/sator.hpp>

namespace ask = sator::ask;

int main() {
    const ask::Source source = ask::Source::of(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n", "sudokus.txt");
    const ask::Reply reply = ask::ask(source, ask::Rate{});
    const auto* rated = reply.first<ask::RateAnswer>();
    if (rated == nullptr || !rated->result.rating) return 1;
    const auto& rating = *rated->result.rating;
    std::printf("%s, grade %d of 10; hardest step: %s\n", std::string(rating.grade.name).c_str(),
                rating.grade.number, rated->hardest().c_str());
    if (rating.minutes) std::printf("people take about %.0f minutes\n", *rating.minutes);
}
