// The fields of f-puzzles as a list, from the tables that its reader and writer use.

#include "sator/exchange/f_puzzles/f_puzzles_field.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_grid.hpp"
#include "sator/exchange/f_puzzles/f_puzzles_options.hpp"
#include "sator/exchange/table/part_lists.hpp"

namespace sator::exchange {

std::vector<FormatPart> f_puzzles_parts() {
    std::vector<FormatPart> parts;
    for (const FPuzzlesField& field : f_puzzles_fields())
        parts.push_back({.name = field.key, .is_written = field.shape->write != nullptr});
    for (const FPuzzlesOption& option : f_puzzles_switches())
        parts.push_back(
            {.name = option.key, .is_written = option.write != nullptr || option.is_of_grid != nullptr});
    for (const FPuzzlesOption& option : f_puzzles_negatives())
        parts.push_back({.name = option.key, .is_written = option.write != nullptr, .owner = "`negative`"});
    for (const FPuzzlesDrawing& drawing : f_puzzles_drawings())
        parts.push_back({.name = drawing.key, .use = PartUse::Drawn, .is_written = true});
    add_parts(parts, f_puzzles_other_fields());
    add_parts(parts, f_puzzles_cell_fields());
    return parts;
}

}  // namespace sator::exchange
