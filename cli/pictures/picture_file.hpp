#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/pictures/puzzle_text.hpp"
#include "sator/base/diagnostic.hpp"
#include "sator/base/limits.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/puzzle/puzzle.hpp"
#include "sator/render/picture/html_page.hpp"
#include "sator/render/picture/puzzle_picture.hpp"

namespace sator::cli {

/// The file for a command's pictures. Its extension gives the format: .svg, .txt, .html, .pdf or .png.
/// Or standard output, for pictures in characters. Several pictures become one HTML page, one text, one PDF page each, or numbered files such as out-1.svg.
class PictureFile {
  public:
    /// Returns an error for other extensions.
    static std::expected<PictureFile, Diagnostic> named(std::string path, Theme theme = Theme::Auto);

    /// Pictures in characters for the output of a session, without a file.
    static PictureFile typed(const Session& session);

    /// Returns the rules in words that the picture of a puzzle does not show.
    std::vector<std::string> notes(const Puzzle& puzzle, RuleContext& context, SpokenLanguage language) const;
    /// Adds the picture of a puzzle. `notes` are for text output; the notes for other pictures are in
    /// `contents`. Returns false, and adds nothing, if drawing takes until long
    /// after a limit. A limit that was reached before still leaves some time to draw what is known.
    bool add(const Puzzle& puzzle, const std::string& name, PictureContents contents,
             const std::vector<std::string>& notes, const Limits& limits);
    /// Adds a picture with its own text; not allowed for text output.
    void add(PageSection section);
    bool is_text() const { return format_ == Format::Text; }
    bool is_typed() const { return path_.empty(); }
    /// Returns all pictures in characters.
    std::string text() const;
    std::size_t size() const { return sections_.size() + texts_.size(); }
    const std::string& path() const { return path_; }
    /// Writes the file. Returns false, and writes nothing, if that takes until long after a limit, as above.
    std::expected<bool, Diagnostic> write(const Limits& limits) const;

  private:
    enum class Format : std::uint8_t { Svg, Text, Html, Pdf, Png };

    std::expected<void, Diagnostic> write_documents(const std::vector<std::string>& documents) const;
    std::expected<void, Diagnostic> write_each(const std::vector<std::string>& documents) const;
    std::string numbered(std::size_t index) const;

    Format format_ = Format::Svg;
    Theme theme_ = Theme::Auto;
    std::string path_;
    std::vector<PageSection> sections_;
    TextMedium medium_;
    std::vector<std::string> texts_;
};

}  // namespace sator::cli
