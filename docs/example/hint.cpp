// Helps a person who is stuck: says what is wrong in the grid, or else the next step, little by little.
#include <cstdio>
#include <sator/sator.hpp>

namespace ask = sator::ask;

int main() {
    auto square = sator::PuzzleBuilder::rectangle(4, 4);
    square.range("1..4")
        .rule("distinct", square.lines(sator::Axis::X))
        .rule("distinct", square.lines(sator::Axis::Y));
    square.initial("12.. ..1. 2... ...3");
    const ask::Source source = ask::Source::of(*square.build());
    for (const char* entry : {"2", "3"}) {
        const ask::Reply reply = ask::ask(source, ask::Hint{.player = {.grid = {{"R1C3", entry}}}});
        const auto* hinted = reply.first<ask::HintAnswer>();
        if (hinted == nullptr) return 1;
        std::printf("With %s in the third cell:\n%s", entry, hinted->mistakes().c_str());
        for (const std::string& text : hinted->texts()) std::fputs(text.c_str(), stdout);
    }
}
