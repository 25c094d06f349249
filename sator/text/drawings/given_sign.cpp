#include "sator/text/drawings/given_sign.hpp"

#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/parse_symbol_list.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

constexpr const char* kHint =
    "write a sign, the value of its cell, and values near it: given_sign \"<\" S, right S";

struct Direction {
    std::string_view name;
    std::int32_t down, right;
};
constexpr std::array<Direction, 4> kDirections = {
    {{"up", -1, 0}, {"down", 1, 0}, {"left", 0, -1}, {"right", 0, 1}}};

/// Reads the words of one part from `next` on, up to a comma.
std::expected<GivenSign::Part, Diagnostic> read_part(std::span<const Token> tokens, std::size_t& next,
                                                     const Alphabet& alphabet, SourceSpan span) {
    GivenSign::Part part;
    for (; next < tokens.size() && tokens[next].separator == 0; ++next) {
        const Argument& word = tokens[next].argument;
        const auto direction = std::ranges::find(kDirections, word.text, &Direction::name);
        if (word.kind == Argument::Kind::Bare && direction != kDirections.end()) {
            part.down += direction->down;
            part.right += direction->right;
            continue;
        }
        const auto symbols = parse_symbol_list({&word, 1});
        if (!symbols) return failure(symbols);
        const auto value = symbols->size() == 1 ? alphabet.find(symbols->front()) : std::nullopt;
        if (!value) return std::unexpected(error_at(word.span, "no cell can hold " + word.text, kHint));
        part.value = ValueId(*value);
        ++next;
        if (next == tokens.size() || tokens[next].separator != 0) return part;
        return std::unexpected(error_at(tokens[next].argument.span, "a comma is missing here", kHint));
    }
    return std::unexpected(error_at(span, "the value is missing", kHint));
}

}  // namespace

std::expected<GivenSign, Diagnostic> read_given_sign(const Statement& statement, const Alphabet& alphabet) {
    const auto tokens = read_tokens(statement.text);
    if (!tokens) return failure(tokens);
    if (tokens->empty() || tokens->front().separator != 0)
        return std::unexpected(error_at(statement.span, "the sign is missing", kHint));
    GivenSign sign{to_code_points(tokens->front().argument.text), {}};
    std::size_t next = 1;
    do {
        const auto part = read_part(*tokens, next, alphabet, statement.span);
        if (!part) return failure(part);
        sign.parts.push_back(*part);
    } while (next++ < tokens->size());
    return sign;
}

}  // namespace sator::text
