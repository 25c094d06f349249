#include "sator/exchange/pzprv3/pzpr_lines.hpp"

#include <algorithm>

namespace sator::exchange {

PzprLines::PzprLines(std::string_view text, std::uint32_t first_line) {
    std::uint32_t row = first_line, column = 1;
    std::size_t begin = 0;
    const auto end_token = [&](std::size_t end) {
        const auto length = static_cast<std::uint32_t>(end - begin);
        if (length != 0)
            lines_.back().tokens.push_back({text.substr(begin, length), {row, column - length, length}});
        begin = end + 1;
    };
    const auto begin_line = [&](std::uint32_t at) { lines_.push_back({{}, {row, at, 1}}); };
    begin_line(column);
    for (std::size_t i = 0; i < text.size(); ++i, ++column) {
        const char c = text[i];
        const bool is_space = c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '/';
        if (!is_space) continue;
        end_token(i);
        if (c == '\n') {
            ++row;
            column = 0;
        }
        // A '/' at the end of a line ends one line, not two.
        const bool ends_again = c == '\n' && i > 0 && text[i - 1] == '/';
        if ((c == '\n' && !ends_again) || c == '/') begin_line(column + 1);
    }
    end_token(text.size());
    while (!lines_.empty() && lines_.back().tokens.empty()) lines_.pop_back();
}

std::optional<PzprToken> PzprLines::next_word() const {
    for (std::size_t line = at_; line < lines_.size(); ++line) {
        if (!lines_[line].tokens.empty()) return lines_[line].tokens.front();
    }
    return std::nullopt;
}

std::vector<PzprToken> PzprLines::take_line() {
    if (is_at_end()) return {};
    return lines_[at_++].tokens;
}

std::vector<PzprToken> PzprLines::take_block(std::size_t lines, std::size_t count) {
    std::vector<PzprToken> tokens;
    if (!is_at_end()) {
        for (std::size_t i = 0; i < lines; ++i) {
            for (const PzprToken& token : take_line()) tokens.push_back(token);
        }
        if (tokens.size() != count && !tokens.empty())
            fail(tokens.back().span, "the board has " + std::to_string(tokens.size()) + " words here, but " +
                                         std::to_string(count) + " places");
    }
    tokens.resize(count, {".", span()});
    return tokens;
}

void PzprLines::fail(const SourceSpan& span, std::string message, std::string hint) {
    if (!error_) error_ = error_at(span, std::move(message), std::move(hint));
}

SourceSpan PzprLines::span() const {
    return lines_.empty() ? SourceSpan{1, 1, 1}
                          : lines_[std::min(at_ == 0 ? 0 : at_ - 1, lines_.size() - 1)].span;
}

}  // namespace sator::exchange
