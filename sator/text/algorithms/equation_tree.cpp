// A recursive descent: a sum of products of words and sums in parentheses.
#include "sator/text/algorithms/equation_tree.hpp"

namespace sator::text {

namespace {

/// The depth of parentheses that is read.
constexpr int kDeepest = 100;

class EquationSideReader {
  public:
    explicit EquationSideReader(std::u32string_view text) : text_(text) {}

    std::optional<EquationTerm> read() {
        auto side = sum();
        return side && at_ == text_.size() ? std::move(side) : std::nullopt;
    }

  private:
    /// Returns the next sign; 0 at the end.
    char32_t next() {
        while (at_ < text_.size() && text_[at_] == U' ') ++at_;
        return at_ < text_.size() ? text_[at_] : U'\0';
    }

    std::optional<EquationTerm> sum() {
        EquationTerm all{TermKind::Sum, {}, {}};
        bool is_minus = next() == U'-';
        if (is_minus) ++at_;
        for (;;) {
            auto part = product();
            if (!part) return std::nullopt;
            if (is_minus) part = EquationTerm{TermKind::Opposite, {}, {std::move(*part)}};
            all.parts.push_back(std::move(*part));
            if (next() != U'+' && next() != U'-') break;
            is_minus = text_[at_++] == U'-';
        }
        return all.parts.size() == 1 ? std::move(all.parts.front()) : std::move(all);
    }

    std::optional<EquationTerm> product() {
        auto all = factor();
        while (all && (next() == U'×' || next() == U'/')) {
            const TermKind kind = text_[at_++] == U'/' ? TermKind::Quotient : TermKind::Product;
            auto part = factor();
            if (!part) return std::nullopt;
            all = EquationTerm{kind, {}, {std::move(*all), std::move(*part)}};
        }
        return all;
    }

    std::optional<EquationTerm> factor() {
        if (next() == U'(') {
            if (++depth_ > kDeepest) return std::nullopt;
            ++at_;
            auto inner = sum();
            if (next() != U')') return std::nullopt;
            ++at_;
            --depth_;
            return inner;
        }
        constexpr std::u32string_view kSigns = U" +-×/()";
        const std::size_t begin = at_;
        while (at_ < text_.size() && !kSigns.contains(text_[at_])) ++at_;
        if (at_ == begin) return std::nullopt;
        return EquationTerm{TermKind::Word, std::u32string(text_.substr(begin, at_ - begin)), {}};
    }

    std::u32string_view text_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

/// Returns the text without blanks at its ends.
std::u32string_view without_outer_blanks(std::u32string_view text) {
    while (text.starts_with(U' ')) text.remove_prefix(1);
    while (text.ends_with(U' ')) text.remove_suffix(1);
    return text;
}

}  // namespace

std::optional<std::pair<EquationTerm, EquationTerm>> read_equation(std::u32string_view text) {
    const std::size_t sign = text.find(U'=');
    if (sign == std::u32string_view::npos) return std::nullopt;
    auto left = EquationSideReader(without_outer_blanks(text.substr(0, sign))).read();
    auto right = EquationSideReader(without_outer_blanks(text.substr(sign + 1))).read();
    if (!left || !right) return std::nullopt;
    return std::pair(std::move(*left), std::move(*right));
}

}  // namespace sator::text
