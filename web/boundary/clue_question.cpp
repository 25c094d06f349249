// What a clue means while it is typed: it is put into the text by an edit, and then only its own rules are looked at.

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/cell_name.hpp"
#include "sator/rules/registry/make_rules.hpp"
#include "sator/solve/clue_values.hpp"
#include "sator/text/edit/edit_puzzle.hpp"
#include "sator/text/read/sator_language.hpp"
#include "web/boundary/operation_json.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

using Json = nlohmann::ordered_json;

/// The version of this output format. Programs depend on its fields.
constexpr int kClueVersion = 1;

/// Returns the clue as the operation has it, or nullopt if the operation writes no clue.
std::optional<std::u32string> clue_in(const EditOperation& operation) {
    if (const auto* line = std::get_if<SetLineClue>(&operation)) return to_code_points(line->clue);
    if (const auto* added = std::get_if<AddClue>(&operation)) return to_code_points(added->arguments);
    const auto* changed = std::get_if<ChangeClue>(&operation);
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
    WrittenClue(const Request& request, std::u32string clue, const TextEdits& edits)
        : clue_(std::move(clue)),
          text_(apply_edits(to_code_points(request.text), edits.edits)),
          from_(edits.caret_from),
          to_(edits.caret_to),
          file_{request.file, std::make_shared<const std::string>(to_utf8(text_))} {}

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
        if (!made) return std::unexpected(std::move(made.error()));
        std::ranges::move(*made, std::back_inserter(rules.own));
    }
    auto all = make_rules(Registry::standard(), context);
    rules.has_all = all.has_value() && !context.watch.is_over(0);
    if (rules.has_all) rules.all = std::move(*all);
    return rules;
}

Json symbols_json(const Puzzle& puzzle, std::span<const ValueId> values) {
    Json symbols = Json::array();
    for (const ValueId value : values) symbols.push_back(puzzle.alphabet[value].to_string());
    return symbols;
}

std::string clue_json(const Question& question, const Puzzle& puzzle, const CluesRules& rules) {
    std::vector<const Rule*> own;
    for (const auto& rule : rules.own) own.push_back(rule.get());
    const ClueValues found = clue_values(puzzle, own, 0, question.limits);
    const auto left =
        rules.has_all ? propagated_values(puzzle, rules.all, found.cells, 0, question.limits) : std::nullopt;
    Json line = {{"sator", kClueVersion}, {"cells", Json::array()}};
    if (found.count) line["count"] = found.count->to_string();
    for (std::size_t i = 0; i < found.cells.size(); ++i) {
        Json& cell = line["cells"].emplace_back(Json{{"id", found.cells[i].index()},
                                                     {"name", cell_name(puzzle.grid, found.cells[i])},
                                                     {"values", symbols_json(puzzle, found.values[i])}});
        if (left) cell["left"] = symbols_json(puzzle, (*left)[i]);
    }
    return line.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void answer_clue(Question& question, const WrittenClue& clue) {
    LimitWatch watch(question.limits);
    PuzzleOptions options;
    options.watch = &watch;
    const auto puzzle = read_sator(clue.file(), question.resources, options);
    if (watch.is_over(0)) return question.report_stopped(question.request.file, *watch.reached());
    if (!puzzle) return question.reply.refuse(clue.error_of(puzzle.error().front()));
    RuleContext context{*puzzle, question.clue_cache, question.resources, RegexLimits{}};
    context.watch = LimitWatch(question.limits);
    const auto rules = rules_of(clue, context);
    if (context.watch.is_over(0))
        return question.report_stopped(question.request.file, *context.watch.reached());
    if (!rules) return question.reply.refuse(clue.error_of(rules.error()));
    question.reply.add(clue_json(question, *puzzle, *rules));
}

}  // namespace

void clue_question(Question& question) {
    const auto operation = read_operation(question.request.operation);
    if (!operation) return question.reply.refuse(operation.error());
    auto clue = clue_in(*operation);
    if (!clue)
        return question.reply.refuse(error_in("operation", "this operation writes no clue",
                                              "'do' is one of add_clue, change_clue and set_line_clue"));
    const SourceFile file{question.request.file, std::make_shared<const std::string>(question.request.text)};
    const auto edits = unchecked_edits(file, *operation, question.resources);
    if (!edits) return question.reply.refuse(edits.error().front());
    answer_clue(question, WrittenClue(question.request, std::move(*clue), *edits));
}

}  // namespace sator::web
