// In this order: the arguments, the drawing, the grid and its numbers, the statements line by line, and what stands below the
// kind's word in the puzzle's file.

#include "sator/text/definitions/expand_definition.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "sator/base/utf8.hpp"
#include "sator/text/algorithms/algorithm_table.hpp"
#include "sator/text/definitions/clue_lines.hpp"
#include "sator/text/definitions/drawn_kind.hpp"
#include "sator/text/definitions/each_statement.hpp"
#include "sator/text/definitions/kind_arguments.hpp"
#include "sator/text/definitions/kind_grid.hpp"
#include "sator/text/definitions/kind_sentence.hpp"
#include "sator/text/definitions/range_names.hpp"

namespace sator::text {

namespace {

/// Whether a line says no statement of its own.
bool is_part(const KindLine& line) {
    constexpr std::array<std::string_view, 3> kParts = {"grid", "lists", "clues"};
    return std::ranges::find(kParts, line.word) != kParts.end();
}

class DefinitionExpander {
  public:
    DefinitionExpander(const KindDefinition& definition, const KindRequest& request)
        : definition_(definition), request_(request) {}

    KindResult expand() {
        scope_.set_values(definition_.values);
        if (auto bound = bind_arguments(definition_, request_, scope_); !bound) return failed(bound);
        note_what_is_written();
        if (auto read = read_drawing(); !read) return failed(read);
        if (auto made = make_grid(); !made) return failed(made);
        if (auto checked = check_values(); !checked) return failed(checked);
        for (const KindLine& line : definition_.lines) {
            if (!holds(line.conditions) || is_part(line)) continue;
            if (auto added = add(line); !added) return failed(added);
        }
        if (drawn_) result_.more.push_back(drawn_->initial());
        if (auto added = add_what_is_below(); !added) return failed(added);
        result_.kind = kind();
        return std::move(result_);
    }

  private:
    using Done = std::expected<void, Diagnostic>;

    static std::unexpected<Diagnostic> failed(Done& done) { return std::unexpected(std::move(done.error())); }

    /// Lets conditions ask what the puzzle's file has.
    void note_what_is_written() {
        const auto note = [&](const char* name, bool is_there) {
            is_there ? scope_.set(name, name) : scope_.set_missing(name);
        };
        note("drawing", !request_.statement.drawings.empty());
        note("clues", !request_.statement.clues.empty());
        note("grid", request_.has_grid);
    }

    bool holds(const std::vector<KindCondition>& conditions) const {
        return std::ranges::all_of(
            conditions, [&](const KindCondition& c) { return scope_.holds(c.name) != c.is_negated; });
    }

    /// Returns the line of a word whose conditions hold, or null.
    const KindLine* line(std::string_view word) const {
        const auto found = std::ranges::find_if(
            definition_.lines, [&](const KindLine& l) { return l.word == word && holds(l.conditions); });
        return found == definition_.lines.end() ? nullptr : &*found;
    }

    Done read_drawing() {
        const auto drawing = std::ranges::find_if(definition_.drawings,
                                                  [&](const KindDrawing& d) { return holds(d.conditions); });
        if (drawing != definition_.drawings.end()) drawing_ = &*drawing;
        if (drawing_ != nullptr && drawing_->use == KindDrawing::Use::Signs) {
            auto drawn = read_drawn_kind(request_, *drawing_);
            if (!drawn) return std::unexpected(std::move(drawn.error()));
            drawn_ = std::move(*drawn);
        } else if (!request_.statement.drawings.empty() && !scope_.has("SIZE")) {
            auto letters = read_printed_lines(request_.statement.drawings.front());
            if (!letters) return std::unexpected(std::move(letters.error()));
            letters_ = std::move(*letters);
            note_largest_region();
        }
        return {};
    }

    /// LARGEST is the number of cells of the largest region.
    void note_largest_region() {
        std::map<std::u32string_view, std::size_t> sizes;
        std::size_t largest = 0;
        for (const auto& row : letters_) {
            for (const PrintedMark& mark : row) largest = std::max(largest, ++sizes[mark.text]);
        }
        scope_.set("LARGEST", std::to_string(largest));
    }

    Done make_grid() {
        auto made = make_kind_grid(definition_, request_, line("grid"), drawn_ ? &drawn_->grid : nullptr,
                                   letters_, scope_);
        if (!made) return std::unexpected(std::move(made.error()));
        grid_ = std::move(*made);
        result_.statements = grid_.statements;
        return {};
    }

    const PrintedGrid* grid() const { return drawn_ ? &drawn_->grid : grid_.sized ? &*grid_.sized : nullptr; }

    KindPlaces places() const {
        const bool has_regions = drawing_ != nullptr && drawing_->use == KindDrawing::Use::Regions;
        return {grid(), drawn_ ? &drawn_->open : grid(),
                has_regions && !letters_.empty() ? &letters_ : nullptr,
                drawn_ ? std::span<const DrawnSign>(drawn_->signs) : std::span<const DrawnSign>()};
    }

