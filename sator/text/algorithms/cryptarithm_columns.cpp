// Each letter is a cell, and so is each carry that has more than one value. Each column of an equation is a rule.
#include "sator/text/algorithms/cryptarithm_columns.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>

#include "sator/base/ascii.hpp"
#include "sator/base/utf8.hpp"
#include "sator/text/algorithms/equation_columns.hpp"
#include "sator/text/algorithms/equation_tree.hpp"
#include "sator/text/places/part_letter.hpp"

namespace sator::text {

namespace {

constexpr std::int64_t kDecimal = 10;
constexpr std::array<std::string_view, 7> kColumnNames = {
    "the units",   "the tens", "the hundreds", "the thousands", "the ten thousands", "the hundred thousands",
    "the millions"};
constexpr std::array<std::string_view, 10> kOrdinals = {"first", "second",  "third",  "fourth", "fifth",
                                                        "sixth", "seventh", "eighth", "ninth",  "tenth"};

/// An expression over cells: as the language writes it, with a letter for each cell, and as sentences say it.
class CellFormula {
  public:
    /// Returns the language's name of a cell, by its index.
    std::string part(std::size_t cell) {
        auto known = std::ranges::find(cells_, cell);
        if (known == cells_.end()) known = cells_.insert(cells_.end(), cell);
        return part_letter(static_cast<std::size_t>(known - cells_.begin()));
    }
    bool has_cells() const { return !cells_.empty(); }
    std::string places() const {
        std::string places;
        for (const std::size_t cell : cells_)
            places += (places.empty() ? "" : " : ") + std::string("R1C") + std::to_string(cell + 1);
        return places;
    }

  private:
    std::vector<std::size_t> cells_;
};

/// The sum on one side of a column.
class ColumnSide {
  public:
    void add(const std::string& term) { text_ += (text_.empty() ? "" : " + ") + term; }
    std::string text() const { return text_.empty() ? "0" : text_; }

  private:
    std::string text_;
};

class ColumnsWriter {
  public:
    explicit ColumnsWriter(const WrittenCryptarithm& cryptarithm) : cryptarithm_(cryptarithm) {}

    std::optional<puzzle::Reformulation> write() {
        for (const auto& [letter, cells] : cryptarithm_.letters) {
            letters_ += letter;
            made_.cells.push_back({to_utf8(std::u32string(1, letter)), cells});
        }
        std::vector<std::pair<EquationTerm, EquationTerm>> equations;
        for (const auto& equation : cryptarithm_.equations) {
            auto sides = read_equation(equation.text);
            if (!sides || !find_leading(sides->first) || !find_leading(sides->second)) return std::nullopt;
            equations.push_back(std::move(*sides));
        }
        add_letters();
        for (const auto& [left, right] : equations) {
            add_equation(left, right);
            ++equation_;
        }
        made_.text = "layout " + std::to_string(made_.cells.size()) + "x1\n" + ranges_ + rules_;
        return std::move(made_);
    }

  private:
    /// Notes the letters that begin a number, or are a divisor. Returns false if a number begins with the digit 0.
    bool find_leading(const EquationTerm& term) {
        if (term.kind == TermKind::Word && term.word.size() > 1) return note_leading(term.word.front());
        if (term.kind == TermKind::Quotient && term.parts[1].word.size() == 1 &&
            !note_leading(term.parts[1].word[0]))
            return false;
        return std::ranges::all_of(term.parts, [&](const EquationTerm& part) { return find_leading(part); });
    }

    bool note_leading(char32_t c) {
        if (!is_digit(c)) leading_ += c;
        return c != U'0';
    }

    void add_letters() {
        std::string all;
        for (std::size_t cell = 0; cell < letters_.size(); ++cell) {
            all += " " + name_of_cell(cell);
            add_range(leading_.contains(letters_[cell]) ? 1 : 0, cryptarithm_.base - 1, cell);
        }
        add_rule("distinct at" + all, "the letters must stand for different digits",
                 cryptarithm_.distinct_rule);
    }

