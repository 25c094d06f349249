// In this order: the arguments, the drawing, the grid and its numbers, the statements line by line, and what stands below the
// kind's word in the puzzle's file.

#include "sator/text/definitions/expand_definition.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/algorithms/algorithm_table.hpp"
#include "sator/text/definitions/below_kind.hpp"
#include "sator/text/definitions/drawn_kind.hpp"
#include "sator/text/definitions/each_statement.hpp"
#include "sator/text/definitions/kind_arguments.hpp"
#include "sator/text/definitions/kind_conditions.hpp"
#include "sator/text/definitions/kind_grid.hpp"
#include "sator/text/definitions/kind_of_puzzle.hpp"
#include "sator/text/scope/range_names.hpp"

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
        if (auto bound = bind_arguments(definition_, request_, scope_); !bound) return failure(bound);
        note_what_is_written();
        if (auto read = read_drawing(); !read) return failure(read);
        if (auto made = make_grid(); !made) return failure(made);
        if (auto checked = check_values(); !checked) return failure(checked);
        for (const KindLine& line : definition_.lines) {
            if (!holds(line.conditions) || is_part(line)) continue;
            if (auto added = add(line); !added) return failure(added);
        }
        if (drawn_) result_.more.push_back(drawn_->initial());
        const DrawnKind* drawn = drawn_ ? &*drawn_ : nullptr;
        const KindUse use{definition_, request_, scope_, drawing_, drawn};
        if (auto read = read_what_is_below(use, result_); !read) return failure(read);
        result_.kind = kind_of_puzzle(definition_, scope_, drawn);
        return std::move(result_);
    }

  private:
    using Done = std::expected<void, Diagnostic>;

    /// Lets conditions ask whether the puzzle's file has a drawing, clues or a grid.
    void note_what_is_written() {
        const auto note = [&](const char* name, bool is_there) {
            if (is_there) scope_.note_condition(name);
        };
        note("drawing", !request_.statement.drawings.empty());
        note("clues", !request_.statement.clues.empty());
        note("grid", request_.has_grid);
    }

    bool holds(const std::vector<KindCondition>& conditions) const { return all_hold(conditions, scope_); }

    const KindLine* line(std::string_view word) const { return line_that_holds(definition_, word, scope_); }

    Done read_drawing() {
        const auto drawing = std::ranges::find_if(definition_.drawings,
                                                  [&](const KindDrawing& d) { return holds(d.conditions); });
        if (drawing != definition_.drawings.end()) drawing_ = &*drawing;
        if (drawing_ != nullptr && drawing_->use == KindDrawing::Use::Signs) {
            auto drawn = read_drawn_kind(request_, *drawing_);
            if (!drawn) return failure(drawn);
            drawn_ = std::move(*drawn);
            for (const DrawnSign& sign : drawn_->signs) scope_.note_condition(sign.meaning->name);
            note_numbers();
            scope_.set("LARGEST", std::to_string(drawn_->largest_group()));
            letters_ = drawn_->regions;
            return drawing_->has_regions ? note_regions() : Done();
        } else if (!request_.statement.drawings.empty() && !scope_.has("SIZE")) {
            auto letters = read_printed_lines(request_.statement.drawings.front());
            if (!letters) return failure(letters);
            letters_ = std::move(*letters);
            return note_regions();
        }
        return {};
    }

    /// NUMBERS are the numbers of the drawing in reading order, with ? for the sign `?`; NUMBERED are their cells. SIGNED are those of all
    /// signs with a name or a number, and SIGNS the names of these signs;
    /// MARKED are those of signs whose name begins with `marked`.
    void note_numbers() {
        std::string numbers, cells, all, names, marked;
        for (const DrawnSign& sign : drawn_->signs) {
            const bool is_in_cell = sign.meaning->place == KindSign::Place::Cell;
            if (is_in_cell && (!sign.numbers.empty() || !sign.meaning->name.empty())) {
                names += (all.empty() ? "" : " ") + sign.meaning->name;
                all += (all.empty() ? "" : " ") + drawn_->grid.name(sign.place);
            }
            if (is_in_cell && sign.meaning->name.starts_with("marked"))
                marked += (marked.empty() ? "" : " ") + drawn_->grid.name(sign.place);
            if (!is_in_cell || (sign.numbers.empty() && !sign.text.ends_with('?'))) continue;
            const std::string blank = numbers.empty() ? "" : " ";
            numbers += blank + (sign.numbers.empty() ? "?" : std::to_string(sign.numbers.front().value));
            cells += blank + drawn_->grid.name(sign.place);
        }
        const auto note = [&](const char* name, std::string value) {
            value.empty() ? scope_.set_missing(name) : scope_.set(name, std::move(value));
        };
        note("NUMBERS", std::move(numbers));
        note("NUMBERED", std::move(cells));
        note("SIGNED", std::move(all));
        note("SIGNS", std::move(names));
        note("MARKED", std::move(marked));
    }

    /// LARGEST is the number of cells of the largest region. Returns an error if a region has another size than the kind says.
    Done note_regions() {
        std::map<std::u32string_view, std::pair<std::size_t, SourceSpan>> regions;
        std::size_t largest = 0;
        for (const auto& row : letters_) {
            for (const PrintedMark& mark : row) {
                auto& [size, span] = regions.try_emplace(mark.text, 0, mark.span).first->second;
                largest = std::max(largest, ++size);
            }
        }
        scope_.set("LARGEST", std::to_string(largest));
        const std::size_t wanted = drawing_ == nullptr ? 0 : drawing_->region_size;
        for (const auto& [letter, region] : regions) {
            if (wanted == 0 || letter == U"." || region.first == wanted) continue;
            return std::unexpected(error_at(region.second,
                                            "region " + to_utf8(letter) + " has " +
                                                std::to_string(region.first) +
                                                (region.first == 1 ? " cell" : " cells"),
                                            "each region has " + std::to_string(wanted)));
        }
        return {};
    }

    Done make_grid() {
        auto made = make_kind_grid(definition_, request_, line("grid"), drawn_ ? &drawn_->grid : nullptr,
                                   letters_, scope_);
        if (!made) return failure(made);
        grid_ = std::move(*made);
        result_.statements = grid_.statements + (drawn_ ? regions_statement() : "");
        return {};
    }

    /// Returns the statement `regions` with the letters before the marks of the drawing, and the blocks; empty if it has none.
    std::string regions_statement() const {
        if (letters_.empty()) return {};
        std::string text = "regions\n";
        for (std::size_t row = 0; row < letters_.size(); ++row) {
            text += "|";
            for (std::size_t column = 0; column < letters_[row].size(); ++column) {
                const PrintedPlace at{static_cast<int>(row), static_cast<int>(column)};
                text += " " + (drawn_->grid.is_cell(at) ? to_utf8(letters_[row][column].text)
                                                        : drawn_->grid.hole_sign(at));
            }
            text += "\n";
        }
        return text + "\n";
    }

    const PrintedGrid* grid() const { return drawn_ ? &drawn_->grid : grid_.sized ? &*grid_.sized : nullptr; }

    KindPlaces places() const {
        const bool has_regions = drawing_ != nullptr && drawing_->draws_regions();
        return {grid(), drawn_ ? &drawn_->open : grid(),
                has_regions && !letters_.empty() ? &letters_ : nullptr,
                drawn_ ? std::span<const DrawnSign>(drawn_->signs) : std::span<const DrawnSign>()};
    }

    Done check_values() const {
        const KindLine* range = line("range");
        if (!drawn_ || range == nullptr) return {};
        const auto text = range_text(*range);
        if (!text) return failure(text);
        const std::size_t places = text->find(" at ");
        return check_known_values(*drawn_, *drawing_, request_.statement.keyword, text->substr(0, places));
    }

    /// Returns what follows the word `range`, without names of values.
    std::expected<std::string, Diagnostic> range_text(const KindLine& range) const {
        std::vector<ValueName> names;
        const LineSlice slice{range.text.line, range.text.column, without_comment(range.text.text)};
        const auto text = take_value_names(slice, names);
        if (!text) return failure(text);
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
        result_.of_kind.push_back({grid_.with_name(std::move(*text))});
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
    // The algorithm knows which arguments fit. Here they only give the sentences their numbers.
    KindScope scope;
    static_cast<void>(bind_arguments(definition, request, scope));
    expansion->kind = kind_of_puzzle(definition, scope, nullptr);
    return expansion;
}

KindResult expand_kind(const Kind& kind, const KindRequest& request) {
    return expand_definition(*kind.definition, request);
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
            .definition = &definition};
}

}  // namespace sator::text
