#include "sator/explain/repair/tightened_comparison.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/rules/expression/expression_tokens.hpp"

namespace sator::explain {

namespace {

/// The largest distance by which the two sides are moved apart.
constexpr std::int64_t kMaxTightening = 3;

/// An expression that consists of one comparison.
struct TightComparison {
    std::string left, sign, right;  // without spaces at their ends
};

bool is_one_of(const std::string& text, std::span<const std::string_view> list) {
    return std::ranges::find(list, text) != list.end();
}

std::optional<TightComparison> comparison_of(std::string_view expression) {
    constexpr std::array<std::string_view, 6> kSigns = {"<", "<=", ">", ">=", "!=", "="};
    constexpr std::array<std::string_view, 6> kWords = {"and", "or", "not", "if", "then", "count"};
    using Kind = ExpressionToken::Kind;
    const auto tokens = expression_tokens(expression, {1, 1, 1});
    if (!tokens) return std::nullopt;
    const ExpressionToken* sign = nullptr;
    for (const ExpressionToken& token : *tokens) {
        if (token.span.line != 1 || (token.kind == Kind::Name && is_one_of(token.text, kWords)))
            return std::nullopt;
        if (token.kind != Kind::Sign || !is_one_of(token.text, kSigns)) continue;
        if (sign != nullptr) return std::nullopt;
        sign = &token;
    }
    if (sign == nullptr) return std::nullopt;
    const std::u32string text = to_code_points(expression);
    const std::size_t at = sign->span.column - 1;
    return TightComparison{to_utf8(trimmed(text.substr(0, at))), sign->text,
                           to_utf8(trimmed(text.substr(at + sign->text.size())))};
}

/// Writes "less < more", or "more > less" if `is_greater`, with the sides `apart` further from each other. If
/// one side is a number, changes that number.
std::string written(std::string less, std::string more, bool is_greater, std::int64_t apart) {
    const auto least = to_whole_number<std::int64_t>(less), most = to_whole_number<std::int64_t>(more);
    if (least) {
        less = std::to_string(*least + apart);
    } else if (most && *most >= apart) {
        more = std::to_string(*most - apart);
    } else if (apart > 0) {
        less += " + " + std::to_string(apart);
    }
    return is_greater ? more + " > " + less : less + " < " + more;
}

}  // namespace

std::vector<std::string> tightened_comparisons(std::string_view expression) {
    std::vector<std::string> found;
    const auto comparison = comparison_of(expression);
    if (!comparison || comparison->sign == "=") return found;
    const auto& [left, sign, right] = *comparison;
    if (sign == "!=") return {left + " < " + right, left + " > " + right};
    const bool is_greater = sign.front() == '>', is_strict = sign.size() == 1;
    const std::int64_t first = is_strict ? 1 : 0;
    for (std::int64_t apart = first; apart < first + kMaxTightening; ++apart) {
        found.push_back(written(is_greater ? right : left, is_greater ? left : right, is_greater, apart));
    }
    return found;
}

}  // namespace sator::explain
