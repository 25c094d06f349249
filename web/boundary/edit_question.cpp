#include <nlohmann/json.hpp>

#include "sator/base/utf8.hpp"
#include "sator/render/json/text_units.hpp"
#include "sator/text/edit/edit_puzzle.hpp"
#include "sator/text/read/sator_language.hpp"
#include "web/boundary/operation_json.hpp"
#include "web/boundary/questions.hpp"

namespace sator::web {

namespace {

using Json = nlohmann::ordered_json;

/// The version of this output format. Programs depend on its fields.
constexpr int kEditVersion = 1;

std::string edits_json(const std::string& text, const TextEdits& edits) {
    const TextUnits before(text);
    const std::string edited = to_utf8(apply_edits(to_code_points(text), edits.edits));
    const TextUnits after(edited);
    Json line = {{"sator", kEditVersion}, {"edits", Json::array()}};
    for (const TextEdit& edit : edits.edits) {
        line["edits"].push_back({{"from", before.units_before(edit.from)},
                                 {"to", before.units_before(edit.to)},
                                 {"insert", to_utf8(edit.insert)}});
    }
    line["caret"] = {{"from", after.units_before(edits.caret_from)},
                     {"to", after.units_before(edits.caret_to)}};
    line["text"] = edited;
    return line.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Diagnostic other_language(const Request& request) {
    return error_in(request.file, "only texts of Sator's language can be edited",
                    "convert the puzzle to 'sator' first");
}

}  // namespace

void edit_question(Question& question) {
    const Request& request = question.request;
    const auto operation = read_operation(request.operation);
    if (!operation) return question.reply.refuse(operation.error());
    const bool is_new = std::holds_alternative<NewPuzzle>(*operation);
    if (!is_new && !looks_like_sator(request.text)) return question.reply.refuse(other_language(request));
    LimitWatch watch(question.limits);
    PuzzleOptions options;
    options.watch = &watch;
    if (request.cell_limit) options.cell_limit = static_cast<std::size_t>(*request.cell_limit);
    const SourceFile file{request.file, std::make_shared<const std::string>(request.text)};
    const auto edits = edit_puzzle(file, *operation, question.resources, options);
    if (watch.is_over(0)) return question.report_stopped(request.file, *watch.reached());
    if (edits) return question.reply.add(edits_json(request.text, *edits));
    for (const Diagnostic& error : edits.error()) question.reply.refuse(error);
}

}  // namespace sator::web
