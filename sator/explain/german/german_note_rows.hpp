#pragma once

#include <span>
#include <string_view>

#include "sator/base/layer_namespaces.hpp"

namespace sator::explain {

/// A line, with {} for the parts that vary; the German one has them as {0}, {1} …
struct NoteRow {
    std::string_view english, german;
};

/// What a line is about, before its first colon.
struct NoteSubject {
    std::string_view english, german;
};

std::span<const NoteRow> german_note_rows();
std::span<const NoteSubject> german_note_subjects();
/// What `check` and `solve` say of a puzzle.
std::span<const NoteRow> german_verdict_rows();

}  // namespace sator::explain
