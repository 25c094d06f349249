// Checks whether a puzzle is well made. This one has two solutions, so that it says what would mend it.
#include <cstdio>
#include <sator/sator.hpp>

namespace ask = sator::ask;

void print(const char* what, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) std::printf("%s: %s\n", what, text.c_str());
}

int main() {
    auto crossword = sator::PuzzleBuilder::rectangle(2, 1);
    crossword.range("A..Z").rule("regex /AB|AC/", crossword.cells());
    const ask::Reply reply = ask::ask(ask::Source::of(*crossword.build()), ask::Check{});
    const auto* checked = reply.first<ask::CheckAnswer>();
    if (checked == nullptr) return 1;  // reply.errors() has the mistakes
    const auto& report = checked->report;
    if (!report.has_flaw()) std::printf("well made\n");
    for (const auto& values : report.solutions)
        std::fputs(sator::grid_text(sator::Solution(checked->asked.puzzle, values)).c_str(), stdout);
    print("repair", checked->repairs());
    if (report.mus) print("clash", checked->described(report.mus->parts));
    if (report.redundancy) print("not needed", checked->described(report.redundancy->not_needed));
    print("does nothing", checked->described(report.idle_rules));
}
