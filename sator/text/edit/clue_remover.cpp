#include "sator/text/edit/clue_remover.hpp"

#include <algorithm>

#include "sator/text/edit/printed_signs.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/places/read_places.hpp"
#include "sator/text/read/draft_fits.hpp"
#include "sator/text/read/rule_line.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

std::size_t sequence_count(const RuleStatement& rule) {
    std::size_t count = 0;
    for (const MarkedDrawing& drawing : rule.drawings) count += drawing.size();
    return count;
}

/// A sequence of a rule, and the index of its drawing.
struct Part {
    std::size_t drawing = 0;
    const Sequence* sequence = nullptr;
};

std::vector<Part> parts_of_rule(const RuleStatement& rule) {
    std::vector<Part> parts;
    for (std::size_t i = 0; i < rule.drawings.size(); ++i) {
        for (const Sequence& sequence : rule.drawings[i]) parts.push_back({i, &sequence});
    }
    return parts;
}

/// Whether a statement has no drawing of its own, so that it shares that of the next one.
bool is_stacked(const Statement& statement) {
    if (statement.keyword != "rule" || !statement.drawings.empty()) return false;
    const auto line = divide_rule_line(statement.text, is_expression(statement.text.front().text));
    return line && line->places.empty();
}

}  // namespace

std::expected<void, Diagnostic> ClueRemover::remove(std::size_t index, std::optional<std::size_t> part) {
    const RuleStatement& rule = draft_.reading.draft.puzzle.rules[index];
    const ClueSite site = find_site(draft_.reading, index);
    const std::size_t count = sequence_count(rule);
    if (part && *part >= count) return refused("the rule has no part " + std::to_string(*part));
    if (site.kind == ClueSite::Kind::None) return remove_printed(rule, part);
    if (count == 1) part.reset();
    switch (site.kind) {
        case ClueSite::Kind::None:
            break;
        case ClueSite::Kind::Line:
            return part ? remove_place(rule, site, *part) : remove_line(site);
        case ClueSite::Kind::Item:
            return set_item(site, "", draft_);
        case ClueSite::Kind::Statement:
            break;
    }
    if (site.statement->drawings.empty())
        return part ? remove_place(rule, site, *part) : remove_statement(*site.statement);
    return remove_marks(index, *site.statement, part);
}

std::expected<void, Diagnostic> ClueRemover::remove_printed(const RuleStatement& rule,
                                                            std::optional<std::size_t> part) {
    const std::vector<Part> parts = parts_of_rule(rule);
    if (!part && parts.size() != 1)
        return refused("the kind of the puzzle states this rule", "change the kind's line in the text");
    return erase_sign(parts[part.value_or(0)].sequence->cells, draft_);
}

std::expected<void, Diagnostic> ClueRemover::remove_line(const ClueSite& site) {
    lines_[site.statement].insert(site.clue->line);
    return {};
}

void ClueRemover::finish() {
    for (const auto& [statement, lines] : lines_) {
        const bool is_last = std::ranges::all_of(
            statement->clues, [&](const LineSlice& clue) { return lines.contains(clue.line); });
        const bool is_kind = draft_.reading.draft.kinds.of(*statement) != nullptr;
        if (is_last && !is_kind) draft_.remove_lines(statement->span.line, statement->span.line);
        for (const std::uint32_t line : lines) draft_.remove_lines(line, line);
    }
    lines_.clear();
}

std::expected<void, Diagnostic> ClueRemover::remove_statement(const Statement& statement) {
    const auto& statements = draft_.reading.list.statements;
    const bool is_first = &statement == statements.data();
    // A rule above may share the drawing.
    const bool keeps_drawing = !is_first && is_stacked((&statement)[-1]);
    std::uint32_t last = statement.span.line;
    for (const LineSlice& slice : statement.text) last = std::max(last, slice.line);
    for (const LineSlice& clue : statement.clues) last = std::max(last, clue.line);
    draft_.remove_lines(statement.span.line, last);
    if (keeps_drawing) return {};
    for (const DrawingLines& drawing : statement.drawings)
        draft_.remove_lines(drawing.front().line, drawing.back().line);
    return {};
}

