#include "sator/text/definitions/below_kind.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/definitions/clue_lines.hpp"
#include "sator/text/definitions/kind_conditions.hpp"
#include "sator/text/definitions/kind_grid.hpp"

namespace sator::text {

namespace {

/// Returns `clues count "*" ?` for `lists left top: count star N`.
std::expected<std::string, Diagnostic> list_head(const KindLine& lists, const KindUse& use) {
    KindScope scope = use.scope;
    scope.set("N", "?");
    const auto text = replaced_line(lists, scope, use.request.statement.span);
    if (!text) return failure(text);
    std::string_view statement = *text;
    statement.remove_prefix(std::min(statement.find(':') + 1, statement.size()));
    statement.remove_prefix(std::min(statement.find_first_not_of(' '), statement.size()));
    // A rule with no other argument takes its clues as they are, e.g. those of several numbers.
    const bool is_alone = std::ranges::count(statement, ' ') == 1;
    if (is_alone && statement.ends_with(" ?")) statement.remove_suffix(2);
    const bool is_whole = statement.starts_with("regexes");
    return (is_whole ? "" : "clues ") + std::string(statement) + "\n";
}

/// The indented lines are clues of the kind's own forms, or those of a rule.
std::expected<void, Diagnostic> read_indented_lines(const KindUse& use, KindExpansion& expansion) {
    const auto is_pattern = [](const KindLine& l) { return l.word == "clues" && has_patterns(l); };
    if (std::ranges::any_of(use.definition.lines, is_pattern)) {
        auto clues = clue_statements(use.definition, use.request, use.scope);
        if (!clues) return failure(clues);
        std::ranges::move(*clues, std::back_inserter(expansion.more));
        expansion.reads_clues = true;
        return {};
    }
    const KindLine* clues = line_that_holds(use.definition, "clues", use.scope);
    if (clues == nullptr) return {};
    const auto text = replaced_line(*clues, use.scope, use.request.statement.span);
    if (!text) return failure(text);
    const std::size_t end = std::min(text->find(' '), text->size());
    expansion.clue_word = text->empty() ? to_utf8(first_word(clues->text.text)) : text->substr(0, end);
    expansion.clue_arguments = text->substr(std::min(end + 1, text->size()));
    return {};
}

/// Returns whether known values are marks of the printed puzzle: no sign is a number that gives no value.
bool are_marks_values(const KindDrawing& drawing) {
    return std::ranges::none_of(drawing.signs, [](const KindSign& sign) {
        return sign.place == KindSign::Place::Cell && sign.patterns.front().has_numbers() &&
               sign.value.empty();
    });
}

void read_drawing_below(const KindUse& use, KindExpansion& expansion) {
    if (use.drawn != nullptr) {
        expansion.reads_drawings = true;
        expansion.marks = use.drawn->marks;
        expansion.marks_are_values = are_marks_values(*use.drawing);
        return;
    }
    const auto means = use.drawing == nullptr ? KindDrawing::Use::Values : use.drawing->use;
    expansion.drawing_word = means == KindDrawing::Use::Regions ? "regions"
                             : means == KindDrawing::Use::Clues ? use.drawing->rule
                                                                : "initial";
}

}  // namespace

std::expected<void, Diagnostic> read_what_is_below(const KindUse& use, KindExpansion& expansion) {
    if (const KindLine* lists = line_that_holds(use.definition, "lists", use.scope)) {
        auto head = list_head(*lists, use);
        if (!head) return failure(head);
        expansion.list_head = std::move(*head);
    }
    if (auto done = read_indented_lines(use, expansion); !done) return done;
    read_drawing_below(use, expansion);
    return {};
}

}  // namespace sator::text
