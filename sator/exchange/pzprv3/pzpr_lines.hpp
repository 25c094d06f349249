#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"

namespace sator::exchange {

/// A word of a board, and where it stands.
struct PzprToken {
    std::string_view text;
    SourceSpan span;
};

/// The lines of a board's text, taken from the top. A line ends at '/' or at the end of a line. After an error nothing more is taken.
class PzprLines {
  public:
    /// `first_line` is the number of the text's first line.
    PzprLines(std::string_view text, std::uint32_t first_line);

    bool is_at_end() const { return at_ >= lines_.size() || error_.has_value(); }
    /// Whether the next line has one word.
    bool next_is_one_word() const { return !is_at_end() && lines_[at_].tokens.size() == 1; }
    /// The first word of the lines that were not taken; nullopt if they have none.
    std::optional<PzprToken> next_word() const;
    /// Takes the next line; no words at the end.
    std::vector<PzprToken> take_line();
    /// Takes lines that have `count` words together. A board that ends before them has "." there; fewer words are an error.
    std::vector<PzprToken> take_block(std::size_t lines, std::size_t count);

    void fail(const SourceSpan& span, std::string message, std::string hint = {});
    const std::optional<Diagnostic>& error() const { return error_; }
    /// The place of the line that was taken last.
    SourceSpan span() const;

  private:
    struct Line {
        std::vector<PzprToken> tokens;
        SourceSpan span;
    };

    std::vector<Line> lines_;
    std::size_t at_ = 0;
    std::optional<Diagnostic> error_;
};

}  // namespace sator::exchange
