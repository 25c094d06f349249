#include "sator/text/definitions/each_statement.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"

namespace sator::text {

namespace {

constexpr std::string_view kIt = "it";
/// The message of a place without cells.
constexpr std::string_view kNoCell = "no cell is there";
/// The place of the language that is written with one cell: "around self R2C2".
constexpr std::string_view kAroundSelf = "around self it";

/// A statement in three parts: `count lamp 1..`, the places after `at`, and `as "…"` with what follows.
struct StatementParts {
    std::string head, places, label;
    bool has_places = false;
};

/// Finds a text outside of quotes.
std::size_t find_outside(std::string_view text, std::string_view wanted, std::size_t from = 0) {
    bool is_quoted = false;
    for (std::size_t at = 0; at + wanted.size() <= text.size(); ++at) {
        is_quoted ^= text[at] == '"';
        if (!is_quoted && at >= from && text.substr(at).starts_with(wanted)) return at;
    }
    return std::string_view::npos;
}

StatementParts parts_of(std::string_view text) {
    constexpr std::string_view kAt = " at ", kAs = " as ";
    const std::size_t at = find_outside(text, kAt);
    if (at == std::string_view::npos) return {std::string(text), {}, {}, false};
    const std::size_t from = at + kAt.size();
    const std::size_t as = std::min(find_outside(text, kAs, from - 1), text.size());
    return {std::string(text.substr(0, at)), std::string(text.substr(from, as - from)),
            std::string(text.substr(as)), true};
}

std::string text_of(const StatementParts& parts) {
    return parts.head + (parts.has_places ? " at " + parts.places : "") + parts.label + "\n";
}

/// Returns a line's text with the indented lines below it, without comments.
std::string whole_text(const KindLine& line) {
    std::string text = to_utf8(without_comment(line.text.text));
    for (const LineSlice& more : line.more) text += " " + to_utf8(without_comment(more.text));
    while (text.ends_with(' ')) text.pop_back();
    return text;
}

/// Returns the text from the first character on that is no blank.
std::string_view trimmed_front(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    return text;
}

/// Returns the drawing below a line, with its names replaced.
ReplacedText drawing_of(const KindLine& line, const KindScope& scope) {
    std::string text;
    for (const LineSlice& drawn : line.drawing) {
        auto replaced = scope.replaced(to_utf8(drawn.text));
        if (!replaced || !*replaced) return replaced;
        text += **replaced + "\n";
    }
    return text.empty() ? text : text + "\n";
}

/// Returns the first word of a statement, which is not replaced, and the rest.
std::pair<std::string_view, std::string_view> divided(std::string_view statement) {
    const std::size_t end = std::min(statement.find(' '), statement.size());
    return {statement.substr(0, end), statement.substr(end)};
}

/// Such places are nowhere if the next sign in a direction is another one.
constexpr std::string_view kTowardsLike = " towards like it";

class EachWriter {
  public:
    EachWriter(const KindLine& line, const KindScope& scope, const KindPlaces& places)
        : line_(line), scope_(scope), places_(places), text_(whole_text(line)) {}

    std::expected<EachStatements, Diagnostic> write() {
        const std::size_t colon = text_.find(':');
        if (colon == std::string::npos)
            return std::unexpected(error_at(line_.span, "':' and a statement are missing after 'each'",
                                            "write e.g. 'each cell: count lamp 1.. at it and sight of it'"));
        std::string_view selector = std::string_view(text_).substr(0, colon);
        while (selector.ends_with(' ')) selector.remove_suffix(1);
        statement_ = trimmed_front(std::string_view(text_).substr(colon + 1));
        const auto items = items_of(selector);
        if (!items) return std::unexpected(error_at(line_.span, items.error()));
        if (items->size() > kMostStatements)
            return std::unexpected(error_at(line_.span, "'each' stands for too many statements",
                                            "at most " + std::to_string(kMostStatements)));
        // A statement that compares marks is a rule of the kind, because none of its marks can be left out alone.
        compares_marks_ = statement_.contains(" like it");
        are_of_marks_ = std::ranges::any_of(*items, is_of_mark) && selector != "region" && !compares_marks_;
        for (const KindItem& item : *items) {
            if (auto added = add(item); !added) return failure(added);
        }
        EachStatements result{{}, are_of_marks_};
        for (const auto& [parts, span] : written_) result.statements.push_back({text_of(parts), span});
        return result;
    }

