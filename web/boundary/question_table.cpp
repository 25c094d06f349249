#include "web/boundary/question_table.hpp"

namespace sator::web {

namespace {

constexpr QuestionEntry kQuestions[] = {
    {"solve", solve_question},     {"count", count_question},   {"check", check_question},
    {"explain", explain_question}, {"hint", hint_question},     {"rate", rate_question},
    {"render", render_question},   {"parse", parse_question},   {"rules", rules_question},
    {"fmt", fmt_question},         {"edit", edit_question},     {"convert", convert_question},
    {"formats", formats_question}, {"words", words_question},   {"candidates", candidates_question},
    {"style", style_question},     {"create", create_question}, {"clue", clue_question},
    {"split", split_question},
};

std::string refusal(const Diagnostic& error) {
    Reply reply(false);
    reply.refuse(error);
    return reply.text();
}

Diagnostic unknown_question(const std::string& name) {
    std::string names;
    for (const QuestionEntry& entry : kQuestions)
        names += (names.empty() ? "" : ", ") + std::string(entry.name);
    return error_in("request",
                    name.empty() ? "the request asks nothing" : "there is no question '" + name + "'",
                    "'ask' is one of " + names);
}

}  // namespace

std::span<const QuestionEntry> question_table() {
    return kQuestions;
}

std::string answer_request(std::string_view json) {
    const auto request = read_request(json);
    if (!request) return refusal(request.error());
    for (const QuestionEntry& entry : kQuestions) {
        if (entry.name != request->ask) continue;
        Question question(*request);
        entry.answer(question);
        return question.reply.text();
    }
    return refusal(unknown_question(request->ask));
}

}  // namespace sator::web
