#include "cli/named_candidate.hpp"

#include "cli/session.hpp"

namespace sator {

std::expected<Candidate, Diagnostic> named_candidate(const Study& study, const std::string& text) {
    const std::size_t sign = text.find('=');
    if (sign == std::string::npos) {
        return std::unexpected(
            call_error("'" + text + "' is no candidate", "write a cell and a value: R3C4=5"));
    }
    const auto cell = study.find_cell(text.substr(0, sign));
    if (!cell) {
        return std::unexpected(
            call_error("there is no cell " + text.substr(0, sign),
                       "the cells are called R1C1 to " + study.name_of(CellId(study.cell_count() - 1))));
    }
    const std::string value = text.substr(sign + 1);
    for (std::size_t v = 0; v < study.puzzle().alphabet.size(); ++v) {
        if (study.name_of_value(v) == value || study.puzzle().alphabet[v].to_string() == value)
            return Candidate{*cell, v};
    }
    return std::unexpected(call_error("'" + value + "' is no value of this puzzle",
                                      "its values are " + study.puzzle().alphabet.to_string()));
}

}  // namespace sator
