#include <utility>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/needed_operation.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/edit/edit_puzzle.hpp"
#include "sator/text/read/sator_language.hpp"

namespace sator::ask {

Diagnostic missing_operation() {
    return error_in(kRequestName, "the request has no operation",
                    R"(write e.g. "operation":{"do":"add_word","word":"killer"})");
}

namespace {

Diagnostic other_language(const SourceFile& file) {
    return error_in(file.name, "only texts of Sator's language can be edited",
                    "convert the puzzle to 'sator' first");
}

}  // namespace

void answer_question(Work& work, const Edit& question) {
    const SourceFile file = work.first_text();
    if (!question.operation) {
        work.refuse(missing_operation());
        return;
    }
    const bool is_new = std::holds_alternative<text::NewPuzzle>(*question.operation);
    if (!is_new && !looks_like_sator(*file.text)) {
        work.refuse(other_language(file));
        return;
    }
    LimitWatch watch(work.limits());
    PuzzleOptions options;
    options.watch = &watch;
    options.cell_limit = static_cast<std::size_t>(work.source().cell_limit);
    auto edits = text::edit_puzzle(file, *question.operation, work.files(), options);
    if (watch.is_over(0)) {
        work.stop(file.name, *watch.reached(), Unanswered::Before::Read);
    } else if (!edits) {
        work.answer(Refused{std::nullopt, std::move(edits.error())});
    } else {
        std::string after = to_utf8(text::apply_edits(to_code_points(*file.text), edits->edits));
        work.answer(EditAnswer{*file.text, std::move(after), std::move(*edits)});
    }
}

}  // namespace sator::ask
