// Copies a text token by token: writes brackets and quoted texts in JSON's form, and a comma before each element that follows another.
// JsonTree reads the copy, so there is one reader of JSON.
#include "sator/exchange/pasted/lenient_json.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "sator/base/ascii.hpp"
#include "sator/base/trimmed.hpp"

namespace sator::exchange {

namespace {

/// Longer texts are no pasted puzzles.
constexpr std::size_t kLongestLists = 4'000'000;
constexpr std::size_t kDeepestLists = 32;
/// The most characters of the name or declaration before the first bracket, e.g. `private static final int[][] BOARD =`, and of the
/// statement's end after the last one.
constexpr std::size_t kLongestDeclaration = 80;

constexpr std::string_view kListBlanks = " \t\r\n";

/// Returns the text from the bracket on that opens the lists: the first one after a '=', else the first one.
std::string_view from_first_bracket(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(kListBlanks), text.size()));
    if (text.starts_with('[') || text.starts_with('{') || text.starts_with('(')) return text;
    const std::string_view head = text.substr(0, kLongestDeclaration);
    const std::size_t equals = head.find('=');
    const std::size_t bracket =
        std::min(head.find_first_of("[{(", equals == std::string_view::npos ? 0 : equals), head.size());
    const std::string_view declaration = head.substr(0, bracket);
    const bool is_name =
        !declaration.empty() && declaration.find('\n') == std::string_view::npos &&
        (is_ascii_letter(declaration.front()) || declaration.front() == '_' || declaration.front() == '$');
    if (!is_name || bracket == head.size()) return {};
    text.remove_prefix(bracket);
    // The bracket of a call, e.g. of `np.array(`, is not part of the lists.
    if (text.front() == '(' && bracket > 0 && is_ascii_letter(declaration.back())) text.remove_prefix(1);
    text.remove_prefix(std::min(text.find_first_not_of(kListBlanks), text.size()));
    return text.starts_with('[') || text.starts_with('{') || text.starts_with('(') ? text
                                                                                   : std::string_view();
}

bool has_colon_outside_quotes(std::string_view text) {
    char quote = 0;
    for (const char c : text) {
        if (quote != 0) {
            if (c == quote) quote = 0;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == ':') {
            return true;
        }
    }
    return false;
}

class JsonCopy {
  public:
    explicit JsonCopy(std::string_view text)
        : text_(from_first_bracket(text)), has_objects_(has_colon_outside_quotes(text_)) {}

    std::optional<std::string> copy() {
        if (text_.empty()) return std::nullopt;
        while (at_ < text_.size() && is_right_) {
            step();
            if (open_.empty()) break;
        }
        if (!is_right_ || !open_.empty()) return std::nullopt;
        return is_end(text_.substr(at_)) ? std::optional(std::move(json_)) : std::nullopt;
    }

  private:
    /// Whether only the end of a statement follows the last bracket, e.g. `, dtype=int)` or `;`.
    static bool is_end(std::string_view rest) {
        return rest.size() < kLongestDeclaration && rest.find_first_of("[{") == std::string_view::npos;
    }

    void step() {
        const char c = text_[at_];
        if (kListBlanks.contains(c) || c == ';') {
            ++at_;
        } else if (skip_comment()) {
        } else if (c == '[' || c == '{' || c == '(') {
            open(c);
        } else if (c == ']' || c == '}' || c == ')') {
            close(c);
        } else if (c == ',') {
            comma();
        } else if (c == ':') {
            json_ += ':';
            needs_comma_ = false;
            ++at_;
        } else {
            element(c == '"' || c == '\'' ? quoted(c) : bare());
        }
    }

    bool skip_comment() {
        const std::string_view rest = text_.substr(at_);
        if (rest.starts_with("/*")) {
            at_ = std::min(text_.find("*/", at_), text_.size() - 2) + 2;
            return true;
        }
        if (!rest.starts_with("//") && !rest.starts_with("# ")) return false;
        at_ = std::min(text_.find('\n', at_), text_.size());
        return true;
    }

    void open(char c) {
        const bool is_object = c == '{' && has_objects_;
        separate();
        json_ += is_object ? '{' : '[';
        open_.push_back(is_object ? '}' : ']');
        expected_.push_back(c == '[' ? ']' : c == '{' ? '}' : ')');
        needs_comma_ = false;
        was_comma_ = true;
        is_right_ = open_.size() <= kDeepestLists;
        ++at_;
    }

    void close(char c) {
        is_right_ = expected_.back() == c;
        json_ += open_.back();
        open_.pop_back();
        expected_.pop_back();
        needs_comma_ = true;
        was_comma_ = false;
        ++at_;
    }

    /// A comma after another one or after a bracket leaves an element out.
    void comma() {
        if (was_comma_ && open_.back() == ']') {
            separate();
            json_ += "null";
            needs_comma_ = true;
        }
        was_comma_ = true;
        ++at_;
    }

    void separate() {
        if (needs_comma_) json_ += ',';
    }

    void element(const std::string& json) {
        separate();
        json_ += json;
        needs_comma_ = true;
        was_comma_ = false;
    }

