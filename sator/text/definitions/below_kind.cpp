#include "sator/text/definitions/below_kind.hpp"

#include <algorithm>
#include <iterator>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/definitions/clue_lines.hpp"
#include "sator/text/definitions/kind_conditions.hpp"
#include "sator/text/definitions/kind_grid.hpp"
#include "sator/text/scope/list_head.hpp"

namespace sator::text {

namespace {

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
        // If all marks are at corners, those of the cells are not written.
        if (!use.drawing->draws_corners() || use.drawing->draws_cells_and_corners())
            expansion.marks = use.drawn->marks;
        expansion.corner_marks = use.drawn->corners;
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
        const std::string text = to_utf8(without_comment(lists->text.text));
        auto head = list_head(std::string_view(text).substr(text.find(':') + 1), use.scope);
        if (!head) return std::unexpected(error_at(use.request.statement.span, std::move(head.error())));
        expansion.list_head = std::move(*head);
    }
    if (auto done = read_indented_lines(use, expansion); !done) return done;
    read_drawing_below(use, expansion);
    return {};
}

}  // namespace sator::text
