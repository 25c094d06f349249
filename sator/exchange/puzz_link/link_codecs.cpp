#include "sator/exchange/puzz_link/link_codecs.hpp"

#include <utility>

#include "sator/exchange/boards/board_kinds.hpp"
#include "sator/exchange/boards/drawn_board.hpp"

namespace sator::exchange {

namespace {

constexpr int kLastLetter = 35;  // z

std::string no_number(char c) {
    return c == '\0' ? "the link ends too early" : std::string("'") + c + "' means nothing here";
}

int read_number16(LinkBody& body) {
    switch (body.peek()) {
        case '.':
            body.take();
            return DrawnBoard::kHidden;
        case '-':
            body.take();
            return body.take_number(2, 16);
        case '+':
            body.take();
            return body.take_number(3, 16);
        case '=':
            body.take();
            return body.take_number(3, 16) + 4096;
        case '%':
            body.take();
            return body.take_number(3, 16) + 8192;
        case '*':
            body.take();
            return body.take_number(4, 16) + 12240;
        case '$':
            body.take();
            return body.take_number(5, 16) + 77776;
        default:
            break;
    }
    return body.take_number(1, 16);
}

std::string write_number16(int number) {
    if (number == DrawnBoard::kHidden) return ".";
    if (number < 0 || number >= 77776 + (1 << 20)) return {};
    if (number < 16) return hexadecimal(number);
    if (number < 256) return "-" + hexadecimal(number, 2);
    if (number < 4096) return "+" + hexadecimal(number, 3);
    if (number < 8192) return "=" + hexadecimal(number - 4096, 3);
    if (number < 12240) return "%" + hexadecimal(number - 8192, 3);
    return number < 77776 ? "*" + hexadecimal(number - 12240, 4) : "$" + hexadecimal(number - 77776, 5);
}

int read_difference(LinkBody& body) {
    if (body.peek() != 'g' && body.peek() != 'h') return read_number16(body);
    return body.take() == 'g' ? kLess : kGreater;
}

std::string write_difference(int number) {
    if (number == kLess || number == kGreater) return number == kLess ? "g" : "h";
    return write_number16(number);
}

/// Writes gaps as letters and tokens between them. `after`: how many cells after a number its token already covers.
class GapWriter {
  public:
    explicit GapWriter(char first_gap) : before_first_(digit_value(first_gap) - 1) {}

    void gap() {
        if (++open_ + before_first_ == kLastLetter) flush();
    }
    void token(const std::string& text) {
        flush();
        text_ += text;
    }
    std::string text() {
        flush();
        return text_;
    }

  private:
    void flush() {
        if (open_ > 0) text_ += digit_character(before_first_ + open_);
        open_ = 0;
    }

