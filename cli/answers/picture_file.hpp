#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/picture/html_page.hpp"
#include "sator/render/picture/puzzle_picture.hpp"

namespace sator {

/// Where a command's pictures go. The file's ending says as what: .svg, .txt, .html, .pdf or .png. Several
/// pictures are one page, one text, a page of a PDF each, or files with numbers: out-1.svg.
class PictureFile {
  public:
    /// Refuses other endings.
    static std::expected<PictureFile, Diagnostic> named(std::string path, Theme theme = Theme::Auto);

    /// Adds the picture of a puzzle; `notes` are for the text, which tells all rules; those for the picture
    /// stand in `contents`. False, and nothing is added, where that takes until long after a limit is reached: a
    /// limit that is reached before leaves some time for the picture of what is known.
    bool add(const Puzzle& puzzle, const std::string& name, PictureContents contents,
             const std::vector<std::string>& notes, const Limits& limits);
    /// Adds a picture that stands for itself; not to a text.
    void add(PageSection section);
    bool is_text() const { return format_ == Format::Text; }
    std::size_t size() const { return sections_.size() + texts_.size(); }
    const std::string& path() const { return path_; }
    /// Writes what was added. False, and nothing is written, where that takes until long after a limit is
    /// reached, as above.
    std::expected<bool, Diagnostic> write(const Limits& limits) const;

  private:
    enum class Format : std::uint8_t { Svg, Text, Html, Pdf, Png };

    std::optional<Diagnostic> write_documents(const std::vector<std::string>& documents) const;
    std::optional<Diagnostic> write_each(const std::vector<std::string>& documents) const;
    std::string numbered(std::size_t index) const;

    Format format_ = Format::Svg;
    Theme theme_ = Theme::Auto;
    std::string path_;
    std::vector<PageSection> sections_;
    std::vector<std::string> texts_;
};

}  // namespace sator
