#include "sator/create/logic/pixel_picture.hpp"

namespace sator::create {

namespace {

/// A picture with more pixels in a row or column is no puzzle.
constexpr std::size_t kMostSide = 200;

class PixelReader {
  public:
    explicit PixelReader(std::string_view file) : rest_(file) {}

    std::optional<PixelPicture> read() {
        if (rest_.size() < 3 || rest_[0] != 'P') return std::nullopt;
        const char kind = rest_[1];
        rest_.remove_prefix(2);
        const bool is_grey = kind == '2' || kind == '5', is_raw = kind == '4' || kind == '5';
        if (!is_grey && !is_raw && kind != '1') return std::nullopt;
        const auto columns = number(), rows = number(),
                   most = is_grey ? number() : std::optional<std::size_t>(1);
        if (!columns || !rows || !most || *columns == 0 || *rows == 0 || *columns > kMostSide ||
            *rows > kMostSide || *most > 255)
            return std::nullopt;
        if (is_raw && !rest_.empty()) rest_.remove_prefix(1);
        PixelPicture picture{*columns, *rows, {}};
        for (std::size_t row = 0; row < *rows; ++row) {
            for (std::size_t column = 0; column < *columns; ++column) {
                const auto level = is_raw ? (is_grey ? byte() : bit(column)) : is_grey ? number() : digit();
                if (!level) return std::nullopt;
                picture.is_black.push_back(is_grey ? 2 * *level < *most : *level == 1);
            }
        }
        return picture;
    }

  private:
    void skip_blanks() {
        while (!rest_.empty() &&
               (rest_[0] == '#' || rest_[0] == ' ' || (rest_[0] >= '\t' && rest_[0] <= '\r'))) {
            const bool is_comment = rest_[0] == '#';
            rest_.remove_prefix(is_comment ? std::min(rest_.find('\n'), rest_.size() - 1) + 1 : 1);
        }
    }
    std::optional<std::size_t> number() {
        skip_blanks();
        std::size_t value = 0, digits = 0;
        for (; !rest_.empty() && rest_[0] >= '0' && rest_[0] <= '9' && digits < 6; ++digits) {
            value = 10 * value + static_cast<std::size_t>(rest_[0] - '0');
            rest_.remove_prefix(1);
        }
        return digits > 0 ? std::optional(value) : std::nullopt;
    }
    std::optional<std::size_t> digit() {
        skip_blanks();
        if (rest_.empty() || (rest_[0] != '0' && rest_[0] != '1')) return std::nullopt;
        const bool is_one = rest_[0] == '1';
        rest_.remove_prefix(1);
        return is_one ? 1 : 0;
    }
    std::optional<std::size_t> byte() {
        if (rest_.empty()) return std::nullopt;
        const auto value = static_cast<unsigned char>(rest_[0]);
        rest_.remove_prefix(1);
        return value;
    }
    /// The bits of a row fill whole bytes, the first pixel in the highest bit.
    std::optional<std::size_t> bit(std::size_t column) {
        if (column % 8 == 0) {
            const auto next = byte();
            if (!next) return std::nullopt;
            bits_ = *next;
        }
        return bits_ >> (7 - column % 8) & 1;
    }

    std::string_view rest_;
    std::size_t bits_ = 0;
};

}  // namespace

std::optional<PixelPicture> read_pixels(std::string_view file) {
    return PixelReader(file).read();
}

}  // namespace sator::create
