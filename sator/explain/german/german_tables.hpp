#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// How a German name is used in a sentence.
enum class Noun : std::uint8_t {
    Region,   ///< it has no article and is the same in each case: "Zeile 3"
    One,      ///< "die steigende Diagonale"
    Several,  ///< "alle Zellen"
};

/// A name of rules, with {} for the parts that vary; the German one has them as {0}, {1} … The first row that fits counts.
struct NameRow {
    std::string_view english, german;
    Noun noun = Noun::One;
};

/// What a clue is called, with its article: "der Pfeil", "des Pfeils".
struct ClueNounRow {
    std::string_view english, german, genitive;
};

enum class Verb : std::uint8_t {
    Must,
    May,  ///< with "nicht" or "kein": "muss nicht" would mean that it need not
};

/// What a rule demands, with {} as in NameRow. The first row that fits counts.
struct DemandRow {
    std::string_view english, german;
    Verb verb = Verb::Must;
};

/// What a value is called after a number: "genau 1 schwarze Zelle", "genau 3 schwarze Zellen", and after "kein".
struct ValueNounRow {
    std::string_view one, many;
    std::string_view german_one, german_many;
    std::string_view none = "keine";  ///< "keinen Kreis"
};

std::span<const NameRow> german_names();
std::span<const ClueNounRow> german_clue_nouns();
std::span<const DemandRow> german_demands();
/// The demands of rules about lines, regions and groups of cells.
std::span<const DemandRow> german_shape_demands();
std::span<const ValueNounRow> german_value_nouns();

}  // namespace sator::explain
