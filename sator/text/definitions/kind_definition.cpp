#include "sator/text/definitions/kind_definition.hpp"

#include <algorithm>

namespace sator::text {

bool KindDrawing::draws_corners() const {
    return std::ranges::any_of(signs, [](const KindSign& s) { return s.place == KindSign::Place::Corner; });
}

bool KindDrawing::draws_cells_and_corners() const {
    return draws_corners() &&
           std::ranges::any_of(signs, [](const KindSign& s) { return s.place == KindSign::Place::Cell; });
}

const KindLine* KindDefinition::line(std::string_view word) const {
    const auto found = std::ranges::find(lines, word, &KindLine::word);
    return found == lines.end() ? nullptr : &*found;
}

const KindParameter* KindDefinition::parameter(std::string_view parameter_name) const {
    const auto found = std::ranges::find(parameters, parameter_name, &KindParameter::name);
    return found == parameters.end() ? nullptr : &*found;
}

bool KindDefinition::draws_regions() const {
    return std::ranges::any_of(drawings, [](const KindDrawing& d) { return d.draws_regions(); });
}

}  // namespace sator::text
