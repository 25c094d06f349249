#include "sator/text/edit/clue_site.hpp"

#include <algorithm>

#include "sator/rules/any_of.hpp"
#include "sator/text/edit/edit_draft.hpp"
#include "sator/text/kinds/kind_table.hpp"
#include "sator/text/places/read_places.hpp"
#include "sator/text/read/placed_rules.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

bool is_at(const LineSlice& slice, SourceSpan span) {
    return slice.line == span.line && span.column >= slice.column &&
           span.column <= slice.column + slice.text.size();
}

std::optional<ClueSite> item_site(const SatorReading& reading, const RuleStatement& rule) {
    if (rule.list_span.line == 0) return std::nullopt;
    for (const ClueBlock& block : reading.blocks) {
        for (const ClueList& list : block.lists) {
            for (std::size_t line = 0; line < list.lines.size(); ++line) {
                const auto& clues = list.lines[line].clues;
                for (std::size_t i = 0; i < clues.size(); ++i) {
                    if (clues[i].empty() || clues[i].front().span != rule.span) continue;
                    return ClueSite{ClueSite::Kind::Item, list.statement, nullptr, &block, &list, line, i};
                }
            }
        }
    }
    return std::nullopt;
}

bool states(const Statement& statement, SourceSpan span) {
    return statement.span == span ||
           std::ranges::any_of(statement.text, [&](const LineSlice& slice) { return is_at(slice, span); });
}

/// Removes the rule's name from the beginning of the text of a `rule` statement. Returns nullopt if it is a negation.
std::optional<std::vector<LineSlice>> without_name(const Statement& statement) {
    std::vector<LineSlice> text = statement.text;
    if (statement.keyword == "not") return std::nullopt;
    if (statement.keyword != "rule" || is_expression(text.front().text)) return text;
    LineSlice& first = text.front();
    const std::u32string_view name = first_word(first.text);
    if (name == U"not") return std::nullopt;
    const std::size_t begin = std::min(first.text.find_first_not_of(U" \t", name.size()), first.text.size());
    first.text.remove_prefix(begin);
    first.column += static_cast<std::uint32_t>(begin);
    return text;
}

}  // namespace

ClueSite find_site(const SatorReading& reading, std::size_t index) {
    const RuleStatement& rule = reading.draft.puzzle.rules[index];
    // The places of rules that another file states are those of that file.
    if (rule.is_of_kind || rule.span.line == 0 || reading.draft.imported) return {};
    if (auto item = item_site(reading, rule)) return *item;
    for (const Statement& statement : reading.list.statements) {
        if (is_block_of_rules(statement.keyword) && statement.span == rule.span)
            return {ClueSite::Kind::Statement, &statement};
        for (const LineSlice& clue : statement.clues) {
            if (is_at(clue, rule.span)) return {ClueSite::Kind::Line, &statement, &clue};
        }
        if (states(statement, rule.span) && reading.draft.kinds.of(statement) == nullptr)
            return {ClueSite::Kind::Statement, &statement};
    }
    return {};
}

std::optional<ClueParts> parts_of(const EditDraft& draft, const ClueSite& site) {
    const auto text = site.clue != nullptr ? std::vector{*site.clue} : without_name(*site.statement);
    if (!text) return std::nullopt;
    const bool is_expressed =
        site.clue == nullptr && site.statement->keyword == "rule" && is_expression(text->front().text);
    auto line = divide_rule_line(*text, is_expressed);
    if (!line) return std::nullopt;
    std::vector<LineSlice> places = line->places;
    std::vector<LineSlice> arguments = line->arguments;
    if (site.clue != nullptr && places.empty()) {
        auto read = read_arguments(arguments);
        if (!read) return std::nullopt;
        places = take_places(*read, arguments.front());
        if (places.empty()) return std::nullopt;
        LineSlice& first = arguments.front();
        first.text = first.text.substr(0, places.front().column - first.column);
        first.text = first.text.substr(0, first.text.find_last_not_of(U" \t") + 1);
    }
    const auto begin = [&](const LineSlice& slice) { return draft.offset(slice.line, slice.column); };
    const auto end = [&](const LineSlice& slice) { return begin(slice) + slice.text.size(); };
    ClueParts parts{begin(arguments.front()), end(arguments.back())};
    if (places.empty()) return parts;
    parts.places_from = begin(places.front());
    parts.places_to = end(places.back());
    parts.has_places = true;
    return parts;
}

std::vector<PlacePiece> pieces_of_places(const EditDraft& draft, const ClueParts& parts) {
    std::vector<PlacePiece> pieces;
    const std::u32string_view text = draft.reading.text;
    for (std::size_t from = parts.places_from; from <= parts.places_to;) {
        const std::size_t end = std::min(text.find(U';', from), parts.places_to);
        const LineSlice slice{1, 1, text.substr(from, end - from)};
        const auto read = read_places({&slice, 1}, draft.reading.draft.place_names());
        pieces.push_back({from, end, read ? read->size() : 0});
        from = end + 1;
    }
    return pieces;
}

}  // namespace sator::text
