#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <variant>

#include "sator/ask/values/ask_namespace.hpp"
#include "sator/create/requests/create_options.hpp"
#include "sator/engine/search/search_options.hpp"
#include "sator/exchange/standard_formats.hpp"
#include "sator/explain/text/joining_words.hpp"
#include "sator/render/picture/colour_theme.hpp"
#include "sator/solve/solve_options.hpp"
#include "sator/text/edit/edit_operation.hpp"

/// The questions, a struct for each. A question says what is asked, a Source about which puzzles. To add one: docs/extending.md.
namespace sator::ask {

/// Values by the names of their cells: {"R1C1": "5"}.
using ValuesByCell = std::map<std::string, std::string>;

/// How the search for solutions is done.
struct SearchChoices {
    std::uint64_t threads = 1;
    SearchOptions search = {};
    bool explains_conflict =
        false;  ///< if there is no solution, look for the rules that contradict each other
};

/// Which solutions does a puzzle have, and is there only one?
struct Solve {
    std::optional<std::uint64_t> limit = {};  ///< the most solutions; nullopt: 2, or all if `all`
    bool all = false;          ///< all solutions, in a stable order; each is handed over when it is found
    bool verify = false;       ///< check every solution with the definitions of the rules, not only some
    ValuesByCell grid = {};    ///< only solutions with these values
    bool has_picture = false;  ///< the answer has what a picture of it shows
    SearchChoices choices = {};
};

/// How many solutions does a puzzle have?
struct Count {
    std::optional<std::uint64_t> limit = {};  ///< stop counting here
    ValuesByCell grid = {};
    bool verify = false;
    SearchChoices choices = {};
};

/// Is a puzzle well made, and if not, what would mend it?
struct Check {
    std::optional<std::uint64_t> solutions = {};  ///< counted for each candidate; nullopt: 20
    std::uint64_t threads = 1;
    explain::SpokenLanguage lang = explain::SpokenLanguage::English;  ///< of rules and remarks
};

/// What a player filled in so far: a drawing, or values by cell, or both.
struct PlayersGrid {
    /// Or why there is none, e.g. because its file cannot be read; empty: no drawing.
    std::expected<std::string, Diagnostic> state = {};
    std::string state_name = "state";  ///< how messages call the drawing
    ValuesByCell grid = {};
};

/// How would a person solve a puzzle? Or, if `why_not` names a candidate such as "R3C4=5": why is it impossible?
struct Explain {
    std::string why_not = {};
    bool smallest = false;  ///< prove for each step that no smaller set of rules is enough
    bool verify = false;    ///< verify each step by a search with only its rules and facts
    PlayersGrid player = {};
    bool statements = false;  ///< the answer knows the statement of each rule, by its number
    explain::SpokenLanguage lang = explain::SpokenLanguage::English;  ///< of sentences and rules
};

/// What is wrong in a grid that is filled in so far, or else what is the next step?
struct Hint {
    PlayersGrid player = {};
    bool statements = false;                                          ///< as in Explain
    explain::SpokenLanguage lang = explain::SpokenLanguage::English;  ///< as in Explain
};

/// How hard is a puzzle for people?
struct Rate {};

/// How does a puzzle look?
struct Render {
    enum class Form : std::uint8_t {
        Svg,       ///< a document
        Data,      ///< shapes, cells and rules, for a program that draws and edits
        Contents,  ///< what the picture shows, for a caller that lays it out
    };

    Form form = Form::Svg;
    Theme theme = Theme::Auto;
    bool solution = false;                                            ///< draw the solution
    explain::SpokenLanguage lang = explain::SpokenLanguage::English;  ///< of the rules and of what signs mean
};

/// The style sheet of pictures.
struct Style {
    Theme theme = Theme::Auto;
};

/// What does a text say, and which mistakes does it have?
struct Parse {};

/// Which rules and kinds has the puzzle language? Or, if `name` is one of them: what does it mean?
struct Rules {
    std::string name = {};  ///< a rule or a kind, by any of its names
    bool solved = false;    ///< the answer has a solution of each example
};

/// How does a puzzle of a kind begin? Without a kind: which kinds are there to begin with?
struct New {
    std::string kind = {};         ///< a kind, an example with a name, or a rule
    std::string definitions = {};  ///< a text with `define kind NAME …`, whose kinds are known, too
    /// Or a file of the source with such definitions, and its name in the line `include` of the new puzzle.
    std::string include = {}, included_as = {};
};

/// Which formats are read and written?
struct Formats {};

/// What do the rules of a puzzle say in words?
struct Words {
    explain::SpokenLanguage lang = explain::SpokenLanguage::English;
};

/// How does a text of the puzzle language look when it is tidy?
struct Fmt {};

/// Which changes of a text of the puzzle language do what the operation says?
struct Edit {
    std::optional<text::EditOperation> operation = {};
};

/// What would the clue mean that the operation writes?
struct Clue {
    std::optional<text::EditOperation> operation = {};
};

/// How does a puzzle look in another format?
struct Convert {
    std::string to = {};  ///< a format that is written, or a model for other solvers
};

/// Which values does some solution use?
struct Candidates {
    std::optional<std::uint64_t> limit = {};  ///< the most solutions counted for each; nullopt: 10
};

/// Which puzzle has this kind and this grade? Without a kind and a text: which kinds can be made? Seed, files and the text to make
/// it from are those of the source, and the limits those of the question.
struct Create {
    CreateOptions options = {};
    std::optional<std::uint64_t> givens = {};  ///< the exact number of givens
    bool unrated = false;                      ///< do not rate the puzzle unless its grade matters
    std::uint64_t count = 1;                   ///< with seeds that follow one another
    std::uint64_t threads = 1;
    /// Gives each further thread files of its own, because threads may read at the same time. If it is empty, one thread works.
    std::function<Resources()> own_files = {};
};

/// Into which parts can the search for solutions be divided?
struct Split {
    std::optional<std::uint64_t> limit = {};  ///< about how many parts; nullopt: 16
    ValuesByCell grid = {};                   ///< only solutions with these values
    bool is_even = false;                     ///< estimate how long each part takes, and divide the longest
    bool by_orbits =
        false;  ///< if the puzzle has symmetries, divide only the search for one solution of each orbit
};

/// In the order of the question table, which is that of the help.
using Question = std::variant<New, Create, Solve, Count, Check, Explain, Hint, Rate, Render, Convert, Rules,
                              Formats, Fmt, Parse, Words, Candidates, Edit, Clue, Style, Split>;

}  // namespace sator::ask
