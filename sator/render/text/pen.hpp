#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace sator {

/// For whom a drawing is made.
enum class TextStyle : std::uint8_t {
    Plain,  ///< a pipe or a file: marks are shapes
    Ansi,   ///< a terminal: marks are colours (ECMA-48, SGR)
};

/// What a part of a drawing is, and so how a terminal shows it.
enum class Ink : std::uint8_t {
    Plain,   ///< as everything else
    Frame,   ///< faint
    Marked,  ///< stands out
};

/// Writes a drawing line by line, each from left to right.
class Pen {
  public:
    explicit Pen(TextStyle style) : style_(style) {}

    /// Where the next character goes, in columns of a terminal from 0.
    std::size_t column() const { return column_; }
    /// Leaves blanks up to `column`; does nothing where that is passed.
    void move_to(std::size_t column);
    void write(std::u32string_view text, Ink ink = Ink::Plain);
    /// Blanks that nothing follows are dropped.
    void end_line();
    /// What was written.
    std::string take() { return std::move(text_); }

  private:
    void switch_to(Ink ink);

    TextStyle style_;
    Ink ink_ = Ink::Plain;
    std::string text_;
    std::size_t column_ = 0;
    std::size_t blanks_ = 0;  // left, not yet written
};

}  // namespace sator
