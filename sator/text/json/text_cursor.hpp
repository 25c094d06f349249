#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"

namespace sator::text {

/// Converts ascending byte offsets of a text to lines and columns, in one pass over the text.
class TextCursor {
  public:
    /// Starts at the first character of the text, after a byte order mark.
    explicit TextCursor(std::string_view text)
        : text_(text), offset_(text.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0) {}

    /// Moves forward to `offset`. Does not move back.
    void move_to(std::size_t offset) {
        for (; offset_ < offset && offset_ < text_.size(); ++offset_) {
            if (text_[offset_] == '\n') {
                ++line_;
                column_ = 1;
            } else if ((static_cast<unsigned char>(text_[offset_]) & 0xC0) != 0x80) {
                ++column_;
            }
        }
    }

    std::size_t offset() const { return offset_; }
    std::uint32_t line() const { return line_; }
    /// In code points, from 1.
    std::uint32_t column() const { return column_; }

  private:
    std::string_view text_;
    std::size_t offset_;
    std::uint32_t line_ = 1;
    std::uint32_t column_ = 1;
};

}  // namespace sator::text
