#include "sator/render/json/picture_json.hpp"

#include <nlohmann/json.hpp>
#include <variant>

#include "sator/render/json/length_json.hpp"
#include "sator/render/picture/painting_order.hpp"
#include "sator/render/picture/picture_style.hpp"
#include "sator/render/text/remarks_json.hpp"

namespace sator::render {

namespace {

using Json = nlohmann::ordered_json;

/// The version of this output format. Programs depend on its fields.
constexpr int kPictureVersion = 1;

void add_form(Json& json, const Outline& outline) {
    Json& parts = json["path"] = Json::array();
    for (const auto& part : outline.parts) {
        Json& points = parts.emplace_back(Json::array());
        for (const Point point : part) points.push_back(point_json(point));
    }
    json["closed"] = outline.is_closed;
}

void add_form(Json& json, const Disc& disc) {
    json["circle"] = {{"at", point_json(disc.centre)}, {"radius", length_json(disc.radius)}};
}

std::string_view anchor_name(Anchor anchor) {
    return anchor == Anchor::Start ? "start" : anchor == Anchor::Middle ? "middle" : "end";
}

void add_form(Json& json, const Label& label) {
    json["text"] = {{"at", point_json(label.at)},
                    {"text", label.text},
                    {"size", length_json(label.size)},
                    {"anchor", anchor_name(label.anchor)},
                    {"turn", length_json(label.turn)}};
}

Json shape_json(const Shape& shape) {
    Json json = {{"look", class_name(shape.look)}};
    std::visit([&](const auto& form) { add_form(json, form); }, shape.form);
    if (!shape.colour.empty()) json["style"] = shape.colour;
    if (shape.rule) json["rule"] = *shape.rule;
    return json;
}

}  // namespace

std::string picture_json(std::string_view name, const Picture& picture, LimitWatch& watch,
                         const PicturedPuzzle* pictured) {
    const Box box = picture.box.is_empty() ? Box{{0, 0}, {0, 0}} : picture.box;
    Json line = {{"sator", kPictureVersion},
                 {"puzzle", name},
                 {"title", picture.title},
                 {"box", Json::array({length_json(box.low.x), length_json(box.low.y),
                                      length_json(box.width()), length_json(box.height())})},
                 {"shapes", Json::array()}};
    for (const std::size_t index : painting_order(picture)) {
        if (watch.is_over()) break;
        line["shapes"].push_back(shape_json(picture.shapes[index]));
    }
    if (pictured != nullptr) {
        add_board(line, *pictured, watch);
        add_left_out(pictured->puzzle, line);
    }
    return line.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace sator::render