  private:
    using Items = std::expected<std::vector<KindItem>, std::string>;

    static bool is_of_mark(const KindItem& item) { return item.span.line != 0; }

    Items items_of(std::string_view selector) const {
        const std::size_t in = selector.find(" in "), dots = selector.find("..");
        return in < dots && dots != std::string_view::npos ? numbers(selector, in, dots)
                                                           : places_.items(selector);
    }

    /// Returns an item for each number of `N in 1..9`, or for each pair of `M < N in 1..9`.
    Items numbers(std::string_view selector, std::size_t in, std::size_t dots) const {
        constexpr std::size_t kIn = 4;  // letters of " in "
        const auto first = scope_.number(selector.substr(in + kIn, dots - in - kIn)),
                   last = scope_.number(selector.substr(dots + 2));
        if (!first || !last || *last - *first >= static_cast<std::int64_t>(kMostStatements))
            return std::unexpected(std::string("these are no numbers to go through"));
        const std::string_view names = selector.substr(0, in);
        const std::size_t less = names.find(" < ");
        const auto item = [](std::string_view name, std::int64_t number) {
            return DrawnNumber{std::string(name), static_cast<std::uint32_t>(number)};
        };
        std::vector<KindItem> items;
        for (std::int64_t i = *first; i <= *last; ++i) {
            if (less == std::string_view::npos)
                items.push_back({{}, {}, std::to_string(i), {item(names, i)}, {0, 0, 0}});
            for (std::int64_t j = i + 1; less != std::string_view::npos && j <= *last; ++j) {
                if (items.size() > kMostStatements) return items;
                items.push_back({{},
                                 {},
                                 std::to_string(i) + " and " + std::to_string(j),
                                 {item(names.substr(0, less), i), item(names.substr(less + 3), j)},
                                 {0, 0, 0}});
            }
        }
        return items;
    }

    std::expected<void, Diagnostic> add(const KindItem& item) {
        KindScope scope = scope_;
        scope.set(std::string(kIt), item.name);
        bool is_zero = false;
        for (const DrawnNumber& number : item.numbers) {
            if (number.name.empty()) continue;
            scope.set(number.name, std::to_string(number.value));
            is_zero |= number.value == 0 && is_of_mark(item);
        }
        const auto [word, rest] = divided(statement_);
        const auto replaced = scope.replaced(rest);
        if (!replaced) return std::unexpected(error_at(line_.span, replaced.error()));
        if (!*replaced) return {};
        StatementParts parts = parts_of(std::string(word) + **replaced);
        if (!parts.has_places)
            return std::unexpected(error_at(line_.span, "the statement after 'each' has no places",
                                            "write 'at it' or 'at beside it'"));
        auto places = places_.resolved(parts.places, item.has_place() ? &item : nullptr);
        const bool may_be_nowhere = !item.has_place() || parts.places.find(kTowardsLike) != std::string::npos;
        if (places && places->empty() && may_be_nowhere) return {};
        if (places && places->empty()) places = std::unexpected(std::string(kNoCell));
        if (!places && is_zero) return {};
        if (!places) return std::unexpected(nothing_there(item, parts.places, places.error()));
        if (is_how_many(item, rest)) {
            if (auto fits = check_count(item, word, parts.places, *places); !fits) return fits;
        }
        parts.places = std::move(*places);
        // Equal signs say the same of the same cells, e.g. `at like it`.
        if (!compares_marks_ || said_.insert(text_of(parts)).second) join(std::move(parts), item.span);
        return {};
    }

