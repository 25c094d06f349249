#pragma once

#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/definitions/kind_definition.hpp"

namespace sator::text {

/// The parts of a kind's text that definition_text leaves out.
enum class OmittedParts : std::uint8_t {
    Nothing,
    Examples,
    Prose,  ///< the examples, the names and the sentences, which are shown otherwise
};

/// Returns the text of a kind as its author wrote it, from its name on: "akari\nnames light up, …\n". Empty lines at its end are
/// left out.
std::string definition_text(const KindDefinition& definition, OmittedParts omitted = OmittedParts::Nothing);

}  // namespace sator::text
