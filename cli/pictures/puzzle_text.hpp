#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/cli_namespace.hpp"
#include "cli/process/session.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/text/pen.hpp"
#include "sator/rules/registry/registry.hpp"

namespace sator::cli {

/// The destination of a picture in characters.
struct TextMedium {
    std::optional<std::size_t> columns = std::nullopt;  ///< the maximum width, if there is one
    TextStyle style = TextStyle::Plain;

    static TextMedium of(const Session& session);
};

/// Returns the legend of a puzzle's picture in characters, then the rules that it does not show, in words.
/// Lines are missing if the watch of `context` ends the work.
std::vector<std::string> text_notes(const Puzzle& puzzle, RuleContext& context, const TextMedium& medium,
                                    SpokenLanguage language);

/// Returns a puzzle as text: its name, its picture in characters, and the notes.
std::string puzzle_text(const Puzzle& puzzle, const std::string& name, const PictureContents& contents,
                        const std::vector<std::string>& notes, const TextMedium& medium, LimitWatch& watch);

}  // namespace sator::cli
