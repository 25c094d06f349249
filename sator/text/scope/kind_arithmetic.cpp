// A recursive descent: sums of products of numbers, names, measures of names, and sums in parentheses.

#include "sator/text/scope/kind_arithmetic.hpp"

#include "sator/base/whole_number.hpp"

namespace sator::text {

namespace {

using Number = std::expected<std::int64_t, std::string>;

/// Sums in parentheses are at most this deep.
constexpr int kMostDepth = 32;

class Arithmetic {
  public:
    Arithmetic(std::string_view text, const NumberNames& names) : text_(text), names_(names) {}

    Number whole() {
        Number result = sum();
        if (result && peek() != '\0') return wrong();
        return result;
    }

  private:
    char peek() {
        while (at_ < text_.size() && text_[at_] == ' ') ++at_;
        return at_ < text_.size() ? text_[at_] : '\0';
    }

    std::unexpected<std::string> wrong() const {
        return std::unexpected("'" + std::string(text_) + "' is no arithmetic");
    }

    Number sum() {
        Number left = product();
        while (left && (peek() == '+' || peek() == '-')) {
            const char sign = text_[at_++];
            left = joined(*left, sign, product());
        }
        return left;
    }

    Number product() {
        Number left = atom();
        while (left && (peek() == '*' || peek() == '/' || peek() == '%')) {
            const char sign = text_[at_++];
            left = joined(*left, sign, atom());
        }
        return left;
    }

    Number joined(std::int64_t left, char sign, const Number& right) const {
        if (!right) return right;
        std::int64_t result = 0;
        bool is_too_large = false;
        switch (sign) {
            case '+':
                is_too_large = __builtin_add_overflow(left, *right, &result);
                break;
            case '-':
                is_too_large = __builtin_sub_overflow(left, *right, &result);
                break;
            case '*':
                is_too_large = __builtin_mul_overflow(left, *right, &result);
                break;
            default:
                // -1 is refused with 0, because the least number has no opposite.
                if (*right == 0 || *right == -1) return wrong();
                result = sign == '/' ? left / *right : left % *right;
        }
        if (is_too_large) return std::unexpected("'" + std::string(text_) + "' is too large");
        return result;
    }

    Number atom() {
        const char c = peek();
        if (c == '(') return in_parentheses();
        const std::size_t begin = at_;
        const auto belongs = [](char d) {
            return (d >= '0' && d <= '9') || (d >= 'A' && d <= 'Z') || (d >= 'a' && d <= 'z') || d == '_';
        };
        while (at_ < text_.size() && belongs(text_[at_])) ++at_;
        const std::string_view word = text_.substr(begin, at_ - begin);
        if (word.empty()) return wrong();
        if (const auto number = to_whole_number<std::int64_t>(word)) return *number;
        return at_ < text_.size() && text_[at_] == '(' ? measure(word) : names_.number(word);
    }

    Number measure(std::string_view function) {
        const std::size_t close = text_.find(')', at_);
        if (close == std::string_view::npos) return wrong();
        const std::string_view name = text_.substr(at_ + 1, close - at_ - 1);
        at_ = close + 1;
        return names_.measure(function, name);
    }

    Number in_parentheses() {
        if (++depth_ > kMostDepth) return wrong();
        ++at_;
        Number inner = sum();
        if (inner && peek() != ')') return wrong();
        ++at_;
        --depth_;
        return inner;
    }

    std::string_view text_;
    const NumberNames& names_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

}  // namespace

std::expected<std::int64_t, std::string> compute(std::string_view text, const NumberNames& names) {
    return Arithmetic(text, names).whole();
}

}  // namespace sator::text