    static std::string string_of(std::string_view content) {
        std::string json = "\"";
        for (const char c : content) {
            if (c == '"' || c == '\\') json += '\\';
            if (c == '\n') {
                json += "\\n";
            } else {
                json += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
            }
        }
        return json + '"';
    }

    std::string quoted(char quote) {
        std::string content;
        for (++at_; at_ < text_.size() && text_[at_] != quote; ++at_) {
            const bool is_escape = text_[at_] == '\\' && at_ + 1 < text_.size();
            if (is_escape) ++at_;
            content += is_escape && text_[at_] == 'n' ? '\n' : text_[at_];
        }
        is_right_ = at_ < text_.size();
        ++at_;
        return string_of(content);
    }

    std::string bare() {
        const std::size_t end = std::min(text_.find_first_of(" \t\r\n,[]{}():;\"'", at_), text_.size());
        const std::string_view word = text_.substr(at_, end - at_);
        at_ = std::max(end, at_ + 1);
        constexpr std::array<std::string_view, 9> kNothing = {"null", "None", "nan",       "NaN", "NULL",
                                                              "nil",  "Null", "undefined", "NA"};
        if (std::ranges::find(kNothing, word) != kNothing.end()) return "null";
        if (word == "true" || word == "false") return std::string(word);
        constexpr std::size_t kMostDigits = 17;  // of a number that 64 bits hold
        const std::string_view digits = word.starts_with('-') ? word.substr(1) : word;
        const bool is_number = !digits.empty() && std::ranges::all_of(digits, is_digit) &&
                               (digits.size() == 1 || digits.front() != '0') && digits.size() <= kMostDigits;
        if (is_number) return std::string(word);
        // numpy and others print 5. or 5.0 for 5.
        const std::string_view whole = word.substr(0, word.find('.'));
        if (!whole.empty() && whole.size() < word.size() && std::ranges::all_of(whole, is_digit) &&
            word.substr(whole.size() + 1).find_first_not_of('0') == std::string_view::npos)
            return std::string(whole);
        return string_of(word);
    }

    std::string_view text_;
    bool has_objects_;
    std::size_t at_ = 0;
    std::string json_;
    std::vector<char> open_, expected_;  // the brackets that close what is open: in JSON, and in the text
    bool needs_comma_ = false, was_comma_ = false, is_right_ = true;
};

/// Returns the end of the bracket that opens at `at`, or npos. Quoted brackets do not count.
std::size_t end_of_bracket(std::string_view text, std::size_t at) {
    char quote = 0;
    std::size_t depth = 0;
    for (; at < text.size(); ++at) {
        const char c = text[at];
        if (quote != 0) {
            if (c == quote) quote = 0;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '[' || c == '{' || c == '(') {
            ++depth;
        } else if ((c == ']' || c == '}' || c == ')') && --depth == 0) {
            return at + 1;
        }
    }
    return std::string_view::npos;
}

/// Several assignments, `rows = [[1]]; columns = [[1]]`, as an object with their names as fields; nullopt if the text has anything else.
std::optional<std::string> object_of_assignments(std::string_view text) {
    std::string object;
    std::size_t count = 0;
    constexpr std::string_view kBetween = " \t\r\n;,";
    for (std::size_t at = 0; (at = std::min(text.find_first_not_of(kBetween, at), text.size())) < text.size();
         ++count) {
        const std::size_t equals = text.find('=', at);
        if (equals == std::string_view::npos || equals - at > kLongestDeclaration) return std::nullopt;
        const std::string_view words = trimmed(text.substr(at, equals - at));
        const std::string_view name =
            words.substr(words.find_last_of(" \t") + 1);  // of `const rows`; npos + 1 is 0
        const bool is_name = !name.empty() && std::ranges::all_of(words, [](char c) {
            return is_ascii_letter(static_cast<unsigned char>(c)) ||
                   is_digit(static_cast<unsigned char>(c)) || c == '_' || c == ' ';
        });
        const std::size_t value = std::min(text.find_first_not_of(kListBlanks, equals + 1), text.size());
        if (!is_name || value == text.size() || text[value] != '[') return std::nullopt;
        at = end_of_bracket(text, value);
        if (at == std::string_view::npos) return std::nullopt;
        object += (object.empty() ? "\"" : ", \"") + std::string(name) +
                  "\": " + std::string(text.substr(value, at - value));
    }
    return count > 1 ? std::optional("{" + object + "}") : std::nullopt;
}

}  // namespace

std::optional<std::string> lenient_json(std::string_view text) {
    if (text.size() > kLongestLists) return std::nullopt;
    if (auto json = JsonCopy(text).copy()) return json;
    const std::string_view plain = trimmed(text);
    if (plain.starts_with('[') || plain.starts_with('{') || plain.starts_with('(')) {
        // Rows without the brackets around all of them.
        const std::string list = "[" + std::string(plain) + "]";
        return JsonCopy(list).copy();
    }
    const auto object = object_of_assignments(plain);
    return object ? JsonCopy(*object).copy() : std::nullopt;
}

}  // namespace sator::exchange
