#include "sator/text/read/clue_text_statements.hpp"

#include <algorithm>

#include "sator/base/errors.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

constexpr const char* kForm = "write clue across 1 \"…\", or clue down 2 \"…\"";

/// Reads a number and a text.
std::expected<void, Diagnostic> read_text(std::span<const Argument> arguments, const std::string& direction,
                                          const SourceSpan& span, PuzzleDraft& draft) {
    if (arguments.size() != 2)
        return std::unexpected(error_at(span, "a clue has a number and a text in quotes", kForm));
    const auto number = arguments[0].kind == Argument::Kind::Bare
                            ? to_whole_number<std::uint32_t>(arguments[0].text)
                            : std::nullopt;
    if (!number)
        return std::unexpected(error_at(arguments[0].span, "this is not the number of a clue", kForm));
    if (arguments[1].kind != Argument::Kind::Quoted)
        return std::unexpected(error_at(arguments[1].span, "the text of a clue is written in quotes", kForm));
    const auto is_same = [&](const ClueText& clue) {
        return clue.direction == direction && clue.number == *number;
    };
    if (std::ranges::any_of(draft.puzzle.clue_texts, is_same))
        return std::unexpected(error_at(
            arguments[0].span, "clue " + arguments[0].text + " " + direction + " has a text already"));
    draft.puzzle.clue_texts.push_back({direction, *number, arguments[1].text});
    return {};
}

std::expected<void, Diagnostic> read_statement(const Statement& statement, PuzzleDraft& draft) {
    auto arguments = read_arguments(statement.text);
    if (!arguments) return failure(arguments);
    const std::string direction = arguments->empty() ? "" : arguments->front().text;
    if (direction != "across" && direction != "down")
        return std::unexpected(error_at(arguments->empty() ? statement.span : arguments->front().span,
                                        "the direction of the clue is missing", kForm));
    if (!statement.drawings.empty())
        return std::unexpected(error_at(span_of(statement.drawings.front()), "'clue' has no drawing"));
    const auto rest = std::span(*arguments).subspan(1);
    if (!rest.empty() || statement.clues.empty()) {
        if (auto done = read_text(rest, direction, statement.span, draft); !done) return done;
    }
    for (const LineSlice& line : statement.clues) {
        auto own = read_arguments({&line, 1});
        if (!own) return failure(own);
        if (auto done = read_text(*own, direction, line.span(0, line.text.size()), draft); !done) return done;
    }
    return {};
}

}  // namespace

void read_clue_texts(std::span<const Statement> statements, PuzzleDraft& draft) {
    for (const Statement& statement : statements) {
        if (statement.keyword == "clue") draft.errors.take(read_statement(statement, draft));
    }
}

}  // namespace sator::text
