#include "sator/render/json/diagnostic_json.hpp"

#include <nlohmann/json.hpp>

namespace sator::render {

namespace {

nlohmann::ordered_json error_object(const Diagnostic& diagnostic) {
    nlohmann::ordered_json json = {{"file", diagnostic.file},          {"line", diagnostic.span.line},
                                   {"column", diagnostic.span.column}, {"length", diagnostic.span.length},
                                   {"message", diagnostic.message},    {"hint", diagnostic.hint},
                                   {"excerpt", diagnostic.excerpt},    {"caret", diagnostic.caret},
                                   {"marked", diagnostic.marked},      {"text", to_text(diagnostic)}};
    if (diagnostic.also.empty()) return json;
    json["also"] = nlohmann::ordered_json::array();
    for (const Diagnostic& further : diagnostic.also) json["also"].push_back(error_object(further));
    return json;
}

}  // namespace

std::string diagnostic_json(const Diagnostic& diagnostic) {
    return error_object(diagnostic).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + '\n';
}

}  // namespace sator::render
