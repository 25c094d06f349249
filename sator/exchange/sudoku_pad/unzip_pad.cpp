#include "sator/exchange/sudoku_pad/unzip_pad.hpp"

#include <algorithm>

#include "sator/base/ascii.hpp"

namespace sator::exchange {

namespace {

constexpr std::size_t kColourDigits = 6;

bool is_hex(char c) {
    return is_digit(c) || ('a' <= (c | 0x20) && (c | 0x20) <= 'f');
}

/// Returns whether the word is a number or a word of JSON.
bool is_json_word(std::string_view word) {
    if (word == "true" || word == "false" || word == "null") return true;
    return !word.empty() && (is_digit(word.front()) || word.front() == '-') &&
           std::ranges::all_of(word,
                               [](char c) { return is_digit(c) || std::string_view("+-.eE").contains(c); });
}

class PadUnzipper {
  public:
    explicit PadUnzipper(std::string_view text) : text_(text), quote_(text.contains('"') ? '"' : '\'') {}

    std::string unzip() {
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == quote_) {
                read_text();
            } else if (std::string_view("{}[],: \t\r\n").contains(c)) {
                const bool is_left_out = (c == ',' || c == ']') && (last_ == ',' || last_ == '[');
                json_ += is_left_out ? "{}" : "";
                json_ += last_ = c;
                ++at_;
            } else {
                read_word();
            }
        }
        return std::move(json_);
    }

  private:
    void read_text() {
        json_ += '"';
        for (++at_; at_ < text_.size() && text_[at_] != quote_; ++at_) {
            const bool is_escape = text_[at_] == '\\' && at_ + 1 < text_.size();
            if (!is_escape) {
                json_ += text_[at_];
                continue;
            }
            ++at_;
            if (text_[at_] != '\'') json_ += '\\';  // a quote needs no escape any more
            json_ += text_[at_];
        }
        json_ += '"';
        ++at_;
        last_ = '"';
    }

    void read_word() {
        const std::size_t end = std::min(text_.find_first_of("{}[],:'\" \t\r\n", at_), text_.size());
        const std::string_view word = text_.substr(at_, std::max<std::size_t>(1, end - at_));
        const bool is_name = end < text_.size() && text_[end] == ':' && (last_ == '{' || last_ == ',');
        const bool is_colour = word.size() == kColourDigits && std::ranges::all_of(word, is_hex);
        if (is_name) {
            json_ += '"' + std::string(word) + '"';
        } else if (word == "t" || word == "f") {
            json_ += word == "t" ? "true" : "false";
        } else if (word == "#0" || word == "#F") {
            json_ += word == "#0" ? "\"#000000\"" : "\"#FFFFFF\"";
        } else if (last_ == ':' && is_colour && quote_ == '\'') {
            json_ += "\"#" + std::string(word) + '"';
        } else if (is_json_word(word)) {
            json_ += word;
        } else {
            json_ += '"' + std::string(word) + '"';
        }
        at_ += word.size();
        last_ = 'w';
    }

    std::string_view text_;
    char quote_;
    std::size_t at_ = 0;
    char last_ = '\0';  // the last bracket or sign; 'w' after a word
    std::string json_;
};

}  // namespace

std::string unzip_pad(std::string_view zipped) {
    const std::size_t second = zipped.find_first_not_of(" \t\r\n", 1);
    const bool is_json = second != std::string_view::npos && zipped[second] == '"';
    return is_json ? std::string(zipped) : PadUnzipper(zipped).unzip();
}

}  // namespace sator::exchange
