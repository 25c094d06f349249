#include <chrono>

#include "sator/explain/check/check_report.hpp"
#include "sator/render/json/check_json.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

void check_one(Question& question, const AskedPuzzle& asked, std::size_t initial, const std::string& name) {
    const auto start = std::chrono::steady_clock::now();
    RuleContext context{*asked.puzzle, question.clue_cache, question.resources, RegexLimits{}, initial};
    CheckOptions options;
    if (question.request.solutions) options.ambiguity.solutions_each = *question.request.solutions;
    // If the caller sets a time limit, the remarks may use all of it, too.
    if (question.limits.deadline) options.remark_time = std::chrono::hours(1);
    options.progress = &question.progress.search();
    const auto report = check(Registry::standard(), context, question.limits, options);
    if (!report) return question.reply.refuse(name, report.error());
    question.reply.add(check_json(name, *report, std::chrono::steady_clock::now() - start));
    question.reply.end_with(report->stopped      ? ExitCode::Stopped
                            : report->has_flaw() ? ExitCode::None
                                                 : ExitCode::Found);
}

}  // namespace

void check_question(Question& question) {
    for_each_puzzle(question, [&](const AskedPuzzle& asked) {
        for_each_initial(question, asked, [&](std::size_t initial, const std::string& name) {
            check_one(question, asked, initial, name);
        });
    });
}

}  // namespace sator::web