    /// Returns whether the last word of a statement before its places is the number of `it`: `lamp N at beside it`.
    static bool is_how_many(const KindItem& item, std::string_view rest) {
        const std::string_view before = rest.substr(0, rest.find(" at "));
        return !item.numbers.empty() && before.ends_with(" " + item.numbers.back().name);
    }

    /// Refuses a number that counts more cells than there are.
    std::expected<void, Diagnostic> check_count(const KindItem& item, std::string_view word,
                                                std::string_view written, std::string places) const {
        if (written == kAroundSelf) places = places_.resolved("it and around it", &item).value_or("");
        const bool are_cells = word == "count" && places.starts_with('R') &&
                               places.find_first_of(";:") == std::string_view::npos;
        if (!are_cells || item.numbers.empty() || !is_of_mark(item)) return {};
        const auto cells = static_cast<std::size_t>(std::ranges::count(places, ' ')) + 1;
        if (item.numbers.back().value <= cells) return {};
        return std::unexpected(error_at(
            item.span,
            "this number is greater than the number of cells that it counts, " + std::to_string(cells)));
    }

    Diagnostic nothing_there(const KindItem& item, const std::string& places,
                             const std::string& message) const {
        const SourceSpan span = item.span.line == 0 ? line_.span : item.span;
        std::string_view near = trimmed(places);
        if (near.starts_with("run ")) near.remove_prefix(4);
        // "beside it" and "right of it" can be said to a person; other places are quoted.
        const bool is_near = near.ends_with(" it") && near.find_first_of(":;") == std::string_view::npos &&
                             near.find(" and ") == std::string_view::npos;
        if (message == kNoCell && is_near)
            return error_at(span,
                            "no cell is " + std::string(near.substr(0, near.size() - kIt.size())) + item.name,
                            item.numbers.empty() ? "" : "leave out what is written there");
        return error_at(span,
                        "for " + item.name + " " + message + ": 'at " + std::string(trimmed(places)) + "'");
    }

    void join(StatementParts parts, SourceSpan span) {
        const bool is_same = !are_of_marks_ && !written_.empty() &&
                             written_.back().first.head == parts.head &&
                             written_.back().first.label == parts.label;
        if (is_same) {
            written_.back().first.places += "; " + parts.places;
        } else {
            written_.emplace_back(std::move(parts), are_of_marks_ ? span : SourceSpan{0, 0, 0});
        }
    }

    const KindLine& line_;
    const KindScope& scope_;
    const KindPlaces& places_;
    std::string text_;
    std::string_view statement_;
    bool are_of_marks_ = false, compares_marks_ = false;
    std::set<std::string> said_;  // statements that compare marks, before they are joined
    std::vector<std::pair<StatementParts, SourceSpan>> written_;
};

}  // namespace

std::expected<std::string, Diagnostic> statement_of(const KindLine& line, const KindScope& scope,
                                                    const KindPlaces& places) {
    const auto replaced = scope.replaced(whole_text(line));
    if (!replaced) return std::unexpected(error_at(line.span, replaced.error()));
    if (!*replaced) return std::string();
    StatementParts parts = parts_of(" " + **replaced);
    if (parts.has_places) {
        auto resolved = places.resolved(parts.places, nullptr);
        if (!resolved) return std::unexpected(error_at(line.span, resolved.error()));
        if (resolved->empty()) return std::string();
        parts.places = std::move(*resolved);
    }
    while (parts.head.ends_with(' ')) parts.head.pop_back();
    const auto drawing = drawing_of(line, scope);
    if (!drawing) return std::unexpected(error_at(line.span, drawing.error()));
    if (!*drawing) return std::string();
    return line.word + text_of(parts) + **drawing;
}

std::expected<EachStatements, Diagnostic> each_statements(const KindLine& line, const KindScope& scope,
                                                          const KindPlaces& places) {
    return EachWriter(line, scope, places).write();
}

}  // namespace sator::text
