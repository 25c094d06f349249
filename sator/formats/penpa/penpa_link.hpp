#pragma once

#include "sator/base/layer_namespaces.hpp"
#include "sator/formats/penpa/inflate.hpp"
#include "sator/formats/reader/format.hpp"

namespace sator::formats {

/// Returns whether the first line is a link of Penpa: it has `m=edit&p=…` or `m=solve&p=…`.
bool looks_like_penpa_link(std::string_view text);

/// Reads the puzzle of a Penpa link. A drawing does not say its rules: the genre that the setter chose does (in Penpa, "Genre
/// Tags" of the saved link). Some genres can be read; others are refused by their names. What is drawn and not
/// understood is a remark. `inflate` unpacks the drawing.
ReadResult read_penpa_link(const SourceFile& file, Resources& resources, const PuzzleOptions& options,
                           const Inflate& inflate);

}  // namespace sator::formats
