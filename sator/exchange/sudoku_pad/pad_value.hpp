#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/square/square_statements.hpp"
#include "sator/text/json/json_tree.hpp"

namespace sator::exchange {

/// A value of SudokuPad's JSON. Its fields have a full and a short name.
class PadValue {
  public:
    /// `json`: the text that the tree was read from.
    PadValue(JsonValue value, std::string_view json) : value_(value), json_(json) {}

    const JsonValue& value() const { return value_; }
    std::optional<PadValue> field(std::string_view name) const;
    /// Returns the members of a list; empty if there is no such field.
    std::vector<PadValue> list(std::string_view name) const;
    std::vector<PadValue> members() const;
    /// Returns a text, or a number as it is written; empty if there is no such field.
    std::string text(std::string_view name) const;
    std::string text() const;
    std::optional<double> number() const;
    /// Returns the names of its fields that are neither `known` nor short for one of these, and state something.
    std::vector<std::string> unknown_fields(std::span<const std::string_view> known) const;
    /// Returns whether the field is there and has this truth value.
    bool is(std::string_view name, bool truth) const;
    /// Returns the cell of a point [row, column], whose whole numbers are the cells' corners; it may be outside.
    std::optional<SquareCell> cell() const;

  private:
    JsonValue value_;
    std::string_view json_;
};

/// Adds what is only drawn to a puzzle: lines, arrows, shapes and texts.
void read_pad_drawings(const PadValue& root, SquareStatements& puzzle);

}  // namespace sator::exchange