    void add_equation(const EquationTerm& left, const EquationTerm& right) {
        const auto columns = columns_of(left, right, cryptarithm_.base, leading_);
        if (!columns) return add_whole(left, right);
        add_columns(*columns);
        for (const EquationTerm* side : {&left, &right}) {
            if (side->kind == TermKind::Quotient) add_divisor(side->parts[1]);
        }
    }

    /// Columns without letters and carries are right, because the bounds of the next carry are right.
    void add_columns(const std::vector<EquationColumn>& columns) {
        std::vector<std::optional<std::size_t>> carries;
        std::size_t cells = made_.cells.size();
        for (const EquationColumn& column : columns)
            carries.push_back(column.carry.is_one() ? std::nullopt : std::optional(cells++));
        for (std::size_t power = 0; power < columns.size(); ++power) {
            if (!carries[power]) continue;
            add_range(columns[power].carry.least, columns[power].carry.greatest, made_.cells.size());
            made_.cells.push_back({"the carry into " + short_name(power) + of_equation(), {}});
        }
        for (std::size_t power = 0; power < columns.size(); ++power) {
            CellFormula formula;
            const std::string rule = column_formula(columns, power, carries, formula);
            if (!formula.has_cells()) continue;
            add_rule(rule + " at " + formula.places(),
                     column_name(power) + " must satisfy " + column_words(columns, power),
                     rule_of_equation());
        }
    }

    /// Returns a column as the language writes it.
    std::string column_formula(const std::vector<EquationColumn>& columns, std::size_t power,
                               const std::vector<std::optional<std::size_t>>& carries,
                               CellFormula& formula) const {
        ColumnSide left, right;
        for (const ColumnTerm& term : columns[power].terms) {
            std::string product;
            if (std::abs(term.factor) != 1 || term.letters.empty())
                product = std::to_string(std::abs(term.factor));
            for (const char32_t letter : term.letters)
                product += (product.empty() ? "" : " * ") + formula.part(letters_.find(letter));
            (term.factor > 0 ? left : right).add(product);
        }
        if (carries[power]) left.add(formula.part(*carries[power]));
        if (!carries[power] && columns[power].carry.least != 0)
            left.add(std::to_string(columns[power].carry.least));
        if (power + 1 < columns.size()) {
            const std::int64_t carry = cryptarithm_.base * columns[power + 1].carry.least;
            if (carries[power + 1])
                right.add(std::to_string(cryptarithm_.base) + " * " + formula.part(*carries[power + 1]));
            else if (carry != 0)
                right.add(std::to_string(carry));
        }
        return left.text() + " = " + right.text();
    }

    /// Returns a column as it is written on paper.
    std::string column_words(const std::vector<EquationColumn>& columns, std::size_t power) const {
        const CarryRange carry = columns[power].carry,
                         next = power + 1 < columns.size() ? columns[power + 1].carry : CarryRange{};
        const std::string base = std::to_string(cryptarithm_.base) + " × ";
        ColumnSide left = words_of(columns[power].left), right = words_of(columns[power].right);
        if (!carry.is_one() || carry.least != 0)
            left.add(carry.is_one() ? std::to_string(carry.least) : "carry");
        if (!next.is_one() || next.least != 0)
            right.add(next.is_one() ? std::to_string(cryptarithm_.base * next.least) : base + "next carry");
        return left.text() + " = " + right.text();
    }

    static ColumnSide words_of(const std::vector<ColumnTerm>& terms) {
        ColumnSide side;
        for (const ColumnTerm& term : terms) {
            std::string product;
            if (term.factor != 1 || term.letters.empty()) product = std::to_string(term.factor);
            for (const char32_t letter : term.letters)
                product += (product.empty() ? "" : " × ") + to_utf8(std::u32string(1, letter));
            if (product != "0") side.add(product);
        }
        return side;
    }

