#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_kind.hpp"

namespace sator::text {

/// The greatest number in the drawing of a puzzle.
constexpr std::uint32_t kGreatestDrawnNumber = 999'999'999;

/// How a sign of a printed puzzle is written: characters that stand for themselves, and numbers. `0..4` is a number with
/// bounds, `DOWN\ACROSS` has two numbers with names, of which one may be missing.
class SignPattern {
  public:
    /// Reads a word of the part `drawing`. A number's name is written in two or more capital letters.
    explicit SignPattern(std::u32string_view written);

    const std::u32string& written() const { return written_; }
    /// The bounds of a number must not be larger than kGreatestDrawnNumber, and one must fit between them. The error is a message.
    std::expected<void, std::string> check_bounds() const;
    bool has_numbers() const;
    bool has_number(std::string_view name) const;
    /// Returns the numbers in a mark; nullopt if the mark is another sign.
    std::optional<std::vector<DrawnNumber>> match(std::u32string_view mark) const;

  private:
    struct Piece {
        std::u32string literal;  ///< if empty, it is a number
        std::string name;
        std::uint32_t least = 0, most = 0;
    };

    /// Returns the end of the digits at `at`, or `at` if they are no number of the piece.
    static std::size_t number_end(const Piece& piece, std::u32string_view mark, std::size_t at);

    std::u32string written_;
    std::vector<Piece> pieces_;
};

}  // namespace sator::text
