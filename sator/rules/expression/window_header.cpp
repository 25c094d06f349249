#include "sator/rules/expression/window_header.hpp"

#include <algorithm>

#include "sator/base/whole_number.hpp"

namespace sator::rules {

namespace {

using Token = ExpressionToken;

constexpr const char* kExample = "write e.g. each 2 of a as x y: x < y";

class HeaderReader {
  public:
    HeaderReader(ExpressionCursor& cursor, ExpressionBuilder& builder) : cursor_(cursor), builder_(builder) {}

    std::optional<WindowHeader> read() {
        read_size();
        expect(cursor_.is_word("of"), "'of' is missing");
        const bool is_name = cursor_.is_letter() || builder_.is_mark(cursor_.here().text);
        const Token name = expect(is_name, "a letter of the drawing is missing after 'of'");
        if (failed()) return std::nullopt;
        const ExpressionPart sequence = builder_.letter(name.text, name.span);
        expect(cursor_.is_word("as"), "'as' is missing");
        read_letters();
        expect(cursor_.is_sign(":"), "':' is missing after the letters of 'each'");
        if (failed()) return std::nullopt;
        header_.cells = builder_.cells_of_windows(sequence, header_.size);
        return failed() ? std::nullopt : std::optional(std::move(header_));
    }

  private:
    bool failed() const { return builder_.has_failed(); }

    /// Takes the token here; refuses it if it is not the expected one.
    Token expect(bool is_expected, const char* message) {
        if (!failed() && !is_expected) builder_.refuse(cursor_.here().span, message, kExample);
        return cursor_.take();
    }

    void read_size() {
        const bool is_number = cursor_.here().kind == Token::Kind::Integer;
        const Token size = expect(is_number, "the number of cells is missing after 'each'");
        header_.size = base::to_whole_number<std::size_t>(size.text).value_or(0);
        if (!failed() && header_.size == 0)
            builder_.refuse(size.span, "a window of " + size.text + " cells", kExample);
    }

    void read_letters() {
        const SourceSpan begin = cursor_.here().span;
        for (; !failed() && cursor_.is_letter(); cursor_.take()) {
            const Token& letter = cursor_.here();
            if (builder_.is_mark(letter.text) ||
                std::ranges::find(header_.letters, letter.text) != header_.letters.end())
                builder_.refuse(letter.span, letter.text + " already stands for other cells",
                                "choose another letter");
            header_.letters.push_back(letter.text);
        }
        const std::size_t count = header_.letters.size();
        if (failed() || count == 1 || count == header_.size) return;
        builder_.refuse(
            begin,
            std::to_string(count) + " letters for a window of " + std::to_string(header_.size) + " cells",
            "write one letter for each cell, or one letter for all cells of the window");
    }

    ExpressionCursor& cursor_;
    ExpressionBuilder& builder_;
    WindowHeader header_;
};

}  // namespace

std::optional<WindowHeader> read_window_header(ExpressionCursor& cursor, ExpressionBuilder& builder) {
    return HeaderReader(cursor, builder).read();
}

}  // namespace sator::rules
