#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/text/pen.hpp"

namespace sator::render {

/// A rectangle of terminal columns, written in any order.
class Canvas {
  public:
    Canvas(std::size_t width, std::size_t height);

    /// Writes one line of text. What does not fit is cut off.
    void put(std::size_t x, std::size_t y, std::u32string_view text, Ink ink = Ink::Plain);
    void put(std::size_t x, std::size_t y, char32_t character, Ink ink = Ink::Plain) {
        put(x, y, std::u32string_view(&character, 1), ink);
    }
    /// Returns the lines, each without blanks at its end.
    std::string text(TextStyle style) const;

  private:
    struct Square {
        std::u32string text = U" ";  // a character with its combining marks; empty after one of two columns
        Ink ink = Ink::Plain;
    };

    std::size_t width_;
    std::vector<std::vector<Square>> lines_;
};

}  // namespace sator::render
