// The equations are written into the layout as they are, a line each; each letter and digit is a cell. The letters are written
// once more, as the drawing of the rule equal, so that pictures show them.

#include <algorithm>
#include <utility>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/algorithms/algorithm_table.hpp"

namespace sator::text {

namespace {

/// A sign of the equation that is no letter and no digit.
bool is_operator(char32_t c) {
    return std::u32string_view(U"+-*×=()").contains(c);
}

class EquationReader {
  public:
    explicit EquationReader(const KindRequest& request) {
        for (const Argument& argument : request.arguments) {
            std::u32string text = to_code_points(argument.text), line;
            // In a drawing, * is a cell.
            std::ranges::replace(text, U'*', U'×');
            for (const char32_t c : text) line += is_letter(c) || is_digit(c) ? U'*' : c;
            texts_.push_back(std::move(text));
            lines_.push_back(std::move(line));
        }
    }

    std::expected<void, Diagnostic> check(const KindRequest& request) const {
        for (std::size_t i = 0; i < texts_.size(); ++i) {
            const Argument& argument = request.arguments[i];
            for (std::size_t at = 0; at < texts_[i].size(); ++at) {
                const char32_t c = texts_[i][at];
                if (is_letter(c) || is_digit(c) || is_operator(c) || c == U' ') continue;
                SourceSpan span = argument.span;
                if (argument.is_verbatim) span = {span.line, span.column + static_cast<std::uint32_t>(at), 1};
                return std::unexpected(
                    error_at(span, "'" + to_utf8(texts_[i].substr(at, 1)) + "' has no meaning in an equation",
                             "write letters, digits, + - * and ="));
            }
            if (std::ranges::count(texts_[i], U'=') != 1 || !lines_[i].contains(U'*'))
                return std::unexpected(
                    error_at(argument.span, "this is not an equation", "write \"SEND + MORE = MONEY\""));
        }
        return {};
    }

    std::string statements() {
        find_cells();
        std::string text = "layout\n";
        for (const std::u32string& line : lines_) text += "| " + to_utf8(line) + "\n";
        text += "\nrange 0..9\n" + ranges_;
        std::string first;
        for (const auto& [letter, cell] : first_cells_) first += " " + cell;
        if (!first.empty()) text += "rule distinct at" + first + "\nrule equal\n" + drawing_of_letters();
        return text;
    }

    /// Returns the equations, once `statements` has found the cells.
    std::string equations() const {
        std::string text;
        for (const std::string& equation : equations_) text += equation + "\n";
        return text;
    }

  private:
    std::string drawing_of_letters() const {
        std::string drawing;
        for (std::u32string text : texts_) {
            for (char32_t& c : text) c = is_digit(c) ? U'.' : c;
            drawing += "| " + to_utf8(text) + "\n";
        }
        return drawing;
    }

    void find_cells() {
        std::vector<std::u32string> drawn;
        for (const std::u32string& line : lines_) drawn.push_back(U" " + line);
        const auto grid = make_drawn_grid(std::move(drawn));
        if (!grid) return;
        const auto coordinates = cell_coordinates(*grid);
        auto cell = coordinates.begin();
        for (const std::u32string& text : texts_) add_equation(text, cell);
    }

    void add_equation(const std::u32string& text, std::vector<CellCoordinates>::const_iterator& cell) {
        std::string expression, places;
        char part = 'a';
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t begin = at;
            std::string cells;
            for (; at < text.size() && (is_letter(text[at]) || is_digit(text[at])); ++at, ++cell) {
                const std::string name =
                    "R" + std::to_string(cell->row + 1) + "C" + std::to_string(cell->column + 1);
                cells += " " + name;
                add_cell(text[at], name);
            }
            if (at == begin) {
                expression += text[at] == U'×' ? "*" : to_utf8(text.substr(at, 1));
                ++at;
                continue;
            }
            if (at - begin > 1) ranges_ += "range 1..9 at" + cells.substr(0, cells.find(' ', 1)) + "\n";
            expression += std::string("number(") + part++ + ")";
            places += (places.empty() ? "" : " :") + cells;
        }
        equations_.push_back("rule " + expression + " at" + places + " as \"" + to_utf8(text) + "\"");
    }

    void add_cell(char32_t c, const std::string& name) {
        if (is_digit(c)) {
            ranges_ += "range " + to_utf8(std::u32string(1, c)) + " at " + name + "\n";
            return;
        }
        const bool is_new =
            std::ranges::none_of(first_cells_, [&](const auto& first) { return first.first == c; });
        if (is_new) first_cells_.emplace_back(c, name);
    }

    std::vector<std::u32string> texts_, lines_;
    std::vector<std::pair<char32_t, std::string>> first_cells_;  // the first cell of each letter
    std::string ranges_;
    std::vector<std::string> equations_;
};

}  // namespace

KindResult expand_cryptarithm(const KindRequest& request) {
    if (request.arguments.empty())
        return std::unexpected(error_at(request.statement.span, "the equation is missing",
                                        "write it in quotes: cryptarithm \"SEND + MORE = MONEY\""));
    EquationReader reader(request);
    if (auto done = reader.check(request); !done) return failure(done);
    KindExpansion expansion{.statements = reader.statements(), .drawing_word = "initial"};
    expansion.more.push_back({reader.equations()});
    return expansion;
}

}  // namespace sator::text