    Done check_values() const {
        const KindLine* range = line("range");
        if (!drawn_ || range == nullptr) return {};
        const auto text = range_text(*range);
        if (!text) return std::unexpected(text.error());
        const std::size_t places = text->find(" at ");
        return check_known_values(*drawn_, *drawing_, request_.statement.keyword, text->substr(0, places));
    }

    /// Returns what follows the word `range`, without names of values.
    std::expected<std::string, Diagnostic> range_text(const KindLine& range) const {
        std::vector<ValueName> names;
        const LineSlice slice{range.text.line, range.text.column, without_comment(range.text.text)};
        const auto text = take_value_names(slice, names);
        if (!text) return std::unexpected(text.error());
        const auto values = scope_.replaced(*text);
        if (!values) return std::unexpected(error_at(request_.statement.span, values.error()));
        return values->value_or("");
    }

    /// Returns the error that a line `refuse "MESSAGE" "HINT"` states.
    Diagnostic refusal(const KindLine& part) const {
        std::vector<LineSlice> pieces = {part.text};
        pieces.insert(pieces.end(), part.more.begin(), part.more.end());
        const auto texts = read_arguments(pieces);
        if (!texts || texts->empty()) return error_at(request_.statement.span, "the kind refuses this");
        return error_at(request_.statement.span, scope_.replaced_in_sentence((*texts)[0].text),
                        texts->size() > 1 ? scope_.replaced_in_sentence((*texts)[1].text) : "");
    }

    Done add(const KindLine& statement) {
        if (statement.word == "refuse") return std::unexpected(refusal(statement));
        if (statement.word == "each") {
            auto each = each_statements(statement, scope_, places());
            if (!each) return std::unexpected(at_use(std::move(each.error())));
            std::ranges::move(each->statements,
                              std::back_inserter(each->are_of_marks ? result_.more : result_.of_kind));
            return {};
        }
        const bool is_range = statement.word == "range";
        if (is_range && !grid_.has_own_range) return {};
        auto text = is_range ? range_statement(statement) : statement_of(statement, scope_, places());
        if (!text) return std::unexpected(at_use(std::move(text.error())));
        result_.of_kind.push_back({with_grid_name(std::move(*text))});
        return {};
    }

    /// An error of the kind's own text is shown at the word that uses it.
    Diagnostic at_use(Diagnostic error) const {
        const bool is_mark =
            std::ranges::any_of(request_.statement.drawings, [&](const DrawingLines& drawing) {
                return std::ranges::any_of(drawing,
                                           [&](const LineSlice& l) { return l.line == error.span.line; });
            });
        if (!is_mark) error.span = request_.statement.span;
        return error;
    }

    std::expected<std::string, Diagnostic> range_statement(const KindLine& range) const {
        auto text = range_text(range);
        if (!text) return text;
        if (text->empty()) return std::string();
        const std::size_t at = std::min(text->find(" at "), text->size());
        if (at == text->size())
            return "range " + *text + (grid_.name.empty() ? "" : " at" + grid_.name) + "\n";
        auto resolved = places().resolved(text->substr(at + 4), nullptr);
        if (!resolved) return std::unexpected(error_at(range.span, resolved.error()));
        return resolved->empty() ? std::string() : "range " + text->substr(0, at) + " at " + *resolved + "\n";
    }

    /// If the grid is one of several, the rows, columns and boxes are its own.
    std::string with_grid_name(std::string text) const {
        const std::size_t at = text.find(" at ");
        if (grid_.name.empty() || at == std::string::npos || text.starts_with("range ")) return text;
        for (std::size_t end = text.find_first_of(";\n", at); end != std::string::npos;
             end = text.find_first_of(";\n", end + 1)) {
            const std::string name = " of" + grid_.name;
            const std::size_t begin = text.find_last_of(";", end - 1);
            const bool is_of_regions =
                text.substr(begin == std::string::npos || begin < at ? at + 4 : begin + 1)
                    .starts_with("regions");
            if (is_of_regions) continue;
            text.insert(end, name);
            end += name.size();
            if (text[end] == '\n') break;
        }
        return text;
    }

