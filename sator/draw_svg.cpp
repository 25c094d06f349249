#include "sator/draw_svg.hpp"

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/limit_watch.hpp"
#include "sator/render/notes/rule_notes.hpp"
#include "sator/render/picture/puzzle_picture.hpp"
#include "sator/render/picture/svg.hpp"
#include "sator/render/text/hidden_message.hpp"
#include "sator/rules/registry/clue_cache.hpp"
#include "sator/rules/words/resources.hpp"

namespace sator {

using namespace render;

std::expected<std::string, Limit> draw_svg(const Puzzle& puzzle, const DrawOptions& options) {
    ClueCache clue_cache;
    Resources files;
    RuleContext context{puzzle, clue_cache, files, {}, options.initial, LimitWatch(options.limits)};
    const Registry& registry = options.registry != nullptr ? *options.registry : Registry::standard();
    PictureContents contents;
    contents.initial = options.initial;
    contents.notes = rule_notes(puzzle, registry, context);
    contents.differing_cells = options.marked;
    if (options.solution) {
        const std::span<const Value> values = options.solution->values();
        contents.solution.assign(values.begin(), values.end());
        const std::string message = hidden_message(puzzle, values);
        if (!message.empty()) contents.notes.push_back("message: " + message);
    }
    LimitWatch& watch = context.watch;
    std::string svg =
        to_svg(puzzle_picture(puzzle, contents, watch), {.theme = options.theme, .watch = &watch});
    if (watch.is_over(0)) return std::unexpected(*watch.reached());
    return svg;
}

}  // namespace sator
