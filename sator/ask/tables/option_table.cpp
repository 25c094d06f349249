#include "sator/ask/tables/option_table.hpp"

#include <algorithm>

namespace sator::ask {

namespace {

constexpr std::string_view kDialects[] = {"ecmascript", "java"};
constexpr std::string_view kForms[] = {"svg", "data"};
constexpr std::string_view kLanguages[] = {"en", "de"};
constexpr std::string_view kThemes[] = {"auto", "light", "dark"};

template <class Enumeration>
ChoiceTarget choice(std::span<const std::string_view> names, Enumeration& value) {
    return {names, [&value](std::size_t index) { value = static_cast<Enumeration>(index); }};
}

/// A member of the question `Asking`: `access` returns it.
template <class Asking, auto access>
OptionPlace of() {
    return {Question(Asking{}).index(),
            [](Request& request) -> OptionTarget { return access(std::get<Asking>(request.question)); }};
}

/// The place of an option that every question takes.
template <auto access>
std::vector<OptionPlace> all() {
    return {{std::nullopt, [](Request& request) -> OptionTarget { return access(request); }}};
}

SourceText& first_text(Request& request) {
    if (request.source.texts.empty()) request.source.texts.push_back({""});
    return request.source.texts.front();
}

SourceText& initial_text(Request& request) {
    if (!request.source.initial) request.source.initial = SourceText{"", "initial"};
    return *request.source.initial;
}

constexpr auto kLimit = [](auto& question) { return &question.limit; };
constexpr auto kGrid = [](auto& question) { return &question.grid; };
constexpr auto kVerify = [](auto& question) { return &question.verify; };
constexpr auto kState = [](auto& question) { return &*question.player.state; };
constexpr auto kPlayersGrid = [](auto& question) { return &question.player.grid; };
constexpr auto kStatements = [](auto& question) { return &question.statements; };
constexpr auto kLang = [](auto& question) { return choice(kLanguages, question.lang); };
constexpr auto kOperation = [](auto& question) { return &question.operation; };
constexpr auto kTheme = [](auto& question) { return choice(kThemes, question.theme); };

std::vector<OptionRow> source_rows() {
    return {
        {"text", "", all<[](Request& r) { return &*first_text(r).text; }>(),
         "The puzzles, in any format that Sator reads. `rules`, `formats` and `style` need none.", ""},
        {"file", "", all<[](Request& r) { return &first_text(r).file; }>(),
         "The name of the text in messages, and of puzzles without a title; `puzzle` unless stated.", ""},
        {"files", "", all<[](Request& r) { return &r.files; }>(),
         "The texts of files that puzzles name, such as word lists, by path: `{\"words.txt\": "
         "\"CAT\\nDOG\\n\"}`.",
         "", 0, "Record<string, string>"},
        {"format", "NAME", all<[](Request& r) { return &r.source.format; }>(),
         "The format of the text. Without it, the format is recognised.",
         "format of the files (default: detected from their content)"},
        {"ignore_unknown", "", all<[](Request& r) { return &r.source.ignore_unknown; }>(),
         "Answers about the puzzle as it was read, although parts of it are not understood. Without it, such "
         "a puzzle has no verdict.",
         "answer about the puzzle as it was read, although parts of it are not understood (default: no "
         "verdict)"},
        {"alphabet", "SET", all<[](Request& r) { return &r.source.alphabet; }>(),
         "The symbols that cells may hold, e.g. `A-Z0-9`.",
         "symbols that cells may hold: printable, or characters and ranges, e.g. A-Z0-9_ (default: as the "
         "puzzle states, or "
         "A-Z and the characters in its clues)",
         0, "string"},
        {"dialect", "", all<[](Request& r) { return choice(kDialects, r.source.dialect); }>(),
         "The dialect of the regular expressions.",
         "dialect of the regular expressions (default ecmascript)"},
        {"initial", "FILE", all<[](Request& r) { return &*initial_text(r).text; }>(),
         "Further known values, one puzzle a line, with '.' for an open cell.",
         "file of further known values, one puzzle per line, with '.' for an open cell"},
        {"seed", "N", all<[](Request& r) { return &r.source.seed; }>(),
         "The seed of the random number generator.",
         "seed of the random number generator, for the order of tried values and the paths of a rating "
         "(default: ascending "
         "values; seed 0 for ratings)"},
        {"cell_limit", "N", all<[](Request& r) { return &r.source.cell_limit; }>(),
         "Puzzles with more cells are refused; 1,000,000 unless stated.",
         "refuse puzzles with more than N cells (default 1000000)"},
        {"blank", "", all<[](Request& r) { return &r.source.blank; }>(),
         "How the answer calls the empty symbol of a cell, e.g. of a white one in a nonogram, and how `grid` "
         "may call it; an empty text unless stated.",
         ""},
        {"time_limit", "", all<[](Request& r) { return &r.time_limit; }>(),
         "In milliseconds. At a limit the answer says what is known so far.", ""},
        {"memory_limit", "", all<[](Request& r) { return &r.memory_limit; }>(),
         "In bytes; 1 GiB unless stated, and at most 3.5 GiB.", ""},
        {"stream", "", all<[](Request& r) { return &r.stream; }>(),
         "Hands each answer to `sator.answer` when it is known, instead of returning it in the reply.", ""},
    };
}

std::vector<OptionRow> search_rows() {
    return {
        {"limit",
         "N",
         {of<Solve, kLimit>()},
         "The most solutions to find; 2 unless stated.",
         "show at most N solutions (default 2); with --count, stop counting at N",
         1},
        {"all",
         "",
         {of<Solve, [](Solve& q) { return &q.all; }>()},
         "Finds all solutions. Each is an answer of its own.",
         "show all solutions, each as soon as it is found"},
        {"verify",
         "",
         {of<Solve, kVerify>(), of<Count, kVerify>()},
         "Checks every solution with the definitions of the rules.",
         "check every solution against the definitions of the rules (default: some of them)"},
        {"limit", "", {of<Count, kLimit>()}, "Stops counting here.", "", 1},
        {"grid",
         "",
         {of<Solve, kGrid>(), of<Count, kGrid>()},
         "Finds only solutions with these values, by cell: `{\"R1C1\": \"5\"}`.",
         ""},
        {"limit", "", {of<Split, kLimit>()}, "About how many parts; 16 unless stated.", "", 1},
        {"grid", "", {of<Split, kGrid>()}, "Divides the search for solutions with these values.", ""},
        {"solutions",
         "N",
         {of<Check, [](Check& q) { return &q.solutions; }>()},
         "The most solutions to count for each candidate; 20 unless stated.",
         "count up to N solutions for each candidate (default 20)",
         2},
        {"limit",
         "",
         {of<Candidates, kLimit>()},
         "The most solutions to count for each candidate; 10 unless stated.",
         "",
         1},
    };
}

std::vector<OptionRow> person_rows() {
    return {
        {"why_not",
         "CELL=VALUE",
         {of<Explain, [](Explain& q) { return &q.why_not; }>()},
         "Explains why this candidate is impossible, e.g. `\"R3C4=5\"`.",
         "explain why a candidate is impossible, e.g. R3C4=5"},
        {"smallest",
         "",
         {of<Explain, [](Explain& q) { return &q.smallest; }>()},
         "Proves for each step that no smaller set of rules is enough.",
         "prove for each step that no smaller set of rules is enough"},
        {"verify",
         "",
         {of<Explain, kVerify>()},
         "Verifies each step by a search with only its rules and facts.",
         "verify each step by a search with only its rules and facts"},
        {"lang",
         "en|de",
         {of<Explain, kLang>(), of<Hint, kLang>(), of<Check, kLang>(), of<Render, kLang>(),
          of<Words, kLang>()},
         "The language of the sentences of steps, rules and remarks. A step whose sentence has no "
         "translation has "
         "`\"lang\":\"en\"`; another sentence without one is in English, after `(English)`.",
         "language of the sentences (default en; on a terminal that of LANG)",
         0,
         "",
         "language"},
        {"state",
         "GRID",
         {of<Hint, kState>(), of<Explain, kState>()},
         "The grid as filled in so far, with '.' for an open cell; rows may be separated by '/'.",
         "the grid as filled in so far: a file, or its values with '.' for an open cell (default: the "
         "givens)"},
        {"grid",
         "",
         {of<Hint, kPlayersGrid>(), of<Explain, kPlayersGrid>()},
         "The grid as filled in so far, by cell: `{\"R1C1\": \"5\"}`. Givens may be repeated.",
         ""},
        {"statements",
         "",
         {of<Explain, kStatements>(), of<Hint, kStatements>()},
         "Gives each rule of a step the id of its statement, as pictures have it: `statement`; and each step "
         "those of its "
         "rules: `statements`.",
         ""},
    };
}

std::vector<OptionRow> text_rows() {
    return {
        {"form",
         "",
         {of<Render, [](Render& q) { return choice(kForms, q.form); }>()},
         "`svg` is a document, `data` is for a program that draws the picture itself.",
         "",
         0,
         "",
         " of a picture"},
        {"theme",
         "",
         {of<Render, kTheme>(), of<Style, kTheme>()},
         "The colours; `auto`: as the reader's system prefers.",
         "colours (default auto: as the reader's system prefers, and light in .pdf and .png)"},
        {"solution",
         "",
         {of<Render, [](Render& q) { return &q.solution; }>()},
         "Draws the solution.",
         "solve the puzzles and draw their solutions"},
        {"operation",
         "",
         {of<Edit, kOperation>(), of<Clue, kOperation>()},
         "What to do with the text: see Edits.",
         "",
         0,
         "EditOperation"},
        {"to",
         "FORMAT",
         {of<Convert, [](Convert& q) { return &q.to; }>()},
         "The format to write.",
         "the format to write: "},
    };
}

std::vector<OptionRow> language_rows() {
    return {
        {"name",
         "",
         {of<Rules, [](Rules& q) { return &q.name; }>()},
         "A rule or kind. Without it, the answer has all of them.",
         ""},
        {"solved",
         "",
         {of<Rules, [](Rules& q) { return &q.solved; }>()},
         "Adds a solution of each example.",
         ""},
        {"kind",
         "",
         {of<New, [](New& q) { return &q.kind; }>()},
         "A kind, a rule, or an example with a name. Without it, the answer has a puzzle of each kind.",
         ""},
        {"definitions",
         "",
         {of<New, [](New& q) { return &q.definitions; }>(),
          of<Create, [](Create& q) { return &q.options.definitions; }>()},
         "A text with definitions: `kind` may be one of the kinds that it defines.",
         ""},
    };
}

std::vector<OptionRow> create_rows() {
    return {
        {"kind",
         "",
         {of<Create, [](Create& q) { return &q.options.kind; }>()},
         "The kind of puzzle. Without it, a `text` has the grid and the rules; without both, the answer "
         "lists the kinds.",
         ""},
        {"parameters",
         "",
         {of<Create, [](Create& q) { return &q.options.parameters; }>()},
         "Those of the kind: `{\"size\": \"6x6\"}`.",
         ""},
        {"grade",
         "G",
         {of<Create, [](Create& q) { return &q.options.grade; }>()},
         "How hard for people, on one scale for all kinds: `1` to `10`, a range such as `3..5`, or a name.",
         "how hard for people, on one scale for all kinds: 1 to 10, a range such as 3..5, or gentle, "
         "moderate, "
         "tricky, hard, fiendish",
         0,
         "string | number"},
        {"hardest",
         "TECHNIQUE",
         {of<Create, [](Create& q) { return &q.options.hardest; }>()},
         "The label of the hardest technique that may be needed.",
         "no step may be harder than this technique, e.g. hidden-pair"},
        {"symmetry",
         "LIST",
         {of<Create, [](Create& q) { return &q.options.symmetry; }>()},
         "Of the given cells.",
         "of the given cells: "},
        {"keep",
         "CELLS",
         {of<Create, [](Create& q) { return &q.options.keep; }>()},
         "These cells are given in any case.",
         "these cells are given in any case, e.g. \"R1C1..R1C3; box 5\""},
        {"givens",
         "N",
         {of<Create, [](Create& q) { return &q.givens; }>()},
         "Exactly this number of given cells.",
         "exactly N given cells"},
        {"minimal",
         "",
         {of<Create, [](Create& q) { return &q.options.minimal; }>()},
         "No given or clue may be left out.",
         "no given or clue may be left out"},
        {"unrated",
         "",
         {of<Create, [](Create& q) { return &q.unrated; }>()},
         "Does not rate the puzzle, which takes longer than to make it.",
         "do not rate the puzzle, which takes longer than to make it"},
        {"limit",
         "",
         {of<Create, [](Create& q) { return &q.count; }>()},
         "How many puzzles are made, with seeds that follow one another; 1 unless stated.",
         "",
         1},
    };
}

}  // namespace

bool OptionRow::is_of(std::size_t question) const {
    return std::ranges::any_of(
        places, [&](const OptionPlace& place) { return place.question.value_or(question) == question; });
}

std::optional<OptionTarget> OptionRow::target(Request& request) const {
    for (const OptionPlace& place : places) {
        if (place.question.value_or(request.question.index()) == request.question.index())
            return place.target(request);
    }
    return std::nullopt;
}

std::span<const OptionRow> option_table() {
    static const std::vector<OptionRow> rows = [] {
        std::vector<OptionRow> all;
        for (auto part : {source_rows, search_rows, person_rows, text_rows, language_rows, create_rows})
            std::ranges::move(part(), std::back_inserter(all));
        return all;
    }();
    return rows;
}

const OptionRow* find_option(std::string_view name, std::size_t question) {
    for (const OptionRow& row : option_table()) {
        if (row.name == name && row.is_of(question)) return &row;
    }
    return nullptr;
}

}  // namespace sator::ask
