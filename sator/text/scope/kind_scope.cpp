#include "sator/text/scope/kind_scope.hpp"

#include <algorithm>

#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/text/scope/kind_arithmetic.hpp"
#include "sator/text/scope/value_list.hpp"

namespace sator::text {

namespace {

/// Stands for the message about a name without a value, which is no error.
constexpr std::string_view kMissing = "";

/// Stands between a number and the word that is repeated.
constexpr std::string_view kTimes = " times ";
/// A word or a text is repeated at most this often, which is more than a row has cells.
constexpr std::int64_t kMostTimes = 10'000;

constexpr std::string_view kFor = "for ", kIn = " in ", kLetter = "letter ", kLettersOf = "letters of ";
constexpr int kLetters = 26;

bool is_word_character(char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// Returns the end of the text in quotes or of the regular expression at `at`.
std::size_t end_of_delimited(std::string_view text, std::size_t at) {
    const char delimiter = text[at];
    for (++at; at < text.size() && text[at] != delimiter; ++at) at += text[at] == '\\' ? 1 : 0;
    return std::min(at + 1, text.size());
}

std::string_view without_quotes(std::string_view text) {
    const bool is_quoted = text.size() >= 2 && text.starts_with('"') && text.ends_with('"');
    return is_quoted ? text.substr(1, text.size() - 2) : text;
}

/// Writes a line end for each \n.
std::string with_line_ends(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool is_end = text.substr(at).starts_with("\\n");
        result += is_end ? '\n' : text[at];
        at += is_end ? 1 : 0;
    }
    return result;
}

}  // namespace

/// Replaces the names in one text, from left to right.
class TextReplacer : public NumberNames {
  public:
    TextReplacer(const KindScope& scope, std::string_view text) : scope_(scope), text_(text) {}

    std::expected<std::int64_t, std::string> number(std::string_view name) const override {
        if (const auto value = scope_.values_.find(name); value != scope_.values_.end()) {
            if (const auto number = to_whole_number<std::int64_t>(value->second)) return *number;
            return std::unexpected("'" + std::string(name) + "' is no number");
        }
        if (scope_.missing_.contains(name)) return std::unexpected(std::string(kMissing));
        return std::unexpected("the kind has no parameter '" + std::string(name) + "'");
    }

    std::expected<std::int64_t, std::string> measure(std::string_view function,
                                                     std::string_view name) const override {
        const auto value = scope_.values_.find(name);
        if (value == scope_.values_.end()) return number(name);
        if (function == "length")
            return static_cast<std::int64_t>(to_code_points(without_quotes(value->second)).size());
        const auto symbols = symbols_of(value->second);
        if (function == "count" && symbols) return static_cast<std::int64_t>(symbols->size());
        return std::unexpected("'" + std::string(function) + "(" + std::string(name) + ")' has no value");
    }

    ReplacedText replace() {
        std::size_t end_of_literal = 0;  // the end of the quotes or the regular expression that is being read
        while (at_ < text_.size() && !error_ && !is_missing_) {
            const char c = text_[at_];
            const bool is_literal = at_ < end_of_literal;
            const bool begins_word = at_ == 0 || !is_word_character(text_[at_ - 1]);
            if (!is_literal && (c == '"' || (c == '/' && (at_ == 0 || text_[at_ - 1] == ' '))))
                end_of_literal = end_of_delimited(text_, at_);
            if (c == '{') {
                replace_braces();
            } else if (!is_literal && at_ >= end_of_literal && begins_word && is_word_character(c)) {
                replace_word();
            } else {
                result_ += c;
                ++at_;
            }
        }
        if (error_) return std::unexpected(std::move(*error_));
        return is_missing_ ? std::nullopt : std::optional(std::move(result_));
    }

  private:
    /// Writes a word several times: `{COLUMNS / 2 times 0}`.
    void repeat(std::string_view word, std::int64_t times) {
        if (times > kMostTimes)
            error_ = "a word is repeated more than " + std::to_string(kMostTimes) + " times";
        for (std::int64_t i = 0; i < times && !error_; ++i)
            result_ += (i == 0 ? "" : " ") + std::string(word);
    }

    void replace_word() {
        std::size_t end = at_;
        while (end < text_.size() && is_word_character(text_[end])) ++end;
        const std::string_view word = text_.substr(at_, end - at_);
        at_ = end;
        // In places, `it` and what is beside it are replaced later.
        const auto value = word == "it" ? scope_.values_.end() : scope_.values_.find(word);
        is_in_places_ |= word == "at";
        if (value != scope_.values_.end()) {
            result_ += value->second;
        } else if (const auto sign = scope_.value_names_.find(word);
                   sign != scope_.value_names_.end() && !is_in_places_) {
            result_ += sign->second;
        } else if (scope_.missing_.contains(word)) {
            is_missing_ = true;
        } else {
            result_ += word;
        }
    }

    /// Takes the result of a computation, or notes why there is none.
    std::optional<std::int64_t> taken(const std::expected<std::int64_t, std::string>& number) {
        if (number) return *number;
        if (number.error() == kMissing) {
            is_missing_ = true;
        } else {
            error_ = number.error();
        }
        return std::nullopt;
    }

