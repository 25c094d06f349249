#include "sator/render/text/remarks_json.hpp"

namespace sator::render {

void add_remarks(const Puzzle& puzzle, nlohmann::ordered_json& answer) {
    for (const Diagnostic& remark : puzzle.remarks)
        answer["remarks"].push_back(
            {{"line", remark.span.line}, {"text", remark.message}, {"hint", remark.hint}});
}

std::string remarks_field(const Puzzle& puzzle) {
    nlohmann::ordered_json answer = nlohmann::ordered_json::object();
    add_remarks(puzzle, answer);
    if (answer.empty()) return {};
    const std::string text = answer.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return "," + text.substr(1, text.size() - 2);
}

}  // namespace sator::render
