#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sator {

/// The medium of a drawing.
enum class TextStyle : std::uint8_t {
    Plain,  ///< a pipe or a file: marks are characters
    Ansi,   ///< a terminal: marks are colours (ECMA-48, SGR)
};

/// The role of a part of a drawing, which decides its colour on a terminal.
enum class Ink : std::uint8_t {
    Plain,   ///< default colours
    Frame,   ///< faint
    Marked,  ///< highlighted
};

/// Writes a drawing line by line, each from left to right.
class Pen {
  public:
    explicit Pen(TextStyle style) : style_(style) {}

    /// The position of the next character, in terminal columns from 0.
    std::size_t column() const { return column_; }
    /// Writes blanks up to `column`; does nothing if the position is already after it.
    void move_to(std::size_t column);
    void write(std::u32string_view text, Ink ink = Ink::Plain);
    /// Ends the line without trailing blanks.
    void end_line();
    /// Returns the text.
    std::string take() { return std::move(text_); }

  private:
    void switch_to(Ink ink);

    TextStyle style_;
    Ink ink_ = Ink::Plain;
    std::string text_;
    std::size_t column_ = 0;
    std::size_t blanks_ = 0;  // pending; written before the next character
};

}  // namespace sator
