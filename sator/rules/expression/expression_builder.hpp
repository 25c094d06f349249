#pragma once

#include <deque>
#include <expected>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/rules/expression/expression_tree.hpp"

namespace sator::rules {

/// A part of an expression whose use is still open: a letter can mean a cell's number, its symbol or several
/// cells.
struct ExpressionPart {
    enum class Type : std::uint8_t { Integer, Condition, Cells, Symbol };

    Type type = Type::Integer;
    Expression::NodeId node = 0;      ///< unused for Cells
    const Sequence* cells = nullptr;  ///< Cells
    SourceSpan span = {};             ///< of its operator, name or letter
    bool is_literal = false;          ///< whether it is an integer literal
};

/// The semantic half of the parser: types the parts of an expression, adds its nodes, and refuses what has no
/// meaning. Only the first error is stored; after it all results are arbitrary.
class ExpressionBuilder {
  public:
    using Part = ExpressionPart;
    using Kind = Expression::Kind;

    ExpressionBuilder(std::span<const Sequence> sequences, const Puzzle& puzzle);

    Part number(std::int64_t number, const SourceSpan& span);
    Part symbol(const Symbol& symbol, const SourceSpan& span);
    Part letter(const std::string& name, const SourceSpan& span);
    /// `kind`: Negative, Add … Remainder.
    Part arithmetic(Kind kind, std::vector<Part> operands, const SourceSpan& span);
    /// `kind`: Equal … AtLeast.
    Part comparison(Kind kind, const Part& left, const Part& right, const SourceSpan& span);
    /// `kind`: And … IfThen.
    Part connective(Kind kind, const std::vector<Part>& operands, const SourceSpan& span);
    /// `name(arguments)`.
    Part call(std::string_view name, const std::vector<Part>& arguments, const SourceSpan& span);

    /// Returns that the value is one of `first` … `last`.
    Part within(const Part& value, const Part& first, const Part& last, const SourceSpan& span);
    /// Appends that the value equals `other`; if that is a letter of several cells, a condition for each.
    /// Returns how many were appended.
    std::size_t add_equalities(const Part& value, const Part& other, std::vector<Part>& to);

    /// Whether the letter, or a name such as `line`, stands for cells.
    bool is_mark(const std::string& name) const;
    /// Returns the cells of a letter, of which there are at least `size`.
    Slot cells_of_windows(const Part& sequence, std::size_t size);
    /// Until end_window, the letters stand for the cells: each for one cell, or one letter for all. Windows
    /// nest.
    void begin_window(std::span<const std::string> letters, std::span<const CellId> cells);
    void end_window(std::size_t letters);

    void refuse(const SourceSpan& span, std::string message, std::string hint);
    bool has_failed() const { return error_.has_value(); }

    /// Returns the expression whose root is `condition`, or the first error.
    std::expected<Expression, Diagnostic> finish(const Part& condition, const SourceSpan& whole);

  private:
    enum class Use : std::uint8_t { Number, NumberOrBlank, Digit };

    Part add(Part::Type type, Expression::Node node);
    std::uint32_t position_of(CellId cell);
    Expression::NodeId cell_number(CellId cell, Use use, std::string_view what, const SourceSpan& span);
    Expression::NodeId cell_symbol(CellId cell, const SourceSpan& span);
    bool is_one_cell(const Part& part);
    /// Whether the part is one cell that can hold symbols other than numbers.
    bool is_mixed_cell(const Part& part) const;
    bool compares_symbols(const Part& left, const Part& right) const;
    Expression::NodeId comparable(const Part& part);
    /// Returns the symbol of an integer literal; no cell has it if it is not in the alphabet.
    Expression::NodeId number_symbol(const Part& literal);
    Expression::NodeId integer(const Part& part);
    Expression::NodeId condition(const Part& part);
    Expression::NodeId symbol_of(const Part& part);
    std::vector<Expression::NodeId> integers(const std::vector<Part>& parts, Use use, std::string_view what);
    Part count(const std::vector<Part>& arguments, const SourceSpan& span);
    Part distinct(const std::vector<Part>& arguments, const SourceSpan& span);
    bool has_one_argument(std::string_view name, const std::vector<Part>& arguments, const SourceSpan& span);

    std::span<const Sequence> sequences_;
    const Puzzle& puzzle_;
    Expression expression_;
    std::map<CellId, std::uint32_t> positions_;
    std::deque<Sequence> window_;  // the letters of the windows around the part that is parsed
    std::optional<Diagnostic> error_;
};

}  // namespace sator::rules
