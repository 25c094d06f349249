#include "sator/text/read/rule_line.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"

namespace sator::text {

namespace {

/// A word of a line: its bounds in the text of the slice.
struct Word {
    std::size_t slice = 0, begin = 0, end = 0;
};

/// Finds the words at which a rule's text is divided.
class RuleLineDivider {
  public:
    RuleLineDivider(const std::vector<LineSlice>& text, bool is_expression)
        : text_(text), is_expression_(is_expression) {
        for (std::size_t slice = 0; slice < text_.size(); ++slice) find_words(slice);
    }

    std::expected<RuleLine, Diagnostic> divide() {
        RuleLine line;
        Word end{text_.size() - 1, text_.back().text.size(), text_.back().text.size()};
        if (!words_.empty() && (is(words_.back(), U"here") || is(words_.back(), U"everywhere"))) {
            line.scope = is(words_.back(), U"here") ? DrawingScope::Here : DrawingScope::Everywhere;
            end = words_.back();
            words_.pop_back();
        }
        if (words_.size() >= 2 && is(words_[words_.size() - 2], U"as") && first(words_.back()) == U'"') {
            const LineSlice& slice = text_[words_.back().slice];
            const auto label = puzzle::read_quoted_text(slice.text, words_.back().begin);
            if (!label)
                return std::unexpected(error_at(slice.span(words_.back().begin, 1), "the quote is not closed",
                                                "write '\"' after the name"));
            line.label = to_utf8(label->text);
            end = words_[words_.size() - 2];
            words_.resize(words_.size() - 2);
        }
        const auto at = std::ranges::find_if(words_, [&](const Word& word) { return is(word, U"at"); });
        if (at != words_.end()) {
            line.at = text_[at->slice].span(at->begin, 2);
            line.places = between({at->slice, at->end, at->end}, end);
            end = *at;
        }
        line.arguments = between({0, 0, 0}, end);
        return line;
    }

  private:
    void find_words(std::size_t slice) {
        const std::u32string_view text = text_[slice].text;
        for (std::size_t at = 0; at < text.size();) {
            if (puzzle::is_blank(text[at])) {
                ++at;
                continue;
            }
            const std::size_t begin = at;
            while (at < text.size() && !puzzle::is_blank(text[at])) {
                const bool is_delimited =
                    text[at] == U'"' || (text[at] == U'/' && at == begin && !is_expression_);
                if (is_delimited) at = puzzle::find_closing_delimiter(text, at).value_or(text.size() - 1);
                ++at;
            }
            words_.push_back({slice, begin, at});
        }
    }

    bool is(const Word& word, std::u32string_view name) const {
        return text_[word.slice].text.substr(word.begin, word.end - word.begin) == name;
    }
    char32_t first(const Word& word) const { return text_[word.slice].text[word.begin]; }

    /// Returns the text from the end of `from` to the beginning of `to`, without blanks around it.
    std::vector<LineSlice> between(const Word& from, const Word& to) const {
        std::vector<LineSlice> pieces;
        for (std::size_t slice = from.slice; slice <= to.slice; ++slice) {
            LineSlice piece = text_[slice];
            if (slice == to.slice) piece.text = piece.text.substr(0, to.begin);
            const std::size_t skipped = slice == from.slice ? from.end : 0;
            const std::size_t begin =
                std::min(piece.text.find_first_not_of(U" \t", skipped), piece.text.size());
            piece.text.remove_prefix(begin);
            piece.column += static_cast<std::uint32_t>(begin);
            const std::size_t last = piece.text.find_last_not_of(U" \t");
            piece.text = piece.text.substr(0, last == std::u32string_view::npos ? 0 : last + 1);
            pieces.push_back(piece);
        }
        return pieces;
    }

    const std::vector<LineSlice>& text_;
    bool is_expression_;
    std::vector<Word> words_;
};

}  // namespace

std::expected<RuleLine, Diagnostic> divide_rule_line(const std::vector<LineSlice>& text, bool is_expression) {
    return RuleLineDivider(text, is_expression).divide();
}

}  // namespace sator::text
