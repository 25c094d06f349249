#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/cli_namespace.hpp"

namespace sator::cli {

/// The layout of help texts in lines of at most `columns`, which is at least 40.
class HelpLayout {
  public:
    explicit HelpLayout(std::size_t columns);

    /// Returns paragraphs, which are separated by empty lines.
    std::string paragraphs(std::string_view text) const;
    /// Returns "  name      text" with the text in the second column, below the name if that is long.
    std::string row(std::string_view name, std::string_view text) const;
    /// Returns a call in the second column, below the text of a row. It is never broken.
    std::string row_call(std::string_view call) const;
    /// Returns calls, one per line. A call that is too long continues after a backslash, so that it can be
    /// copied to a shell.
    std::string calls(std::string_view lines) const;

  private:
    std::string call(std::string_view line) const;

    std::size_t columns_;
    std::size_t second_column_;
};

}  // namespace sator::cli
