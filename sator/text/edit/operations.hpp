#pragma once

// The operations on a text that was read without errors. Each adds its edits to the draft, or returns why it cannot be done;
// then the draft is not used any more.

#include <expected>
#include <optional>
#include <string>

#include "sator/base/layer_namespaces.hpp"
#include "sator/text/edit/clue_site.hpp"
#include "sator/text/edit/edit_draft.hpp"
#include "sator/text/edit/edit_operation.hpp"
#include "sator/text/kind_parts/kind.hpp"

namespace sator::text {

std::expected<void, Diagnostic> edit(const SetValues& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const SetMark& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const SetRegion& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const AddClue& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const ChangeClue& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const RemoveClue& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const SetLineClue& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const SetText& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const ResizeGrid& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const AddWord& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const RemoveWord& operation, EditDraft& draft);
std::expected<void, Diagnostic> edit(const NewPuzzle& operation, EditDraft& draft);

/// Sets the clue of an item of a list; an empty one removes it.
std::expected<void, Diagnostic> set_item(const ClueSite& site, const std::string& clue, EditDraft& draft);

/// Refuses an operation, which has no place in the text.
std::unexpected<Diagnostic> refused(std::string message, std::string hint = {});

/// Returns whether two names are of the same rule, e.g. an alias of it.
bool is_same_rule(const PuzzleDraft& draft, std::string_view a, std::string_view b);

/// Returns what a kind of the text stands for; nullopt if the statement is no kind.
std::optional<KindExpansion> expansion_of(const Statement& statement, const KnownKinds& kinds);

}  // namespace sator::text
