#include "sator/text/edit/edit_draft.hpp"

#include <algorithm>
#include <array>

#include "sator/base/assert.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/places/read_places.hpp"
#include "sator/text/write/places_text.hpp"

namespace sator::text {

namespace {

std::u32string with_line_ends(std::u32string_view text, bool has_returns) {
    std::u32string result;
    for (const char32_t c : text) {
        if (c == U'\n' && has_returns) result += U'\r';
        result += c;
    }
    return result;
}

std::expected<std::vector<Sequence>, Diagnostic> sequences_named(const std::string& text,
                                                                 const PuzzleDraft& draft) {
    const std::u32string code_points = to_code_points(text);
    const LineSlice line{1, 1, code_points};
    auto sequences = read_places({&line, 1}, draft.place_names());
    if (sequences) return sequences;
    sequences.error().file = "operation";
    set_excerpt(sequences.error(), text);
    return sequences;
}

}  // namespace

EditDraft::EditDraft(SatorReading& read) : reading(read), lines_{0} {
    for (std::size_t i = 0; i < read.text.size(); ++i) {
        if (read.text[i] == U'\n') lines_.push_back(i + 1);
    }
    if (lines_.back() == read.text.size()) lines_.pop_back();
}

std::u32string_view EditDraft::line(std::uint32_t number) const {
    SATOR_ASSERT(number >= 1 && number <= lines_.size());
    const std::u32string_view rest = std::u32string_view(reading.text).substr(lines_[number - 1]);
    return rest.substr(0, rest.find_first_of(U"\r\n"));
}

std::size_t EditDraft::offset(std::uint32_t line, std::uint32_t column) const {
    SATOR_ASSERT(line >= 1 && line <= lines_.size());
    return std::min(lines_[line - 1] + column - 1, reading.text.size());
}

SourceSpan EditDraft::span_of(std::size_t from, std::size_t to) const {
    const auto after = std::ranges::upper_bound(lines_, from);
    const auto line = static_cast<std::uint32_t>(after - lines_.begin());
    return {line, static_cast<std::uint32_t>(from - lines_[line - 1] + 1),
            static_cast<std::uint32_t>(to - from)};
}

void EditDraft::replace(SourceSpan span, std::u32string text) {
    const std::size_t from = offset(span.line, span.column);
    edits_.push_back({{from, from + span.length, std::move(text)}});
}

void EditDraft::insert(std::uint32_t line, std::uint32_t column, std::u32string text) {
    replace({line, column, 0}, std::move(text));
}

void EditDraft::insert_lines(std::uint32_t after, std::u32string lines) {
    const bool is_last = after >= lines_.size();
    const bool lacks_end = is_last && !reading.text.empty() && !reading.text.ends_with(U'\n');
    const std::size_t at = is_last ? reading.text.size() : lines_[after];
    if (lacks_end) {
        lines.insert(0, 1, U'\n');
        lines.pop_back();
    }
    edits_.push_back({{at, at, std::move(lines)}});
}

void EditDraft::remove_lines(std::uint32_t first, std::uint32_t last) {
    std::size_t from = offset(first, 1);
    const std::size_t to = last >= lines_.size() ? reading.text.size() : lines_[last];
    // If the text does not end in a line end, it does not do so afterwards.
    const bool lacks_end = to == reading.text.size() && !reading.text.ends_with(U'\n');
    if (lacks_end && from > 0) --from;
    if (lacks_end && from > 0 && reading.text[from - 1] == U'\r') --from;
    edits_.push_back({{from, to, {}}});
}

void EditDraft::replace_all(std::u32string text) {
    edits_ = {{{0, reading.text.size(), std::move(text)}}};
}

void EditDraft::set_caret(std::size_t begin, std::size_t length) {
    SATOR_ASSERT(!edits_.empty());
    const bool has_first_end = edits_.back().edit.insert.starts_with(U'\n');
    edits_.back().has_caret = true;
    edits_.back().caret_begin = begin + (has_first_end ? 1 : 0);
    edits_.back().caret_length = length;
}

TextEdits EditDraft::finish() const {
    std::vector<Edit> edits = edits_;
    std::ranges::stable_sort(edits, {}, [](const Edit& edit) { return edit.edit.from; });
    const bool has_returns = reading.text.contains(U"\r\n");
    TextEdits result;
    std::size_t added = 0, removed = 0, reached = 0;
    bool has_caret = false;
    for (Edit& edit : edits) {
        TextEdit& text = edit.edit;
        if (text.from < reached) continue;  // within lines that are removed
        const std::u32string_view insert = text.insert;
        const std::size_t begin = with_line_ends(insert.substr(0, edit.caret_begin), has_returns).size();
        const std::size_t length =
            with_line_ends(insert.substr(std::min(edit.caret_begin, insert.size()), edit.caret_length),
                           has_returns)
                .size();
        text.insert = with_line_ends(insert, has_returns);
        const std::size_t start = text.from + added - removed;
        if (edit.has_caret || !has_caret) {
            result.caret_from = edit.has_caret ? start + begin : start + text.insert.size();
            result.caret_to = edit.has_caret ? result.caret_from + length : result.caret_from;
        }
        has_caret |= edit.has_caret;
        added += text.insert.size();
        removed += text.to - text.from;
        reached = text.to;
        result.edits.push_back(std::move(text));
    }
    shrink(reading.text, result.edits);
    return result;
}

std::uint32_t last_line(const Statement& statement) {
    std::uint32_t last = statement.span.line;
    for (const LineSlice& slice : statement.text) last = std::max(last, slice.text.empty() ? 0 : slice.line);
    for (const LineSlice& clue : statement.clues) last = std::max(last, clue.line);
    for (const DrawingLines& drawing : statement.drawings) last = std::max(last, drawing.back().line);
    return last;
}

std::uint32_t line_for_rules(const StatementList& list) {
    constexpr std::array<std::string_view, 15> kOthers = {
        "title",   "author", "source", "rules", "difficulty", "link",   "clue", "initial",
        "message", "words",  "line",   "shade", "border",     "circle", "text"};
    std::uint32_t line = 0, any = 0;
    for (const Statement& statement : list.statements) {
        any = std::max(any, last_line(statement));
        const bool is_other =
            std::ranges::find(kOthers, statement.keyword) != kOthers.end() || statement.keyword == "solution";
        if (statement.is_bare || !is_other) line = std::max(line, last_line(statement));
    }
    return line == 0 ? any : line;
}

std::expected<std::string, Diagnostic> places_text_of(const NamedCells& cells, const PuzzleDraft& draft) {
    if (cells.is_empty()) return std::string();
    std::string text = cells.places;
    for (const auto& part : cells.parts) {
        text += text.empty() ? "" : ":";
        for (const std::string& cell : part) text += (text.empty() ? "" : " ") + cell;
    }
    const auto sequences = sequences_named(text, draft);
    if (!sequences) return failure(sequences);
    if (!cells.places.empty()) return text;
    return places_text(draft.puzzle.grid, draft.puzzle.regions, *sequences);
}

std::expected<Slot, Diagnostic> cells_named(const std::vector<std::string>& names, const PuzzleDraft& draft) {
    Slot cells;
    for (const std::string& name : names) {
        const auto sequences = sequences_named(name, draft);
        if (!sequences) return failure(sequences);
        for (const Sequence& sequence : *sequences)
            cells.insert(cells.end(), sequence.cells.begin(), sequence.cells.end());
    }
    return cells;
}

}  // namespace sator::text
