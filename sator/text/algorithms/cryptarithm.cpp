// The equations are written into the layout as they are, a line each; each letter and digit is a cell. The letters are written
// once more, as the drawing of the rule equal, so that pictures show them. A division of an equation leaves no remainder. Because that
// of expressions rounds down, each division has a further rule that its remainder is 0.

#include <algorithm>
#include <cstdint>
#include <utility>

#include "sator/base/ascii.hpp"
#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/puzzle/grids/cell_coordinates.hpp"
#include "sator/puzzle/grids/drawn_grid.hpp"
#include "sator/puzzle/symbol_text.hpp"
#include "sator/text/algorithms/algorithm_table.hpp"
#include "sator/text/places/part_letter.hpp"

namespace sator::text {

namespace {

constexpr std::int64_t kUsualBase = 10, kLargestBase = 36;

/// A sign of the equation that is no letter and no digit.
bool is_operator(char32_t c) {
    return std::u32string_view(U"+-×/=()").contains(c);
}

/// Returns an equation with one sign for each operation: `==` is `=`, `÷` and `:` are `/`. In a drawing, * is a cell.
std::u32string with_usual_signs(std::u32string text) {
    for (std::size_t at = 0; (at = text.find(U"==", at)) != std::u32string::npos;) text.erase(at, 1);
    for (char32_t& c : text) {
        if (c == U'*' || c == U'·' || c == U'⋅') c = U'×';
        if (c == U'÷' || c == U':') c = U'/';
        if (c == U'−' || c == U'–') c = U'-';
    }
    return text;
}

/// Collects the dividends and divisors of an expression while its signs are read one after the other.
class Divisions {
  public:
    void operand(std::size_t begin, std::size_t end, const std::string& expression) {
        if (!dividend_.empty()) found_.emplace_back(dividend_, expression.substr(begin, end - begin));
        dividend_.clear();
    }
    /// `expression` ends before the sign.
    void sign(char32_t sign, const std::string& expression) {
        const std::size_t end = expression.size();
        if (sign == U'(') {
            outer_.push_back({term_, end, std::move(dividend_)});
            dividend_.clear();
            term_ = end + 1;
        } else if (sign == U')' && !outer_.empty()) {
            const Outer outer = std::move(outer_.back());
            outer_.pop_back();
            term_ = outer.term;
            dividend_ = outer.dividend;
            operand(outer.begin, end + 1, expression + ")");
        } else if (sign == U'/') {
            dividend_ = expression.substr(term_);
        } else if (sign != U'×' && sign != U' ') {
            term_ = end + 1;
        }
    }
    const std::vector<std::pair<std::string, std::string>>& found() const { return found_; }

  private:
    struct Outer {
        std::size_t term, begin;
        std::string dividend;
    };
    std::size_t term_ = 0;  // the beginning of the product that is being read
    std::string dividend_;  // of the next operand; empty if it is no divisor
    std::vector<Outer> outer_;
    std::vector<std::pair<std::string, std::string>> found_;
};

class EquationReader {
  public:
    explicit EquationReader(const KindRequest& request) {
        for (std::size_t i = 0; i < request.arguments.size(); ++i) {
            const Argument& argument = request.arguments[i];
            if (is_base_word(argument) && i + 1 < request.arguments.size()) {
                base_ = to_whole_number<std::int64_t>(request.arguments[++i].text).value_or(0);
                base_span_ = request.arguments[i].span;
                continue;
            }
            std::u32string text = with_usual_signs(to_code_points(argument.text)), line;
            arguments_.push_back(&argument);
            for (const char32_t c : text) line += is_letter(c) || is_digit(c) ? U'*' : c;
            texts_.push_back(std::move(text));
            lines_.push_back(std::move(line));
        }
    }

