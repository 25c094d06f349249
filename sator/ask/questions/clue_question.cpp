// Finds the meaning of a clue while it is typed: it is put into the text by an edit, and then only its own rules are looked at.

#include <algorithm>
#include <optional>
#include <utility>

#include "sator/ask/questions/answer_question.hpp"
#include "sator/ask/questions/needed_operation.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/solve/clue_values.hpp"
#include "sator/text/edit/edit_puzzle.hpp"
#include "sator/text/read/sator_language.hpp"

namespace sator::ask {

namespace {

/// Returns the clue as the operation has it, or nullopt if the operation writes no clue.
std::optional<std::u32string> clue_in(const text::EditOperation& operation) {
    if (const auto* line = std::get_if<text::SetLineClue>(&operation)) return to_code_points(line->clue);
    if (const auto* added = std::get_if<text::AddClue>(&operation)) return to_code_points(added->arguments);
    const auto* changed = std::get_if<text::ChangeClue>(&operation);
    if (changed == nullptr) return std::nullopt;
    return to_code_points(changed->arguments.value_or(""));
}

/// Returns the index in `clue` of code point `at` of the text that was written for it: a regular expression gets slashes, and
/// those in it backslashes.
std::size_t index_in_clue(std::u32string_view clue, std::u32string_view written, std::size_t at) {
    if (written.starts_with(clue) || !written.starts_with(U'/')) return std::min(at, clue.size());
    std::size_t index = 0;
    for (std::size_t i = 1; i < at && index < clue.size(); ++index) {
        const bool is_escape = clue[index] == U'\\' && index + 1 < clue.size();
        i += is_escape || clue[index] == U'/' ? 2 : 1;
        if (is_escape && i <= at) ++index;
    }
    return index;
}

/// A clue within an edited text.
class WrittenClue {
  public:
    WrittenClue(const SourceFile& file, std::u32string clue, const text::TextEdits& edits)
        : clue_(std::move(clue)),
          text_(text::apply_edits(to_code_points(*file.text), edits.edits)),
          from_(edits.caret_from),
          to_(edits.caret_to),
          file_{file.name, std::make_shared<const std::string>(to_utf8(text_))} {}

    const SourceFile& file() const { return file_; }
    bool has(SourceSpan span) const {
        const std::size_t at = offset(span);
        return span.line != 0 && from_ <= at && at <= to_;
    }

    /// Returns an error with the clue as its excerpt, if it is an error of the clue.
    Diagnostic error_of(Diagnostic error) const {
        if (!has(error.span)) return error;
        const std::u32string_view written = std::u32string_view(text_).substr(from_, to_ - from_);
        const std::size_t begin = offset(error.span) - from_;
        const std::size_t at = index_in_clue(clue_, written, begin);
        const std::size_t end = index_in_clue(clue_, written, begin + error.span.length);
        error.file = "clue";
        error.excerpt = to_utf8(clue_);
        error.span = {1, static_cast<std::uint32_t>(at + 1),
                      static_cast<std::uint32_t>(std::max(end, at + 1) - at)};
        error.caret = error.span.column;
        error.marked = error.span.length;
        error.also.clear();
        return error;
    }

  private:
    std::size_t offset(SourceSpan span) const {
        std::size_t at = 0;
        for (std::uint32_t line = 1; line < span.line && at != std::u32string::npos; ++line)
            at = text_.find(U'\n', at) == std::u32string::npos ? at : text_.find(U'\n', at) + 1;
        return at + span.column - 1;
    }

    std::u32string clue_, text_;
    std::size_t from_, to_;
    SourceFile file_;
};

/// The rules of a clue, and all rules of the puzzle if these have no errors.
struct CluesRules {
    RuleList own, all;
    bool has_all = false;
};

std::expected<CluesRules, Diagnostic> rules_of(const WrittenClue& clue, RuleContext& context) {
    CluesRules rules;
    for (const RuleStatement& statement : context.puzzle.rules) {
        if (!clue.has(statement.span)) continue;
        auto made = make_rules_of(Registry::standard(), statement, context);
        if (!made) return failure(made);
        std::ranges::move(*made, std::back_inserter(rules.own));
    }
    auto all = make_rules(Registry::standard(), context);
    rules.has_all = all.has_value() && !context.watch.is_over(0);
    if (rules.has_all) rules.all = std::move(*all);
    return rules;
}

void answer_clue(Work& work, const WrittenClue& clue) {
    LimitWatch watch(work.limits());
    PuzzleOptions options;
    options.watch = &watch;
    auto read = read_sator(clue.file(), work.files(), options);
    if (watch.is_over(0)) {
        work.stop(clue.file().name, *watch.reached(), Unanswered::Before::Read);
        return;
    }
    if (!read) {
        work.refuse(clue.error_of(read.error().front()));
        return;
    }
    const auto puzzle = std::make_shared<const Puzzle>(std::move(*read));
    RuleContext context = work.rule_context(*puzzle);
    context.watch = LimitWatch(work.limits());
    const auto rules = rules_of(clue, context);
    if (context.watch.is_over(0)) {
        work.stop(clue.file().name, *context.watch.reached(), Unanswered::Before::Made);
        return;
    }
    if (!rules) {
        work.refuse(clue.error_of(rules.error()));
        return;
    }
    std::vector<const Rule*> own;
    for (const auto& rule : rules->own) own.push_back(rule.get());
    ClueAnswer answer{puzzle, clue_values(*puzzle, own, 0, work.limits()), std::nullopt};
    if (rules->has_all)
        answer.left = propagated_values(*puzzle, rules->all, answer.found.cells, 0, work.limits());
    work.answer(std::move(answer));
}

}  // namespace

void answer_question(Work& work, const Clue& question) {
    if (!question.operation) {
        work.refuse(missing_operation());
        return;
    }
    auto clue = clue_in(*question.operation);
    if (!clue) {
        work.refuse(error_in("operation", "this operation writes no clue",
                             "'do' is one of add_clue, change_clue and set_line_clue"));
        return;
    }
    const SourceFile file = work.first_text();
    const auto edits = text::unchecked_edits(file, *question.operation, work.files());
    if (!edits) {
        work.refuse(edits.error().front());
        return;
    }
    answer_clue(work, WrittenClue(file, std::move(*clue), *edits));
}

}  // namespace sator::ask