    int before_first_;
    int open_ = 0;
    std::string text_;
};

/// Puts a number into the list; a number behind its end is an error.
void put(LinkBody& body, std::vector<int>& numbers, std::size_t at, int number) {
    if (at < numbers.size()) numbers[at] = number;
    if (at >= numbers.size()) body.fail("the link has more numbers than the grid has places");
}

std::vector<int> read_four_cell(LinkBody& body, std::size_t count) {
    std::vector<int> numbers(count, DrawnBoard::kOpen);
    for (std::size_t at = 0; at < count && !body.is_at_end(); ++at) {
        const std::size_t place = body.position();
        const char c = body.take();
        const int digit = digit_value(c);
        if (c == '.') {
            numbers[at] = DrawnBoard::kHidden;
        } else if (digit >= 0 && digit <= 14) {
            numbers[at] = digit % 5;
            at += static_cast<std::size_t>(digit / 5);
        } else if (digit >= 16) {
            at += static_cast<std::size_t>(digit - 16);
        } else {
            body.fail_at(place, no_number(c));
        }
    }
    return numbers;
}

std::string write_four_cell(const std::vector<int>& numbers) {
    GapWriter writer('g');
    const auto is_number = [&](std::size_t at) {
        return at < numbers.size() && numbers[at] != DrawnBoard::kOpen;
    };
    for (std::size_t at = 0; at < numbers.size(); ++at) {
        if (numbers[at] == DrawnBoard::kOpen) {
            writer.gap();
        } else if (numbers[at] < 0 || numbers[at] > 4) {
            writer.token(".");
        } else {
            // A token covers up to two gaps after it.
            const int covered = is_number(at + 1) ? 0 : is_number(at + 2) ? 1 : 2;
            writer.token(std::string(1, digit_character(numbers[at] + 5 * covered)));
            at += static_cast<std::size_t>(covered);
        }
    }
    return writer.text();
}

constexpr int kOneCellGaps = 18;  // 0 to h count the gaps after a mark, i to z gaps without a mark

std::vector<int> read_one_cell(LinkBody& body, std::size_t count) {
    std::vector<int> numbers(count, DrawnBoard::kOpen);
    for (std::size_t at = 0; at < count && !body.is_at_end(); ++at) {
        const std::size_t place = body.position();
        const int digit = digit_value(body.take());
        if (digit < 0) body.fail_at(place, "a letter or digit is expected here");
        if (digit >= 0 && digit < kOneCellGaps) numbers[at] = 1;
        if (digit >= 0) at += static_cast<std::size_t>(digit % kOneCellGaps);
    }
    return numbers;
}

std::string write_one_cell(const std::vector<int>& numbers) {
    std::string text;
    for (std::size_t at = 0; at < numbers.size();) {
        const bool has_mark = numbers[at] == 1;
        int gaps = 0;
        while (at + 1 + static_cast<std::size_t>(gaps) < numbers.size() && gaps + 1 < kOneCellGaps &&
               numbers[at + 1 + static_cast<std::size_t>(gaps)] != 1)
            ++gaps;
        text += digit_character(has_mark ? gaps : gaps + kOneCellGaps);
        at += 1 + static_cast<std::size_t>(gaps);
    }
    return text;
}

}  // namespace

ListCode gapped(char first_gap, NumberToken token) {
    return {[first_gap, token](LinkBody& body, std::size_t count) {
                std::vector<int> numbers(count, DrawnBoard::kOpen);
                for (std::size_t at = 0; at < count && !body.is_at_end(); ++at) {
                    const char c = body.peek();
                    const int gap = digit_value(c) - digit_value(first_gap);
                    if (c >= first_gap && c <= 'z' && gap >= 0) {
                        body.take();
                        at += static_cast<std::size_t>(gap);
                    } else {
                        put(body, numbers, at, token.read(body));
                    }
                }
                return numbers;
            },
            [first_gap, token](const std::vector<int>& numbers) {
                GapWriter writer(first_gap);
                for (const int number : numbers) {
                    const std::string text = number == DrawnBoard::kOpen ? "" : token.write(number);
                    if (text.empty()) writer.gap();
                    if (!text.empty()) writer.token(text);
                }
                return writer.text();
            }};
}

ListCode number10() {
    return gapped('a', {[](LinkBody& body) {
                            if (body.peek() != '.') return body.take_number(1, 10);
                            body.take();
                            return DrawnBoard::kHidden;
                        },
                        [](int number) {
                            if (number == DrawnBoard::kHidden) return std::string(".");
                            return number >= 0 && number < 10 ? std::to_string(number) : std::string();
                        }});
}

NumberToken number16_token() {
    return {read_number16, write_number16};
}

ListCode number16() {
    return gapped('g', number16_token());
}

ListCode differences() {
    return gapped('i', {read_difference, write_difference});
}

ListCode four_cell() {
    return {read_four_cell, write_four_cell};
}

ListCode one_cell() {
    return {read_one_cell, write_one_cell};
}

ListCode each_number() {
    constexpr int kBase = 36;
    return {[](LinkBody& body, std::size_t count) {
                std::vector<int> numbers(count, DrawnBoard::kOpen);
                for (std::size_t at = 0; at < count && !body.is_at_end(); ++at) {
                    const char c = body.peek();
                    if (digit_value(c) >= 0) {
                        numbers[at] = body.take_number(1, kBase);
                        continue;
                    }
                    body.take();
                    if (c == '-') numbers[at] = body.take_number(2, kBase);
                    if (c == '%' || c == '@') numbers[at] = DrawnBoard::kHidden;
                }
                return numbers;
            },
            [](const std::vector<int>& numbers) {
                std::string text;
                for (const int number : numbers) {
                    if (number == DrawnBoard::kOpen) {
                        text += '.';
                    } else if (number == DrawnBoard::kHidden) {
                        text += '@';
                    } else {
                        if (number >= kBase) text += std::string("-") + digit_character(number / kBase);
                        text += digit_character(number % kBase);
                    }
                }
                return text;
            }};
}

ListCode packed(int base, std::size_t in_character) {
    int all = 1;
    for (std::size_t i = 0; i < in_character; ++i) all *= base;
    return {[base, in_character, all](LinkBody& body, std::size_t count) {
                std::vector<int> numbers(count, 0);
                for (std::size_t at = 0; at < count && !body.is_at_end(); at += in_character) {
                    int digits = body.take_number(1, all);
                    for (std::size_t i = in_character; i-- > 0; digits /= base) {
                        if (at + i < count) numbers[at + i] = digits % base;
                    }
                }
                return numbers;
            },
            [base, in_character](const std::vector<int>& numbers) {
                std::string text;
                for (std::size_t at = 0; at < numbers.size(); at += in_character) {
                    int digits = 0;
                    for (std::size_t i = 0; i < in_character; ++i)
                        digits = digits * base + (at + i < numbers.size() ? std::max(0, numbers[at + i]) : 0);
                    text += digit_character(digits);
                }
                return text;
            }};
}

ListCode line_pieces() {
    constexpr int kCircle = 8, kMostCircles = 10;
    constexpr char kFirstGap = 'h';
    return {
        [](LinkBody& body, std::size_t count) {
            std::vector<int> numbers(count, DrawnBoard::kOpen);
            for (std::size_t at = 0; at < count && !body.is_at_end(); ++at) {
                const std::size_t place = body.position();
                const char c = body.take();
                if (c >= kFirstGap && c <= 'z') {
                    at += static_cast<std::size_t>(c - kFirstGap);
                } else if (c >= 'a' && c < kFirstGap) {
                    numbers[at] = 1 + c - 'a';
                } else if (c >= '0' && c <= '9') {
                    for (int i = c - '0'; i > 0; --i) put(body, numbers, at++, kCircle);
                    put(body, numbers, at, kCircle);
                } else if (c == '.') {
                    numbers[at] = DrawnBoard::kHidden;
                } else {
                    body.fail_at(place, no_number(c));
                }
            }
            return numbers;
        },
        [](const std::vector<int>& numbers) {
            GapWriter writer(kFirstGap);
            for (std::size_t at = 0; at < numbers.size(); ++at) {
                const int number = numbers[at];
                if (number == kCircle) {
                    int more = 0;
                    while (more + 1 < kMostCircles && at + 1 < numbers.size() && numbers[at + 1] == kCircle) {
                        ++at;
                        ++more;
                    }
                    writer.token(std::to_string(more));
                } else if (number >= 1 && number <= kPieces) {
                    writer.token(std::string(1, static_cast<char>('a' + number - 1)));
                } else if (number == DrawnBoard::kHidden) {
                    writer.token(".");
                } else {
                    writer.gap();
                }
            }
            return writer.text();
        }};
}

ListCode pieces_and_numbers() {
    constexpr char kFirstLetter = 'g', kFirstGap = 'n';
    return gapped(kFirstGap, {[](LinkBody& body) {
                                  const char c = body.peek();
                                  if (c < kFirstLetter || c >= kFirstGap) return read_number16(body);
                                  return kFirstPiece + body.take() - kFirstLetter;
                              },
                              [](int number) {
                                  if (number >= kFirstPiece)
                                      return std::string(
                                          1, static_cast<char>(kFirstLetter + number - kFirstPiece));
                                  return number < 256 ? write_number16(number) : std::string();
                              }});
}

ListCode gaps_before_marks() {
    constexpr std::size_t kLongGap = 36;
    return {[](LinkBody& body, std::size_t count) {
                std::vector<int> numbers(count, DrawnBoard::kOpen);
                for (std::size_t at = 0; !body.is_at_end() && body.peek() != '/';) {
                    const std::size_t place = body.position();
                    const char c = body.take();
                    if (c != '.' && digit_value(c) < 0)
                        body.fail_at(place, "a letter or digit is expected here");
                    at += c == '.' ? kLongGap : static_cast<std::size_t>(std::max(0, digit_value(c)));
                    if (c != '.') put(body, numbers, at++, 1);
                }
                return numbers;
            },
            [](const std::vector<int>& numbers) {
                std::string text;
                std::size_t gap = 0;
                for (const int number : numbers) {
                    if (number >= 1) {
                        text += digit_character(static_cast<int>(gap));
                        gap = 0;
                    } else if (++gap == kLongGap) {
                        text += '.';
                        gap = 0;
                    }
                }
                return text;
            }};
}

int read_count(LinkBody& body) {
    constexpr int kMost = 1000;
    int count = 0;
    const std::size_t place = body.position();
    while (!body.is_at_end() && body.peek() != '/')
        count = std::min(kMost, count * 10 + body.take_number(1, 10));
    if (body.position() == place) body.fail("a number is expected here");
    if (!body.is_at_end()) body.take();
    return count;
}

}  // namespace sator::exchange
