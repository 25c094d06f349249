#include "sator/text/definitions/read_kind_definition.hpp"

#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/base/utf8.hpp"
#include "sator/base/whole_number.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/algorithms/algorithm_table.hpp"
#include "sator/text/definitions/drawing_part.hpp"
#include "sator/text/definitions/kind_head.hpp"
#include "sator/text/scope/range_names.hpp"

namespace sator::text {

namespace {

/// The parts that later layers read.
constexpr std::array<std::string_view, 2> kNotes = {"create", "codec"};

std::size_t indentation(std::u32string_view line) {
    return std::min(line.find_first_not_of(U" \t"), line.size());
}

LineSlice from(const LineSlice& line, std::size_t at) {
    at = std::min(at, line.text.size());
    return {line.line, line.column + static_cast<std::uint32_t>(at), line.text.substr(at), line.origin};
}

/// Returns the line from the next word on.
LineSlice after_blanks(const LineSlice& line, std::size_t at) {
    const LineSlice rest = from(line, at);
    return from(rest, indentation(rest.text));
}

/// Copies the lines into one text that the definition owns, and returns them there.
std::vector<LineSlice> owned_lines(std::span<const LineSlice> lines, std::u32string& text) {
    for (const LineSlice& line : lines) text += std::u32string(line.text) + U'\n';
    std::vector<LineSlice> owned(lines.begin(), lines.end());
    std::size_t at = 0;
    for (LineSlice& line : owned) {
        const std::size_t length = line.text.size();
        line.text = std::u32string_view(text).substr(at, length);
        at += length + 1;
    }
    return owned;
}

class DefinitionReader {
  public:
    explicit DefinitionReader(KindDefinition& definition) : definition_(definition) {}

    std::expected<void, Diagnostic> read(std::span<const LineSlice> body) {
        const auto first = std::ranges::find_if(
            body, [](const LineSlice& line) { return indentation(line.text) < line.text.size(); });
        indent_ = first == body.end() ? 0 : indentation(first->text);
        for (const LineSlice& line : body) divide(line);
        for (const KindLine& line : lines_) {
            if (auto read = add(line); !read) return read;
        }
        definition_.summary = definition_.says;
        if (!definition_.written.empty())
            definition_.summary += (definition_.summary.empty() ? "" : " ") + definition_.written;
        std::erase_if(definition_.summary, [](char c) { return c == '{' || c == '}'; });
        return {};
    }

  private:
    /// Puts a line into the list of lines, or below the last of them.
    void divide(const LineSlice& line) {
        const std::size_t indent = indentation(line.text);
        if (indent == line.text.size()) {
            if (!lines_.empty() && lines_.back().word == "example")
                lines_.back().more.push_back(from(line, indent));
            return;
        }
        const bool is_deeper = indent > indent_ && !lines_.empty();
        if (is_deeper) return lines_.back().more.push_back(from(line, indent));
        const LineSlice text = from(line, indent);
        if (text.text.front() == U'#') return;
        if (text.text.front() == U'|' && !lines_.empty()) return lines_.back().drawing.push_back(text);
        lines_.push_back(line_of(text));
    }

    /// Reads the conditions and the first word of a line.
    static KindLine line_of(LineSlice text) {
        KindLine line;
        for (;;) {
            const std::u32string_view word = first_word(text.text);
            line.word = to_utf8(word);
            line.span = text.span(0, std::max<std::size_t>(1, word.size()));
            const std::size_t colon = text.text.find(U':');
            const bool is_condition =
                (word == U"with" || word == U"without") && colon != std::u32string_view::npos;
            line.text = after_blanks(text, word.size());
            if (!is_condition) return line;
            const std::size_t name = text.text.size() - line.text.text.size();
            line.conditions.push_back({to_utf8(text.text.substr(name, colon - name)), word == U"without"});
            text = after_blanks(text, colon + 1);
        }
    }

    std::expected<void, Diagnostic> add(const KindLine& line) {
        if (line.word == "names") return add_names(line);
        if (line.word == "says") return add_says(line);
        if (line.word == "written") return add_quoted(line.text, line.more, definition_.written);
        if (line.word == "algorithm") return add_algorithm(line);
        if (line.word == "drawing") return add_drawing(line);
        if (line.word == "example") return add_example(line);
        if (line.word == "draw") return add_picture(line);
        if (line.word == "input") return add_input(line);
        if (line.word == "square") {
            definition_.is_square = true;
            return {};
        }
        const bool is_note = std::ranges::find(kNotes, line.word) != kNotes.end();
        if (line.word == "range") {
            const auto text = take_value_names(line.text, definition_.values);
            if (!text) return failure(text);
        }
        (is_note ? definition_.notes : definition_.lines).push_back(line);
        return {};
    }

    std::expected<void, Diagnostic> add_names(const KindLine& line) {
        std::u32string_view left = line.text.text;
        while (!left.empty()) {
            const std::size_t comma = std::min(left.find(U','), left.size());
            const std::u32string_view name = left.substr(0, comma);
            const std::size_t begin = indentation(name);
            if (begin < name.size()) definition_.names.push_back(to_utf8(name.substr(begin)));
            left.remove_prefix(std::min(comma + 1, left.size()));
        }
        return {};
    }