    /// Says what the lists, the indented lines and the drawing below the kind's word are.
    Done add_what_is_below() {
        if (const KindLine* lists = line("lists")) {
            auto head = list_head(*lists);
            if (!head) return std::unexpected(std::move(head.error()));
            result_.list_head = std::move(*head);
        }
        const auto is_pattern = [](const KindLine& l) { return l.word == "clues" && has_patterns(l); };
        if (std::ranges::any_of(definition_.lines, is_pattern)) {
            auto clues = clue_statements(definition_, request_, scope_);
            if (!clues) return std::unexpected(std::move(clues.error()));
            std::ranges::move(*clues, std::back_inserter(result_.more));
            result_.reads_clues = true;
        } else if (const KindLine* clues = line("clues")) {
            const auto text = replaced_line(*clues, scope_, request_.statement.span);
            if (!text) return std::unexpected(text.error());
            const std::size_t end = std::min(text->find(' '), text->size());
            result_.clue_word = text->empty() ? to_utf8(first_word(clues->text.text)) : text->substr(0, end);
            result_.clue_arguments = text->substr(std::min(end + 1, text->size()));
        }
        if (drawn_) {
            result_.reads_drawings = true;
            result_.marks = drawn_->marks;
            result_.marks_are_values = std::ranges::none_of(drawing_->signs, [](const KindSign& sign) {
                return sign.place == KindSign::Place::Cell && sign.patterns.front().has_numbers() &&
                       sign.value.empty();
            });
            return {};
        }
        const auto use = drawing_ == nullptr ? KindDrawing::Use::Values : drawing_->use;
        result_.drawing_word = use == KindDrawing::Use::Regions ? "regions"
                               : use == KindDrawing::Use::Clues ? drawing_->rule
                                                                : "initial";
        return {};
    }

    /// Returns `clues count "*" ?` for `lists left top: count star N`.
    std::expected<std::string, Diagnostic> list_head(const KindLine& lists) {
        scope_.set("N", "?");
        const auto text = replaced_line(lists, scope_, request_.statement.span);
        if (!text) return std::unexpected(text.error());
        std::string_view statement = *text;
        statement.remove_prefix(std::min(statement.find(':') + 1, statement.size()));
        statement.remove_prefix(std::min(statement.find_first_not_of(' '), statement.size()));
        // A rule with no other argument takes its clues as they are, e.g. those of several numbers.
        const bool is_alone = std::ranges::count(statement, ' ') == 1;
        if (is_alone && statement.ends_with(" ?")) statement.remove_suffix(2);
        const bool is_whole = statement.starts_with("regexes");
        return (is_whole ? "" : "clues ") + std::string(statement) + "\n";
    }

    PuzzleKind kind() const {
        PuzzleKind kind{definition_.name, {}, {}, definition_.values, definition_.shared_from_this()};
        for (const KindParameter& parameter : definition_.parameters) {
            const std::string name =
                parameter.type == KindParameter::Type::Keys ? std::string(kKeys) : parameter.name;
            if (scope_.has(name)) kind.parameters.emplace_back(name, scope_.value(name));
        }
        for (const char* name : {"SIZE", "ROWS", "COLUMNS", "CELLS"}) {
            if (scope_.has(name) && definition_.parameter(name) == nullptr)
                kind.parameters.emplace_back(name, scope_.value(name));
        }
        kind.says =
            kind_sentences(definition_, scope_, [&](const auto& conditions) { return holds(conditions); });
        if (!drawn_) return kind;
        for (const DrawnSign& sign : drawn_->signs) {
            kind.marks.push_back({static_cast<std::uint32_t>(sign.place.row),
                                  static_cast<std::uint32_t>(sign.place.column), sign.text,
                                  sign.meaning->name, sign.meaning->place == KindSign::Place::Block,
                                  sign.meaning->place == KindSign::Place::Between, sign.numbers, sign.span});
        }
        return kind;
    }

    const KindDefinition& definition_;
    const KindRequest& request_;
    KindScope scope_;
    KindExpansion result_;
    const KindDrawing* drawing_ = nullptr;
    std::optional<DrawnKind> drawn_;
    PrintedDrawing letters_;  // of a drawing without signs
    KindGrid grid_;
};

}  // namespace

KindResult expand_definition(const KindDefinition& definition, const KindRequest& request) {
    if (definition.algorithm.empty()) return DefinitionExpander(definition, request).expand();
    auto expansion = find_algorithm(definition.algorithm)->expand(request);
    if (!expansion) return expansion;
    expansion->kind = PuzzleKind{definition.name, {}, {}, definition.values, definition.shared_from_this()};
    expansion->kind->says = kind_sentences(definition, {}, &std::vector<KindCondition>::empty);
    return expansion;
}

KindResult expand_kind(const Kind& kind, const KindRequest& request) {
    return kind.definition == nullptr ? kind.expand(request) : expand_definition(*kind.definition, request);
}

Kind kind_of(const KindDefinition& definition) {
    const bool has_example = !definition.examples.empty();
    return {.name = definition.name,
            .names = definition.names,
            .syntax = definition.syntax,
            .summary = definition.summary,
            .makes_grid = makes_grid(definition),
            .example = has_example ? std::string_view(definition.examples.front().text) : std::string_view(),
            .example_solutions = has_example ? definition.examples.front().solutions : 0,
            .expand = nullptr,
            .definition = &definition};
}

}  // namespace sator::text
