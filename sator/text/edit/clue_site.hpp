#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/read/sator_reading.hpp"

namespace sator::text {

/// The place in the text of a rule of the puzzle.
struct ClueSite {
    enum class Kind : std::uint8_t {
        None,       ///< a kind stands for it, so that it has no text of its own
        Line,       ///< a line of a block of clues
        Item,       ///< an item of a list of clues
        Statement,  ///< a statement of its own
    };

    Kind kind = Kind::None;
    const Statement* statement = nullptr;  ///< as written; of a list: the list
    const LineSlice* clue = nullptr;       ///< Line
    const ClueBlock* block = nullptr;      ///< Item
    const ClueList* list = nullptr;        ///< Item
    std::size_t line = 0, index = 0;       ///< Item: the line of the list, and the clue in it, from 0
};

/// Finds the place of a rule of `reading.draft.puzzle`.
ClueSite find_site(const SatorReading& reading, std::size_t rule);

/// The parts of a clue's or a rule's text, as offsets of the text. A part that is missing is empty.
struct ClueParts {
    std::size_t arguments_from = 0, arguments_to = 0;
    std::size_t places_from = 0, places_to = 0;
    bool has_places = false;
};

class EditDraft;

/// Divides the text of a Line or of a Statement. Returns nullopt if it has a form that is not known, e.g. a negation.
std::optional<ClueParts> parts_of(const EditDraft& draft, const ClueSite& site);

/// A piece of a list of places, between ';', as offsets of the text, and the number of places that it names.
struct PlacePiece {
    std::size_t from = 0, to = 0, places = 0;
};

/// Divides the places of a clue.
std::vector<PlacePiece> pieces_of_places(const EditDraft& draft, const ClueParts& parts);

}  // namespace sator::text