    /// Adds an equation as a whole, and that its divisions leave no remainder.
    void add_whole(const EquationTerm& left, const EquationTerm& right) {
        const std::string text = to_utf8(cryptarithm_.equations[equation_].text);
        CellFormula formula;
        const std::string sides = formula_of(left, formula) + " = " + formula_of(right, formula);
        if (formula.has_cells())
            add_rule(sides + " at " + formula.places(), text + " must be true", rule_of_equation());
        for (const EquationTerm* side : {&left, &right}) add_divisions(*side, text);
    }

    void add_divisions(const EquationTerm& term, const std::string& text) {
        for (const EquationTerm& part : term.parts) add_divisions(part, text);
        if (term.kind != TermKind::Quotient) return;
        CellFormula formula;
        const std::string remainder =
            formula_of(term.parts[0], formula) + " % " + formula_of(term.parts[1], formula) + " = 0";
        if (formula.has_cells())
            add_rule(remainder + " at " + formula.places(), text + " must leave no remainder",
                     rule_of_equation());
    }

    void add_divisor(const EquationTerm& divisor) {
        if (divisor.kind == TermKind::Word) return;
        CellFormula formula;
        const std::string text = formula_of(divisor, formula) + " != 0";
        if (formula.has_cells())
            add_rule(text + " at " + formula.places(), "the divisor must not be 0", rule_of_equation());
    }

    /// Returns an expression of the language.
    std::string formula_of(const EquationTerm& term, CellFormula& formula) const {
        if (term.kind == TermKind::Word) {
            std::string number;
            for (const char32_t c : term.word) {
                const std::string digit =
                    is_digit(c) ? std::string(1, static_cast<char>(c)) : formula.part(letters_.find(c));
                number = number.empty()
                             ? digit
                             : "(" + number + " * " + std::to_string(cryptarithm_.base) + " + " + digit + ")";
            }
            return number;
        }
        if (term.kind == TermKind::Opposite) return "(0 - " + formula_of(term.parts[0], formula) + ")";
        const std::string_view sign = term.kind == TermKind::Sum       ? " + "
                                      : term.kind == TermKind::Product ? " * "
                                                                       : " / ";
        std::string all;
        for (const EquationTerm& part : term.parts) {
            if (!all.empty()) all += sign;
            all += formula_of(part, formula);
        }
        return "(" + all + ")";
    }

    std::string column_name(std::size_t power) const {
        return short_name(power) + (has_names(power) ? "" : " from the right") + of_equation();
    }

    std::string short_name(std::size_t power) const {
        return has_names(power) ? std::string(kColumnNames[power]) : "column " + std::to_string(power + 1);
    }

    bool has_names(std::size_t power) const {
        return cryptarithm_.base == kDecimal && power < kColumnNames.size();
    }

    std::string of_equation() const {
        if (cryptarithm_.equations.size() == 1) return "";
        if (equation_ >= kOrdinals.size()) return " of equation " + std::to_string(equation_ + 1);
        return " of the " + std::string(kOrdinals[equation_]) + " equation";
    }

    std::size_t rule_of_equation() const { return cryptarithm_.equations[equation_].rule; }

    static std::string name_of_cell(std::size_t cell) { return "R1C" + std::to_string(cell + 1); }

    void add_range(std::int64_t least, std::int64_t greatest, std::size_t cell) {
        ranges_ += "range " + std::to_string(least) + ".." + std::to_string(greatest) + " at " +
                   name_of_cell(cell) + "\n";
    }

    void add_rule(const std::string& rule, const std::string& label, std::size_t original) {
        rules_ += "rule " + rule + " as \"" + label + "\"\n";
        made_.rules.push_back(original);
    }

    const WrittenCryptarithm& cryptarithm_;
    puzzle::Reformulation made_;
    std::u32string letters_, leading_;  // letter i is cell i
    std::string ranges_, rules_;
    std::size_t equation_ = 0;  // the one that is being written
};

}  // namespace

std::optional<puzzle::Reformulation> in_columns(const WrittenCryptarithm& cryptarithm) {
    return ColumnsWriter(cryptarithm).write();
}

}  // namespace sator::text
