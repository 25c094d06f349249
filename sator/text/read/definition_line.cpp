#include "sator/text/read/definition_line.hpp"

#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/base/trimmed.hpp"
#include "sator/base/utf8.hpp"
#include "sator/puzzle/quoted_text.hpp"
#include "sator/text/read/rule_statements.hpp"

namespace sator::text {

namespace {

constexpr const char* kDefinitionForm = "write define flat n = max(line) - min(line) <= n";
constexpr std::u32string_view kBlanks = U" \t";

struct PictureWord {
    std::string_view word;
    RulePicture picture;
};
constexpr std::array kPictures = {
    PictureWord{"line", RulePicture::Line}, PictureWord{"cage", RulePicture::Cage},
    PictureWord{"dot", RulePicture::Dot}, PictureWord{"circle", RulePicture::Circle},
    PictureWord{"shade", RulePicture::Shade}};

/// The last word of a line, or its last text in quotes.
struct LastWord {
    std::size_t begin = 0;
    std::u32string_view text;
    bool is_quoted = false;
};

LastWord last_word(std::u32string_view text) {
    LastWord last;
    for (std::size_t at = 0; at < text.size();) {
        if (puzzle::is_blank(text[at])) {
            ++at;
            continue;
        }
        last = {at, {}, text[at] == U'"'};
        if (last.is_quoted) at = puzzle::find_closing_delimiter(text, at).value_or(text.size() - 1) + 1;
        while (!last.is_quoted && at < text.size() && !puzzle::is_blank(text[at]) && text[at] != U'"') ++at;
        last.text = text.substr(last.begin, at - last.begin);
    }
    return last;
}

/// Reads the parts of a definition from its end: `drawn …` and `as "…"`, in any order, then the expression.
class DefinitionReader {
  public:
    explicit DefinitionReader(const Statement& statement) : statement_(statement), text_(statement.text) {}

    std::expected<RuleDefinition, Diagnostic> read() {
        if (auto done = read_head(); !done) return failure(done);
        for (bool has_ending = true; has_ending;) {
            const auto ending = read_ending();
            if (!ending) return failure(ending);
            has_ending = *ending;
        }
        definition_.text = joined_text(text_);
        definition_.text_span = text_.front().span(0, 1);
        if (definition_.text.empty())
            return std::unexpected(
                error_at(statement_.span, "the definition has no expression", kDefinitionForm));
        return std::move(definition_);
    }

  private:
    static std::unexpected<Diagnostic> refuse(SourceSpan span, std::string message, std::string hint) {
        return std::unexpected(error_at(span, std::move(message), std::move(hint)));
    }

    void skip(LineSlice& piece, std::size_t length) {
        const std::size_t begin = std::min(piece.text.find_first_not_of(kBlanks, length), piece.text.size());
        piece.text.remove_prefix(begin);
        piece.column += static_cast<std::uint32_t>(begin);
    }

    /// Reads the name, the parameters and '='.
    std::expected<void, Diagnostic> read_head() {
        LineSlice& line = text_.front();
        const std::u32string_view name = first_word(line.text);
        if (name.empty()) return refuse(statement_.span, "the definition has no name", kDefinitionForm);
        definition_.name = to_utf8(name);
        definition_.span = line.span(0, name.size());
        skip(line, name.size());
        while (!line.text.empty() && line.text.front() != U'=') {
            const std::size_t end = std::min(line.text.find_first_of(U" \t="), line.text.size());
            if (auto done = read_parameter(line.text.substr(0, end), line.span(0, end)); !done) return done;
            skip(line, end);
        }
        if (line.text.empty())
            return refuse(definition_.span, "'=' and an expression are missing", kDefinitionForm);
        skip(line, 1);
        if (line.text.empty() && text_.size() > 1) text_.erase(text_.begin());
        return {};
    }

    std::expected<void, Diagnostic> read_parameter(std::u32string_view word, SourceSpan span) {
        const std::string name = to_utf8(word);
        if (first_word(word) != word)
            return refuse(span, "'" + name + "' is not the name of a parameter", kDefinitionForm);
        if (name == "line")
            return refuse(span, "a parameter is not called 'line', because 'line' is all cells of a place",
                          "choose another name");
        if (std::ranges::find(definition_.parameters, name) != definition_.parameters.end())
            return refuse(span, "the definition has two parameters '" + name + "'", "choose another name");
        definition_.parameters.push_back(name);
        return {};
    }

    /// Reads what stands at the end of the text and takes it away. Returns false if that is the expression.
    std::expected<bool, Diagnostic> read_ending() {
        LineSlice& line = text_.back();
        const LastWord value = last_word(line.text);
        const LastWord word = last_word(line.text.substr(0, value.begin));
        if (word.text == U"drawn" && !value.is_quoted) {
            if (auto done = read_picture(value, line); !done) return failure(done);
        } else if (word.text == U"as" && value.is_quoted) {
            if (auto done = read_words(value, line); !done) return failure(done);
        } else {
            return false;
        }
        line.text = without_blanks_at_end(line.text.substr(0, word.begin));
        if (line.text.empty() && text_.size() > 1) text_.pop_back();
        return true;
    }

    std::expected<void, Diagnostic> read_picture(const LastWord& value, const LineSlice& line) {
        const auto known = std::ranges::find(kPictures, to_utf8(value.text), &PictureWord::word);
        if (known == kPictures.end())
            return refuse(line.span(value.begin, value.text.size()),
                          "a rule is not drawn as '" + to_utf8(value.text) + "'",
                          "write drawn line, cage, dot, circle or shade");
        definition_.picture = known->picture;
        return {};
    }

    std::expected<void, Diagnostic> read_words(const LastWord& value, const LineSlice& line) {
        const auto quoted = puzzle::read_quoted_text(line.text, value.begin);
        if (!quoted)
            return refuse(line.span(value.begin, quoted.error().length), quoted.error().message,
                          quoted.error().hint);
        definition_.words = to_utf8(quoted->text);
        const std::u32string_view text = value.text;
        for (std::size_t open = text.find(U'{'); open != std::u32string_view::npos;
             open = text.find(U'{', open + 1)) {
            const std::size_t close = std::min(text.find(U'}', open), text.size() - 1);
            const std::string name = to_utf8(text.substr(open + 1, close - open - 1));
            if (std::ranges::find(definition_.parameters, name) != definition_.parameters.end()) continue;
            return refuse(line.span(value.begin + open, close + 1 - open),
                          "the definition has no parameter '" + name + "'",
                          "in words, braces stand for a parameter of the definition");
        }
        return {};
    }

    const Statement& statement_;
    std::vector<LineSlice> text_;
    RuleDefinition definition_;
};

}  // namespace

std::expected<RuleDefinition, Diagnostic> read_definition(const Statement& statement) {
    return DefinitionReader(statement).read();
}

std::string_view word_of(RulePicture picture) {
    const auto known = std::ranges::find(kPictures, picture, &PictureWord::picture);
    return known == kPictures.end() ? std::string_view() : known->word;
}

}  // namespace sator::text
