#include "sator/render/text/remarks_json.hpp"

namespace sator::render {

namespace {

nlohmann::ordered_json remark_json(const Diagnostic& remark) {
    return {{"line", remark.span.line}, {"text", remark.message}, {"hint", remark.hint}};
}

}  // namespace

void add_left_out(const Puzzle& puzzle, nlohmann::ordered_json& answer) {
    for (const LeftOut& part : puzzle.left_out) {
        answer["left_out"].push_back(remark_json(part.what));
        answer["left_out"].back()["restricts"] = part.restricts;
    }
}

void add_remarks(const Puzzle& puzzle, nlohmann::ordered_json& answer) {
    add_left_out(puzzle, answer);
    for (const Diagnostic& remark : puzzle.remarks) answer["remarks"].push_back(remark_json(remark));
}

std::string remarks_field(const Puzzle& puzzle) {
    nlohmann::ordered_json answer = nlohmann::ordered_json::object();
    add_remarks(puzzle, answer);
    if (answer.empty()) return {};
    const std::string text = answer.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return "," + text.substr(1, text.size() - 2);
}

}  // namespace sator::render