std::expected<void, Diagnostic> ClueRemover::remove_place(const RuleStatement& rule, const ClueSite& site,
                                                          std::size_t part) {
    const auto parts = parts_of(draft_, site);
    const std::size_t place = parts_of_rule(rule)[part].drawing;
    if (rule.drawings.size() == 1)
        return site.clue != nullptr ? remove_line(site) : remove_statement(*site.statement);
    const auto pieces = parts ? pieces_of_places(draft_, *parts) : std::vector<PlacePiece>();
    std::size_t first = 0;  // the first place of the piece
    for (std::size_t i = 0; i < pieces.size(); first += pieces[i++].places) {
        if (place < first || place >= first + pieces[i].places) continue;
        if (pieces[i].places > 1) break;
        const std::size_t from = i == 0 ? pieces[i].from : pieces[i - 1].to;
        std::size_t to = i == 0 && pieces.size() > 1 ? pieces[1].from : pieces[i].to;
        while (i == 0 && to < parts->places_to && draft_.reading.text[to] == U' ') ++to;
        draft_.replace(draft_.span_of(from, to), {});
        return {};
    }
    return refused("one word of the text names several clues of this rule",
                   "change the places of the rule in the text");
}

std::expected<void, Diagnostic> ClueRemover::remove_marks(std::size_t index, const Statement& statement,
                                                          std::optional<std::size_t> part) {
    const auto& rules = draft_.reading.draft.puzzle.rules;
    const RuleStatement& rule = rules[index];
    const auto siblings = std::ranges::count(rules, rule.span, &RuleStatement::span);
    const auto& before = draft_.reading.list.statements;
    const bool shares = &statement != before.data() && is_stacked((&statement)[-1]);
    if (!part && siblings == 1) return remove_statement(statement);
    if (shares) return refused("another rule has the same drawing", "change the drawing in the text");
    const std::vector<Part> parts = parts_of_rule(rule);
    // The drawings of the rule are the places that the statement's drawings fit.
    std::vector<const DrawingLines*> drawing_of;
    for (const DrawingLines& drawing : statement.drawings) {
        const auto fits = fits_in(draft_.reading.draft, drawing, MarkUse::Sequences);
        if (!fits || fits->size() != 1)
            return refused("a drawing shows several clues of this rule at once",
                           "change the drawing in the text");
        drawing_of.push_back(&drawing);
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
        if (part && i != *part) continue;
        if (parts[i].drawing >= drawing_of.size()) return refused("this clue is not found in the text");
        if (auto done = remove_from_drawing(*drawing_of[parts[i].drawing], parts[i].sequence->cells); !done)
            return done;
        if (!part || parts.size() == 1) remove_key(statement, parts[i].sequence->label);
    }
    return {};
}

std::expected<void, Diagnostic> ClueRemover::remove_from_drawing(const DrawingLines& drawing,
                                                                 const Slot& cells) {
    const auto fits = fits_in(draft_.reading.draft, drawing, MarkUse::Sequences);
    const auto is_removed = [&](const Mark& mark) {
        return std::ranges::find(cells, mark.cell) != cells.end();
    };
    if (std::ranges::all_of(fits->front(), is_removed)) {
        draft_.remove_lines(drawing.front().line, drawing.back().line);
        return {};
    }
    for (const Mark& mark : fits->front()) {
        if (is_removed(mark)) draft_.replace(mark.span, U".");
    }
    return {};
}

void ClueRemover::remove_key(const Statement& statement, const std::string& label) {
    const auto arguments = read_arguments(statement.text);
    if (!arguments) return;
    for (const Argument& argument : *arguments) {
        if (argument.kind != Argument::Kind::Bare || !argument.text.starts_with(label + "=")) continue;
        SourceSpan span = argument.span;
        if (span.column > 1 && draft_.line(span.line)[span.column - 2] == U' ') {
            --span.column;
            ++span.length;
        }
        draft_.replace(span, {});
    }
}

std::expected<void, Diagnostic> edit(const RemoveClue& operation, EditDraft& draft) {
    if (operation.rule >= draft.reading.draft.puzzle.rules.size())
        return refused("there is no rule " + std::to_string(operation.rule));
    ClueRemover remover(draft);
    if (auto done = remover.remove(operation.rule, operation.part); !done) return done;
    remover.finish();
    return {};
}

}  // namespace sator::text
