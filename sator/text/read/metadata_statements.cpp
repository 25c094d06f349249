#include "sator/text/read/metadata_statements.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/drawings/marked_sequences.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

std::string* prose_of(Puzzle& puzzle, std::string_view keyword) {
    if (keyword == "title") return &puzzle.title;
    if (keyword == "author") return &puzzle.author;
    if (keyword == "source") return &puzzle.source;
    if (keyword == "rules") return &puzzle.rules_text;
    if (keyword == "difficulty") return &puzzle.difficulty;
    return keyword == "link" ? &puzzle.link : nullptr;
}

/// Returns the statement's text as prose: its lines with one blank between them, or the text in quotes if all
/// of it is quoted. The lines of `rules` stay lines, and an empty one separates paragraphs.
std::expected<std::string, Diagnostic> prose(const Statement& statement) {
    const LineSlice& first = statement.text.front();
    const bool is_one_line = std::all_of(statement.text.begin() + 1, statement.text.end(),
                                         [](const LineSlice& piece) { return piece.text.empty(); });
    if (is_one_line && first.text.starts_with(U'"') &&
        find_closing_delimiter(first.text, 0) == first.text.size() - 1) {
        auto arguments = read_arguments(statement.text);
        if (!arguments) return failure(arguments);
        return std::move(arguments->front().text);
    }
    const bool has_lines = statement.keyword == "rules";
    std::string text;
    for (const LineSlice& piece : statement.text) {
        const bool is_joined = !text.empty() && (has_lines || !piece.text.empty());
        text += (!is_joined ? "" : has_lines ? "\n" : " ") + to_utf8(piece.text);
    }
    while (text.ends_with('\n')) text.pop_back();
    return text;
}

std::expected<void, Diagnostic> read_prose(const Statement& statement, std::string& place) {
    if (!place.empty())
        return std::unexpected(
            error_at(statement.span, "the puzzle has a '" + statement.keyword + "' already"));
    auto text = prose(statement);
    if (!text) return failure(text);
    if (text->empty())
        return std::unexpected(error_at(statement.span, "'" + statement.keyword + "' has no text",
                                        statement.keyword == "rules"
                                            ? "write it on the same line or on indented lines below"
                                            : "write it on the same line"));
    place = std::move(*text);
    return {};
}

std::expected<void, Diagnostic> read_words(const Statement& statement, std::string& words) {
    constexpr std::u32string_view kWordSeparators = U" \t\r,";
    const std::size_t known = words.size();
    for (const LineSlice& piece : statement.text) {
        for (std::size_t at = 0; at < piece.text.size();) {
            const std::size_t begin =
                std::min(piece.text.find_first_not_of(kWordSeparators, at), piece.text.size());
            const std::size_t end =
                std::min(piece.text.find_first_of(kWordSeparators, begin), piece.text.size());
            if (begin < end && piece.text[begin] == U'|') {
                return std::unexpected(error_at(piece.span(begin, 1), "a word does not begin with '|'"));
            }
            if (begin < end) words += to_utf8(piece.text.substr(begin, end - begin)) + "\n";
            at = end;
        }
    }
    if (words.size() > known) return {};
    return std::unexpected(error_at(statement.span, "'words' lists no words",
                                    "write them after it or on the lines below it, up to an empty line"));
}

/// Returns the only sequence that the drawing marks in the only place that it fits.
std::expected<Slot, Diagnostic> one_sequence(const Statement& statement, const Layout& layout) {
    if (statement.drawings.size() != 1)
        return std::unexpected(
            error_at(statement.span, "'message' needs exactly one drawing", "number its cells in order"));
    const DrawingLines& drawing = statement.drawings.front();
    const auto fits = find_fits(layout, drawing, MarkUse::Sequences);
    if (!fits) return failure(fits);
    auto sequences = sequences_of(fits->front());
    if (!sequences) return failure(sequences);
    if (fits->size() == 1 && sequences->size() == 1) return std::move(sequences->front().cells);
    return std::unexpected(error_at(span_of(drawing), "the message is one sequence of cells",
                                    "draw the whole layout, and number its cells in order"));
}

}  // namespace

void read_metadata(std::span<const Statement> statements, PuzzleDraft& draft) {
    for (const Statement& statement : statements) {
        std::string* place = prose_of(draft.puzzle, statement.keyword);
        const bool is_words = statement.keyword == "words";
        if (place == nullptr && !is_words) continue;
        auto done = is_words ? read_words(statement, draft.puzzle.words) : read_prose(statement, *place);
        if (done && !statement.drawings.empty()) {
            done = std::unexpected(error_at(span_of(statement.drawings.front()),
                                            "'" + statement.keyword + "' has no drawing",
                                            is_words ? "an empty line ends the list of words" : ""));
        }
        draft.errors.take(std::move(done));
    }
}

void read_message(std::span<const Statement> statements, PuzzleDraft& draft) {
    for (const Statement& statement : statements) {
        if (statement.keyword != "message") continue;
        auto cells = draft.errors.take(one_sequence(statement, *draft.layout));
        if (!cells) continue;
        if (!draft.puzzle.message.empty()) {
            draft.refuse(error_at(statement.span, "the puzzle has a message already"));
        } else {
            draft.puzzle.message = std::move(*cells);
        }
    }
}

}  // namespace sator::text
