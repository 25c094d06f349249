// The rules cage, sum, product and prod. A rule on a line is a clue at its edge; rules on connected cells are
// cages with the number in their corner.

#include <algorithm>

#include "sator/base/layer_namespaces.hpp"
#include "sator/render/board/board_line.hpp"
#include "sator/render/rules/decorators.hpp"

namespace sator::render {

namespace {

std::vector<const Sequence*> sequences_of(const RuleStatement& statement) {
    std::vector<const Sequence*> sequences;
    for (const MarkedDrawing& drawing : statement.drawings) {
        for (const Sequence& sequence : drawing) sequences.push_back(&sequence);
    }
    return sequences;
}

EdgeMeaning meaning_of(const RuleStatement& statement, const Sketch& sketch) {
    const bool has_blocks = !sketch.board.blocks.empty();
    if (statement.name == "sum") return meaning_of_sum(sketch);
    if (statement.name == "cage")
        return {"≠", has_blocks
                         ? "A number before a run of cells is the sum of these, which are all different."
                         : "A number at the edge is the sum of the line's cells, which are all different."};
    return {"×", has_blocks ? "A number with × before a run of cells is their product."
                            : "A number with × at the edge is the line's product."};
}

}  // namespace

EdgeMeaning meaning_of_sum(const Sketch& sketch) {
    return {"Σ", sketch.board.blocks.empty() ? "A number at the edge is the line's sum."
                                             : "A number before a run of cells is its sum."};
}

bool decorate_cages(const RuleStatement& statement, Sketch& sketch) {
    const auto sequences = sequences_of(statement);
    const bool has_total = statement.arguments.size() == 1;
    const bool is_distinct = statement.name == "cage";
    if (sequences.empty() || !(has_total || is_distinct) || !sketch.board.has_lattice) return false;
    const bool is_product = statement.name.starts_with("prod");
    const std::string text =
        has_total ? statement.arguments[0].text + (is_product ? "×" : "") : std::string();
    const auto is_line = [&](const Sequence* s) { return line_kind(sketch.board, s->cells).has_value(); };
    if (sequences.size() == 1 && is_line(sequences[0]) && has_total) {
        const EdgeMeaning meaning = meaning_of(statement, sketch);
        add_edge_clue({.sequence = *sequences[0], .text = text, .mark = meaning.mark}, meaning.sentence,
                      sketch);
        return true;
    }
    const auto is_cage = [&](const Sequence* s) {
        return !is_line(s) && s->cells.size() < sketch.board.centres.size() &&
               is_connected(sketch.board, s->cells);
    };
    if (!std::ranges::all_of(sequences, is_cage)) return false;
    for (const Sequence* sequence : sequences) sketch.add_cage({sequence->cells, text, is_distinct});
    if (is_distinct) {
        sketch.add_to_legend(has_total ? "The values in a cage are all different and add up to its number."
                                       : "The values in a cage are all different.");
    } else {
        sketch.add_to_legend(is_product ? "A cage's number with × is its product."
                                        : "A cage's number is its sum.");
    }
    return true;
}

}  // namespace sator::render