    std::expected<void, Diagnostic> check(const SourceSpan& kind) const {
        if (texts_.empty())
            return std::unexpected(error_at(kind, "the equation is missing",
                                            "write it in quotes: cryptarithm \"SEND + MORE = MONEY\""));
        if (base_ < 2 || base_ > kLargestBase)
            return std::unexpected(error_at(base_span_,
                                            "the base is a number from 2 to " + std::to_string(kLargestBase),
                                            "write base 12"));
        for (std::size_t i = 0; i < texts_.size(); ++i) {
            const Argument& argument = *arguments_[i];
            for (std::size_t at = 0; at < texts_[i].size(); ++at) {
                const char32_t c = texts_[i][at];
                if (is_letter(c) || is_own_digit(c) || is_operator(c) || c == U' ') continue;
                SourceSpan span = argument.span;
                const bool has_places =
                    argument.is_verbatim && texts_[i].size() == to_code_points(argument.text).size();
                if (has_places) span = {span.line, span.column + static_cast<std::uint32_t>(at), 1};
                return std::unexpected(
                    error_at(span, "'" + to_utf8(texts_[i].substr(at, 1)) + "' has no meaning in an equation",
                             "write letters, digits, + - * / and ="));
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
        text += "\nrange 0.." + std::to_string(base_ - 1) + "\n" + ranges_;
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
        std::size_t part = 0;
        Divisions divisions;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t begin = at;
            std::vector<std::string> names;
            for (; at < text.size() && (is_letter(text[at]) || is_digit(text[at])); ++at, ++cell) {
                const std::string name =
                    "R" + std::to_string(cell->row + 1) + "C" + std::to_string(cell->column + 1);
                names.push_back(name);
                add_cell(text[at], name);
            }
            if (at == begin) {
                divisions.sign(text[at], expression);
                expression += text[at] == U'×' ? "*" : to_utf8(text.substr(at, 1));
                ++at;
                continue;
            }
            if (names.size() > 1)
                ranges_ += "range 1.." + std::to_string(base_ - 1) + " at " + names[0] + "\n";
            const std::size_t operand = expression.size();
            expression += base_ == kUsualBase ? number_of_word(names, part, places)
                                              : number_in_base(names, part, places);
            divisions.operand(operand, expression.size(), expression);
        }
        equations_.push_back("rule " + expression + " at" + places + " as \"" + to_utf8(text) + "\"");
        for (const auto& [dividend, divisor] : divisions.found())
            equations_.push_back("rule (" + dividend + ") % " + divisor + " = 0 at" + places + " as \"" +
                                 to_utf8(text) + ", without a remainder\"");
    }

    /// Returns the expression of a number whose cells are one part of the places.
    static std::string number_of_word(const std::vector<std::string>& names, std::size_t& part,
                                      std::string& places) {
        places += places.empty() ? "" : " :";
        for (const std::string& name : names) places += " " + name;
        return "number(" + part_letter(part++) + ")";
    }

    /// Returns the expression of a number in another base: each cell is a part of the places.
    std::string number_in_base(const std::vector<std::string>& names, std::size_t& part,
                               std::string& places) const {
        std::string number;
        for (const std::string& name : names) {
            places += (places.empty() ? " " : " : ") + name;
            number = number.empty()
                         ? part_letter(part)
                         : "(" + number + " * " + std::to_string(base_) + " + " + part_letter(part) + ")";
            ++part;
        }
        return number;
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

    static bool is_base_word(const Argument& argument) {
        return argument.kind == Argument::Kind::Bare && argument.text == "base";
    }

    /// Returns whether the base has this digit.
    bool is_own_digit(char32_t c) const { return is_digit(c) && static_cast<std::int64_t>(c - U'0') < base_; }

    std::int64_t base_ = kUsualBase;
    SourceSpan base_span_ = {};
    std::vector<const Argument*> arguments_;  // the equations
    std::vector<std::u32string> texts_, lines_;
    std::vector<std::pair<char32_t, std::string>> first_cells_;  // the first cell of each letter
    std::string ranges_;
    std::vector<std::string> equations_;
};

}  // namespace

KindResult expand_cryptarithm(const KindRequest& request) {
    EquationReader reader(request);
    if (auto done = reader.check(request.statement.span); !done) return failure(done);
    KindExpansion expansion{.statements = reader.statements(), .drawing_word = "initial"};
    expansion.more.push_back({reader.equations()});
    return expansion;
}

}  // namespace sator::text
