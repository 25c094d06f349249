#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/text/edit/edit_operation.hpp"
#include "sator/text/edit/text_edit.hpp"
#include "sator/text/read/sator_reading.hpp"

namespace sator::text {

/// A text that was read, and the edits of it so far. Lines and columns are those of the text before all edits.
class EditDraft {
  public:
    explicit EditDraft(SatorReading& read);

    SatorReading& reading;

    std::size_t line_count() const { return lines_.size(); }
    /// Returns a line without its end.
    std::u32string_view line(std::uint32_t number) const;
    std::size_t offset(std::uint32_t line, std::uint32_t column) const;

    /// Returns the place of the code points from `from` to `to`.
    SourceSpan span_of(std::size_t from, std::size_t to) const;

    void replace(SourceSpan span, std::u32string text);
    void insert(std::uint32_t line, std::uint32_t column, std::u32string text);
    /// Inserts whole lines, each with its line end, after a line; 0 is the beginning of the text.
    void insert_lines(std::uint32_t after, std::u32string lines);
    void remove_lines(std::uint32_t first, std::uint32_t last);
    /// Replaces the whole text.
    void replace_all(std::u32string text);
    /// Says that the caret is at these code points of the last edit's insertion.
    void set_caret(std::size_t begin, std::size_t length);

    /// Returns the edits so far. Line ends are those of the text.
    TextEdits finish() const;

  private:
    struct Edit {
        TextEdit edit;
        bool has_caret = false;
        std::size_t caret_begin = 0, caret_length = 0;
    };

    std::vector<std::size_t> lines_;  // the offset of each line
    std::vector<Edit> edits_;
};

/// Returns the last line of a statement, its clues and drawings included.
std::uint32_t last_line(const Statement& statement);

/// Returns the line after which a new rule is written: that of the last statement about rules, so that the known values stay
/// below.
std::uint32_t line_for_rules(const StatementList& list);

/// Returns the places of a clue as the language writes them; empty if there are none.
std::expected<std::string, Diagnostic> places_text_of(const NamedCells& cells, const PuzzleDraft& draft);

/// Returns the cells of these names.
std::expected<Slot, Diagnostic> cells_named(const std::vector<std::string>& names, const PuzzleDraft& draft);

}  // namespace sator::text