    /// Joins the texts in quotes, e.g. `says "…"` and more of them on indented lines.
    std::expected<void, Diagnostic> add_says(const KindLine& line) {
        const bool is_german = first_word(line.text.text) == U"de";
        std::string text;
        if (auto read = add_quoted(is_german ? after_blanks(line.text, 2) : line.text, line.more, text);
            !read)
            return read;
        std::string& usual = is_german ? definition_.says_german : definition_.says;
        // The usual puzzle has a drawing, and nothing else that conditions ask for.
        const auto is_usual = [](const KindCondition& c) { return c.is_negated != (c.name == "drawing"); };
        if (std::ranges::all_of(line.conditions, is_usual)) usual += (usual.empty() ? "" : " ") + text;
        definition_.sayings.push_back({std::move(text), is_german, line.conditions});
        return {};
    }

    std::expected<void, Diagnostic> add_algorithm(const KindLine& line) {
        definition_.algorithm = to_utf8(first_word(line.text.text));
        if (find_algorithm(definition_.algorithm) != nullptr) return {};
        return std::unexpected(error_at(line.span, "there is no algorithm '" + definition_.algorithm + "'",
                                        "write the statements that the kind stands for"));
    }

    static std::expected<void, Diagnostic> add_quoted(const LineSlice& first, std::span<const LineSlice> more,
                                                      std::string& says) {
        std::vector<LineSlice> pieces = {first};
        std::ranges::copy(more, std::back_inserter(pieces));
        for (const LineSlice& piece : pieces) {
            const auto quoted = piece.text.starts_with(U'"')
                                    ? puzzle::read_quoted_text(piece.text, 0)
                                    : std::unexpected(puzzle::QuoteError{1, "the rules are not in quotes",
                                                                         "write says \"Each row …\""});
            if (!quoted)
                return std::unexpected(
                    error_at(piece.span(0, std::max<std::size_t>(1, quoted.error().length)),
                             quoted.error().message, quoted.error().hint));
            says += (says.empty() ? "" : " ") + to_utf8(quoted->text);
        }
        return {};
    }

    std::expected<void, Diagnostic> add_drawing(const KindLine& line) {
        auto drawing = read_drawing_part(line);
        if (!drawing) return failure(drawing);
        definition_.drawings.push_back(std::move(*drawing));
        return {};
    }

    std::expected<void, Diagnostic> add_picture(const KindLine& line) {
        auto parts = read_drawn_parts(line.text);
        if (!parts) return failure(parts);
        std::ranges::move(*parts, std::back_inserter(definition_.picture));
        return {};
    }

    std::expected<void, Diagnostic> add_input(const KindLine& line) {
        auto input = read_kind_input(line.text);
        if (!input) return failure(input);
        definition_.input = std::move(*input);
        return {};
    }

    std::expected<void, Diagnostic> add_example(const KindLine& line) {
        KindExample example;
        const std::u32string_view number = line.text.text.substr(0, line.text.text.find(U' '));
        const auto solutions = to_whole_number<std::uint64_t>(to_utf8(number));
        if (!solutions)
            return std::unexpected(error_at(line.span, "the number of solutions is missing",
                                            "write 'example 1' above a puzzle with one solution"));
        example.solutions = *solutions;
        example.name = to_utf8(first_word(after_blanks(line.text, number.size()).text));
        std::size_t last = line.more.size();
        while (last > 0 && line.more[last - 1].text.empty()) --last;
        std::uint32_t indent = last == 0 ? 0 : line.more.front().column;
        for (std::size_t i = 0; i < last; ++i) {
            const LineSlice& piece = line.more[i];
            if (!piece.text.empty() && piece.column > indent)
                example.text += std::string(piece.column - indent, ' ');
            example.text += to_utf8(piece.text) + "\n";
        }
        definition_.examples.push_back(std::move(example));
        return {};
    }

    KindDefinition& definition_;
    std::size_t indent_ = 0;  // of the lines that begin a part
    std::vector<KindLine> lines_;
};

}  // namespace

LineSlice kind_head_of(const Statement& statement) {
    const LineSlice& line = statement.text.front();
    return after_blanks(line, first_word(line.text).size());
}

std::expected<std::shared_ptr<const KindDefinition>, Diagnostic> read_kind_definition(
    const LineSlice& head, std::span<const LineSlice> body, const IncludedFile& file) {
    auto definition = std::make_shared<KindDefinition>();
    definition->file = file.name;
    definition->file_text = file.text;
    if (body.size() > kMostKindLines)
        return std::unexpected(error_at(head.span(0, head.text.size()), "the kind has too many lines",
                                        "at most " + std::to_string(kMostKindLines)));
    std::vector<LineSlice> lines = {head};
    lines.insert(lines.end(), body.begin(), body.end());
    lines = owned_lines(lines, definition->text);
    if (auto read = read_kind_head(lines.front(), *definition); !read) return failure(read);
    auto read = DefinitionReader(*definition).read(std::span(lines).subspan(1));
    if (!read) return failure(read);
    return definition;
}

std::expected<std::shared_ptr<const KindDefinition>, Diagnostic> read_kind_file(std::string_view text) {
    const std::u32string code_points = to_code_points(text);
    std::vector<LineSlice> lines;
    std::u32string_view left = code_points;
    for (std::uint32_t line = 1; !left.empty(); ++line) {
        const std::size_t end = std::min(left.find(U'\n'), left.size());
        lines.push_back({line, 1, left.substr(0, end)});
        left.remove_prefix(std::min(end + 1, left.size()));
    }
    if (lines.empty() || first_word(lines.front().text) != U"kind")
        return std::unexpected(error_at({1, 1, 1}, "the file does not begin with 'kind'"));
    return read_kind_definition(after_blanks(lines.front(), 4), std::span(lines).subspan(1));
}

}  // namespace sator::text
