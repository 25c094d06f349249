#include "sator/text/read/decoration_statements.hpp"

#include <algorithm>
#include <array>

#include "sator/base/errors.hpp"
#include "sator/puzzle/decoration_colours.hpp"
#include "sator/text/read/rule_line.hpp"
#include "sator/text/statements/statement_arguments.hpp"

namespace sator::text {

namespace {

struct KindWord {
    std::string_view keyword;
    Decoration::Kind kind;
};
constexpr std::array kKinds = {
    KindWord{"line", Decoration::Kind::Line}, KindWord{"shade", Decoration::Kind::Shade},
    KindWord{"border", Decoration::Kind::Border}, KindWord{"circle", Decoration::Kind::Circle},
    KindWord{"text", Decoration::Kind::Text}};

std::string colour_list() {
    std::string list;
    for (const std::string_view colour : decoration_colours())
        list += (list.empty() ? "" : ", ") + std::string(colour);
    return list;
}

class DecorationReader {
  public:
    DecorationReader(const Statement& statement, Decoration::Kind kind, PuzzleDraft& draft)
        : statement_(statement), kind_(kind), draft_(draft) {}

    std::expected<void, Diagnostic> read() {
        auto head = divide_rule_line(statement_.text, false);
        if (!head) return failure(head);
        if (!statement_.drawings.empty())
            return std::unexpected(error_at(span_of(statement_.drawings.front()),
                                            "'" + statement_.keyword + "' has no drawing", places_hint()));
        Decoration shared{.kind = kind_, .cells = {}, .text = {}, .colour = {}};
        if (auto done = read_look(head->arguments, shared); !done) return done;
        const bool has_places = !head->places.empty(), has_lines = !statement_.clues.empty();
        if (has_places == has_lines)
            return std::unexpected(
                error_at(statement_.span,
                         has_places ? "'" + statement_.keyword + "' has both places and lines below it"
                                    : "'" + statement_.keyword + "' names no cells",
                         places_hint()));
        if (has_places) return add(shared, head->places);
        for (const LineSlice& line : statement_.clues) {
            if (auto done = read_item(line, shared); !done) return done;
        }
        return {};
    }

  private:
    std::string places_hint() const {
        const std::string text = kind_ == Decoration::Kind::Text ? " \"…\"" : "";
        return "write " + statement_.keyword + text + " at R1C1..R1C4, or cells on indented lines below";
    }

    /// Reads the colour and the text.
    std::expected<void, Diagnostic> read_look(std::span<const LineSlice> text, Decoration& decoration) const {
        const auto arguments = read_arguments(text);
        if (!arguments) return failure(arguments);
        for (const Argument& argument : *arguments) {
            const bool is_text = kind_ == Decoration::Kind::Text && argument.kind == Argument::Kind::Quoted;
            const bool is_colour =
                argument.kind == Argument::Kind::Bare && is_decoration_colour(argument.text);
            if (!is_text && !is_colour)
                return std::unexpected(error_at(argument.span, "'" + argument.text + "' is not a colour",
                                                "the colours are " + colour_list()));
            (is_text ? decoration.text : decoration.colour) = argument.text;
        }
        return {};
    }

    /// Reads an indented line: perhaps a colour and a text, then places.
    std::expected<void, Diagnostic> read_item(const LineSlice& line, const Decoration& shared) {
        const auto arguments = read_arguments({&line, 1});
        if (!arguments) return failure(arguments);
        const auto first = std::ranges::find_if(*arguments, [](const Argument& argument) {
            return argument.kind == Argument::Kind::Bare && begins_places(argument.text);
        });
        if (first == arguments->end())
            return std::unexpected(
                error_at(line.span(0, line.text.size()), "this line names no cells", places_hint()));
        LineSlice look = line, places = line;
        const std::size_t begin = first->span.column - line.column;
        look.text = line.text.substr(0, begin);
        places.text.remove_prefix(begin);
        places.column = first->span.column;
        Decoration own = shared;
        if (auto done = read_look({&look, 1}, own); !done) return done;
        return add(own, {&places, 1});
    }

    std::expected<void, Diagnostic> add(const Decoration& look, std::span<const LineSlice> places) {
        if (kind_ == Decoration::Kind::Text && look.text.empty())
            return std::unexpected(error_at(statement_.span, "'text' has no text", places_hint()));
        auto sequences = read_places(places, draft_.place_names());
        if (!sequences) return failure(sequences);
        for (Sequence& sequence : *sequences) {
            Decoration& decoration = draft_.puzzle.decorations.emplace_back(look);
            decoration.cells = std::move(sequence.cells);
        }
        return {};
    }

    const Statement& statement_;
    Decoration::Kind kind_;
    PuzzleDraft& draft_;
};

}  // namespace

void read_decorations(std::span<const Statement> statements, PuzzleDraft& draft) {
    for (const Statement& statement : statements) {
        const auto row = std::ranges::find(kKinds, statement.keyword, &KindWord::keyword);
        if (row != kKinds.end()) draft.errors.take(DecorationReader(statement, row->kind, draft).read());
    }
}

std::string_view keyword_of(Decoration::Kind kind) {
    return std::ranges::find(kKinds, kind, &KindWord::kind)->keyword;
}

}  // namespace sator::text
