#pragma once

// What the text of a kind says, before it is used: `kind star_battle STARS=1` and the lines below it, from sator/kinds or from
// `define kind` in a puzzle's file.

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/puzzle/puzzle_kind.hpp"
#include "sator/text/definitions/kind_picture.hpp"
#include "sator/text/definitions/sign_pattern.hpp"
#include "sator/text/statements/statements.hpp"

namespace sator::text {

/// What may follow a kind's word, e.g. `STARS=1`, `[boxes BOXES]`, `[jigsaw]`, `FLEET…`.
struct KindParameter {
    enum class Type : std::uint8_t {
        Size,    ///< columns and rows: SIZE, BOXES
        Number,  ///< STARS, ORDER:1..100
        Word,    ///< LIST:word, a word, a quoted text or a path
        Flag,    ///< jigsaw
        List,    ///< all words that follow: FLEET…
        Keys,    ///< LETTER=SUM…, words such as a=8
    };

    std::string name;     ///< "STARS"; of a flag, its word
    std::string keyword;  ///< the word before it: "boxes"; empty if there is none
    Type type = Type::Number;
    bool is_optional = false;
    std::optional<std::string> usual;  ///< its value if none is written
    std::optional<std::pair<std::int64_t, std::int64_t>> bounds;
};

/// `with jigsaw:` or `without jigsaw:` before a line.
struct KindCondition {
    std::string name;
    bool is_negated = false;
};

/// A line of a kind's text, with its indented lines and the drawing below it.
struct KindLine {
    std::string word;  ///< its first word
    SourceSpan span;   ///< of that word
    LineSlice text;    ///< what follows the word
    std::vector<LineSlice> more;
    std::vector<LineSlice> drawing;
    std::vector<KindCondition> conditions;
};

/// What a sign of the kind's drawing means: `0..4 block number`, `T sign tree`, `< between rising`.
struct KindSign {
    enum class Place : std::uint8_t { Cell, Block, Between, Corner };

    std::vector<SignPattern> patterns;  ///< the ways to write it
    Place place = Place::Cell;
    std::string name;   ///< "tree"; empty if it has none
    std::string value;  ///< the value that its cell has, or the name of its number; empty if it says nothing
    bool is_backwards = false;  ///< Between: its second cell comes first, as for '>'
    bool ends_views = false;    ///< a cell that ends views as a block does
};

/// What the drawing below a kind's word is.
struct KindDrawing {
    enum class Use : std::uint8_t {
        Values,   ///< the known values
        Regions,  ///< a letter for each region
        Clues,    ///< a letter for each group of cells of a rule, whose keys are arguments
        Signs,    ///< the printed puzzle
    };

    Use use = Use::Values;
    std::string rule;               ///< Clues: "cage"
    std::uint32_t region_size = 0;  ///< Regions: the number of cells that each has; 0: any
    bool has_regions = false;       ///< Signs: each mark begins with the letter of its region: a, a3
    std::vector<KindSign> signs;
    std::vector<KindCondition> conditions;

    bool draws_regions() const { return use == Use::Regions || has_regions; }
    /// Whether signs stand at the corners of cells.
    bool draws_corners() const;
    /// Whether the rows of the drawing alternate: corners, cells, corners.
    bool draws_cells_and_corners() const;
};

/// A whole puzzle of the kind.
struct KindExample {
    std::string text;
    std::uint64_t solutions = 0;
    std::string name;  ///< of a further example that `sator new` writes, e.g. "jigsaw_sudoku"; else empty
};

/// Sentences of the rules: a line `says`.
struct KindSaying {
    std::string text;  ///< with parameters in braces
    bool is_german = false;
    std::vector<KindCondition> conditions;
};

struct KindDefinition : std::enable_shared_from_this<KindDefinition> {
    std::u32string text;  ///< as its author wrote it, from its name on; the lines below are parts of it
    std::string name;
    std::vector<std::string> names;  ///< its other names, as they are written
    SourceSpan span;                 ///< of the name
    std::vector<KindParameter> parameters;
    std::string syntax;               ///< "star_battle [STARS]"
    std::vector<KindSaying> sayings;  ///< the rules in a few sentences
    /// Those of the usual puzzle, which has a drawing and nothing else that conditions ask for.
    std::string says, says_german;
    std::string written;     ///< how it is written in a file, below the kind's word
    std::string summary;     ///< what it says and how it is written, without braces
    std::string algorithm;   ///< the row in C++ that makes its statements; empty if the lines state them
    bool is_square = false;  ///< it has as many rows as columns
    std::vector<ValueName> values;
    std::vector<KindDrawing> drawings;  ///< the first one whose conditions hold is meant
    std::vector<KindLine> lines;        ///< `grid`, `lists`, `clues` and the statements, in their order
    std::vector<DrawnPart> picture;     ///< `draw`
    KindInput input;
    std::vector<KindLine> notes;  ///< `create`, `codec`: for later layers
    std::vector<KindExample> examples;
    /// The included file that has the definition, and its text; empty and null for a puzzle's own file.
    std::string file;
    std::shared_ptr<const std::string> file_text;

    /// Returns the line of a word, or null.
    const KindLine* line(std::string_view word) const;
    const KindParameter* parameter(std::string_view parameter_name) const;
    /// Returns whether a drawing of the kind has a letter for each region.
    bool draws_regions() const;
};

}  // namespace sator::text
