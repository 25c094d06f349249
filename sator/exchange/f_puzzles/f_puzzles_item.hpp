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

/// An object of a list such as "killercage", or the value of a field such as "antiknight".
class FPuzzlesItem {
  public:
    /// `list`: the value of the field that has the item, and the item itself if the field has no list.
    FPuzzlesItem(const JsonValue& json, const JsonValue& list) : json_(json), list_(list) {}

    const JsonValue& json() const { return json_; }
    const JsonValue& list() const { return list_; }
    /// Returns a text, or a number as text; empty if the item has no such field.
    std::string text(std::string_view field) const;
    /// Returns the number that a text or number states.
    std::optional<int> number(std::string_view field) const;
    /// Returns the item's number, or `usual` if it states none. Returns nullopt if what it states is no number.
    std::optional<int> number_or(int usual) const;
    /// Returns the named cells; nullopt if the field is missing, empty or has anything else.
    std::optional<SquareCells> cells(std::string_view field) const;
    /// Returns the named cells; nullopt also if one of them is outside the grid.
    std::optional<SquareCells> inside_cells(std::size_t size, std::string_view field = "cells") const;
    /// Returns the lists of cells of the field "lines"; nullopt if one has anything else. Empty ones are no lines.
    std::optional<std::vector<SquareCells>> lines() const;

  private:
    JsonValue json_, list_;
};

/// Returns the cells that a list names; nullopt if it has anything else, or nothing.
std::optional<SquareCells> read_cell_list(const JsonValue& list);

/// A field that only draws.
struct FPuzzlesDrawing {
    std::string_view key;
    /// Returns whether something of the item is in the grid.
    bool (*read)(const FPuzzlesItem& item, SquareStatements& puzzle);
};
std::span<const FPuzzlesDrawing> f_puzzles_drawings();
/// Returns the row of a drawing, or null.
const FPuzzlesDrawing* find_f_puzzles_drawing(std::string_view key);

/// Returns whether all the cells are in the grid.
bool are_inside(const SquareCells& cells, std::size_t size);

}  // namespace sator::exchange
