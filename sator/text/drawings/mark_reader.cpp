#include "sator/text/drawings/mark_reader.hpp"

#include "sator/base/ascii.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/puzzle/symbol_text.hpp"

namespace sator::text {

namespace {

/// A number of this many digits fits 64 bits.
constexpr std::size_t kMaxDigits = 18;

class MarkReader {
  public:
    MarkReader(std::u32string_view text, std::size_t at, MarkUse use, std::u32string_view characters)
        : text_(text), begin_(at), at_(at), use_(use), characters_(characters) {}

    std::optional<ReadMark> read(bool is_tight) {
        const bool is_known = next() == U'{' ? read_braced() : read_bare(is_tight);
        if (!is_known) return std::nullopt;
        mark_.length = at_ - begin_;
        return std::move(mark_);
    }

  private:
    /// Returns the next character, or a line end after the last one.
    char32_t next(std::size_t ahead = 0) const {
        return at_ + ahead < text_.size() ? text_[at_ + ahead] : U'\n';
    }

    bool read_braced() {
        ++at_;
        return read_bare(false) && !mark_.is_open && next() == U'}' && ++at_ > 0;
    }

    bool read_bare(bool is_tight) {
        const char32_t c = next();
        if (c == U'.' || c == U'*') {
            mark_.is_open = c == U'.';
            ++at_;
            return true;
        }
        if (c == U'"') return read_quoted() && read_place(is_tight);
        const bool is_negative = use_ == MarkUse::Values && !is_tight && c == U'-' && is_digit(next(1));
        if (is_digit(c) || is_negative) {
            mark_.mark.kind = Mark::Kind::Number;
            return read_number(is_tight ? 1 : kMaxDigits);
        }
        mark_.mark.kind = is_letter(c) ? Mark::Kind::Letter : Mark::Kind::Character;
        if (mark_.mark.kind == Mark::Kind::Character && !characters_.contains(c)) return false;
        mark_.mark.text = c;
        ++at_;
        return read_place(is_tight);
    }

    bool read_quoted() {
        auto quoted = read_quoted_text(text_, at_);
        if (!quoted) return false;
        mark_.mark.kind = Mark::Kind::Quoted;
        mark_.mark.text = std::move(quoted->text);
        at_ += quoted->length;
        return true;
    }

    /// Reads the number after a letter, which is the cell's place in its sequence.
    bool read_place(bool is_tight) {
        const bool has_place = use_ == MarkUse::Sequences && !is_tight && is_digit(next());
        return !has_place || read_number(kMaxDigits);
    }

    bool read_number(std::size_t most_digits) {
        const bool is_negative = next() == U'-';
        if (is_negative) ++at_;
        std::int64_t number = 0;
        for (std::size_t digits = 0; digits < most_digits && is_digit(next()); ++digits, ++at_) {
            number = number * 10 + static_cast<std::int64_t>(next() - U'0');
        }
        mark_.mark.number = is_negative ? -number : number;
        return true;
    }

    std::u32string_view text_;
    std::size_t begin_;
    std::size_t at_;
    MarkUse use_;
    std::u32string_view characters_;
    ReadMark mark_;
};

}  // namespace

std::optional<ReadMark> read_mark(std::u32string_view text, std::size_t at, MarkUse use, bool is_tight,
                                  std::u32string_view characters) {
    return MarkReader(text, at, use, characters).read(is_tight);
}

}  // namespace sator::text