    /// Writes the text of `{for I in 2..ROWS: "…"}` for each number.
    void replace_for() {
        const std::string_view rest = text_.substr(at_ + 1 + kFor.size());
        const std::size_t in = rest.find(kIn), dots = rest.find(".."), colon = rest.find(':');
        const std::size_t open = rest.find('"'),
                          quote = open == std::string_view::npos ? open : rest.find('"', open + 1);
        const bool is_whole = in < dots && dots < colon && colon < open && quote != std::string_view::npos &&
                              rest.substr(quote + 1).starts_with('}');
        if (!is_whole) {
            error_ = "a text in quotes is missing, e.g. {for I in 2..ROWS: \" + {letter I}\"}";
            return;
        }
        at_ += 1 + kFor.size() + quote + 2;
        const std::size_t from = in + kIn.size();
        const auto first = taken(compute(rest.substr(from, dots - from), *this));
        const auto last = taken(compute(rest.substr(dots + 2, colon - dots - 2), *this));
        if (!first || !last) return;
        if (*last - *first > kMostTimes) {
            error_ = "a text is repeated more than " + std::to_string(kMostTimes) + " times";
            return;
        }
        const std::string text = with_line_ends(rest.substr(open + 1, quote - open - 1));
        KindScope scope = scope_;
        for (std::int64_t i = *first; i <= *last && !error_; ++i) {
            scope.set(std::string(rest.substr(0, in)), std::to_string(i));
            const auto one = scope.replaced(text);
            if (!one) error_ = one.error();
            if (one) result_ += one->value_or("");
        }
    }

    /// Writes `{letter 2}`, which is b.
    void write_letter(std::string_view number) {
        const auto letter = taken(compute(number, *this));
        if (!letter) return;
        if (*letter < 1 || *letter > kLetters) {
            error_ = "there is no letter " + std::to_string(*letter);
        } else {
            result_ += static_cast<char>('a' + *letter - 1);
        }
    }

    /// Writes `{letters of FIRST}`: "C O L D".
    void write_letters(std::string_view name) {
        std::string letters;
        for (const char32_t c : to_code_points(without_quotes(scope_.value(name))))
            letters += (letters.empty() ? "" : " ") + to_utf8({&c, 1});
        result_ += letters;
        is_missing_ |= letters.empty();
    }

    void replace_braces() {
        if (text_.substr(at_).starts_with("{{")) {
            result_ += text_[at_++];
            return;
        }
        if (text_.substr(at_ + 1).starts_with(kFor)) return replace_for();
        const std::size_t close = text_.find('}', at_);
        const std::string_view inner =
            close == std::string_view::npos ? std::string_view() : text_.substr(at_ + 1, close - at_ - 1);
        if (inner.find_first_not_of("0123456789,") == std::string_view::npos) {  // of a regular expression
            result_ += text_[at_++];
            return;
        }
        at_ = close + 1;
        if (const auto value = scope_.values_.find(inner); value != scope_.values_.end()) {
            result_ += value->second;
            return;
        }
        if (inner.starts_with(kLettersOf)) return write_letters(inner.substr(kLettersOf.size()));
        if (inner.starts_with(kLetter)) return write_letter(inner.substr(kLetter.size()));
        const std::size_t times = std::min(inner.find(kTimes), inner.size());
        const auto number = taken(compute(inner.substr(0, times), *this));
        if (number && times < inner.size()) {
            repeat(inner.substr(times + kTimes.size()), *number);
        } else if (number) {
            result_ += std::to_string(*number);
        }
    }

    const KindScope& scope_;
    std::string_view text_;
    std::size_t at_ = 0;
    std::string result_;
    bool is_missing_ = false;
    bool is_in_places_ = false;  // behind `at`, where names are those of signs
    std::optional<std::string> error_;
};

void KindScope::set(const std::string& name, std::string value) {
    missing_.erase(name);
    values_[name] = std::move(value);
}

void KindScope::set_missing(const std::string& name) {
    if (!values_.contains(name)) missing_.insert(name);
}

void KindScope::set_values(std::span<const ValueName> values) {
    for (const ValueName& value : values) {
        value_names_[value.name] = value.sign;
        value_names_[value.plural] = value.sign;
    }
}

std::string_view KindScope::value(std::string_view name) const {
    const auto found = values_.find(name);
    return found == values_.end() ? std::string_view() : std::string_view(found->second);
}

bool KindScope::holds(std::string_view condition) const {
    const std::size_t sign = condition.find_first_of("=<>");
    if (sign == std::string_view::npos) return has(condition) || conditions_.contains(condition);
    const auto left = number(condition.substr(0, sign)), right = number(condition.substr(sign + 1));
    if (!left || !right) return false;
    return condition[sign] == '='   ? *left == *right
           : condition[sign] == '<' ? *left < *right
                                    : *left > *right;
}

std::optional<std::int64_t> KindScope::number(std::string_view arithmetic) const {
    const auto number = compute(arithmetic, TextReplacer(*this, arithmetic));
    return number ? std::optional(*number) : std::nullopt;
}

ReplacedText KindScope::replaced(std::string_view text) const {
    return TextReplacer(*this, text).replace();
}

std::string KindScope::replaced_in_sentence(std::string_view text) const {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t open = std::min(text.find('{', at), text.size());
        result += text.substr(at, open - at);
        if (open == text.size()) break;
        const std::size_t close = std::min(text.find('}', open), text.size() - 1);
        const std::string_view inner = text.substr(open + 1, close - open - 1);
        const auto braces = replaced(text.substr(open, close + 1 - open));
        result += braces && *braces ? **braces : std::string(inner);
        at = close + 1;
    }
    return result;
}

}  // namespace sator::text
