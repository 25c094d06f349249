#include <chrono>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/no_verdict.hpp"
#include "sator/explain/check/check_report.hpp"

namespace sator::ask {

namespace {

using Clock = std::chrono::steady_clock;

ExitCode check_grid(Work& work, const Check& question, const Asked& asked) {
    if (const auto code = answer_no_verdict(work, asked)) return *code;
    const auto start = Clock::now();
    RuleContext context = work.rule_context(*asked.puzzle, asked.initial);
    CheckOptions options;
    if (question.solutions) options.ambiguity.solutions_each = *question.solutions;
    // If the caller sets a time limit, the remarks may use all of it, too.
    if (work.limits().deadline) options.remark_time = std::chrono::hours(1);
    options.threads = static_cast<std::size_t>(question.threads);
    Listener& listener = work.listener();
    options.progress = listener.begin_search(asked);
    options.on_verdict = [&](const CheckReport& report) {
        listener.end_work();
        listener.verdict(asked, report, Clock::now() - start);
        listener.begin_remarks(asked);
    };
    auto report = explain::check(Registry::standard(), context, work.limits(), options);
    listener.end_work();
    if (!report) return work.refuse(asked.name, std::move(report.error()));
    return work.answer(CheckAnswer{asked, std::move(*report), Clock::now() - start, question.lang});
}

}  // namespace

void answer_question(Work& work, const Check& question) {
    for_each_puzzle(work, [&](const AskedPuzzle& puzzle) {
        return for_each_grid(work, puzzle,
                             [&](const Asked& asked) { return check_grid(work, question, asked); });
    });
}

}  // namespace sator::ask
