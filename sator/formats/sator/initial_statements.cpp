#include "sator/formats/sator/initial_statements.hpp"

#include "sator/formats/drawings/given_values.hpp"
#include "sator/formats/sator/draft_fits.hpp"

namespace sator::formats {

namespace {

std::optional<Diagnostic> read_drawing(const DrawingLines& drawing, const std::u32string& characters,
                                       PuzzleDraft& draft) {
    const auto fit = whole_fit_in(draft, drawing, MarkUse::Values, characters);
    if (!fit) return fit.error();
    Initial& initial = draft.puzzle.initials.emplace_back();
    for (const Mark& mark : *fit) {
        const auto given = given_of(mark, draft.puzzle);
        if (given) {
            initial.givens.push_back(*given);
        } else {
            draft.refuse(given.error());
        }
    }
    return std::nullopt;
}

}  // namespace

void read_initials(std::span<const Statement> statements, PuzzleDraft& draft) {
    const std::u32string characters = literal_characters(draft.puzzle.alphabet);
    for (const Statement& statement : statements) {
        if (statement.keyword != "initial") continue;
        if (!statement.text.front().text.empty()) {
            draft.refuse(error_at(statement.text.front().span(0, statement.text.front().text.size()),
                                  "'initial' has no arguments", "write its values in a drawing below it"));
        }
        if (statement.drawings.empty()) draft.refuse(error_at(statement.span, "'initial' has no drawing"));
        for (const DrawingLines& drawing : statement.drawings) {
            if (auto error = read_drawing(drawing, characters, draft)) draft.refuse(std::move(*error));
        }
    }
    auto& initials = draft.puzzle.initials;
    for (std::size_t i = 0; i < initials.size() && initials.size() > 1; ++i)
        initials[i].name = "#" + std::to_string(i + 1);
}

}  // namespace sator::formats
