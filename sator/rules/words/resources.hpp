#pragma once

#include <expected>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"
#include "sator/language/words/word_list.hpp"
#include "sator/rules/words/word_table_cache.hpp"

namespace sator {

/// The named files that puzzles use, such as word lists. The caller reads them; what was read is kept and
/// shared.
class Resources {
  public:
    /// The content of the file at a path; nothing where there is none, or none that can be read.
    using Reader = std::function<std::optional<std::string>(const std::string& path)>;

    /// No files at all.
    Resources() = default;
    /// `current_folder`: its absolute path, so that its parent folders are looked in too; empty: they are
    /// not.
    explicit Resources(Reader reader, std::string current_folder = {})
        : reader_(std::move(reader)), current_folder_(std::move(current_folder)) {}

    /// Where a file is looked for, in order: beside the puzzle's file, in its parent folders, from the
    /// current folder; a name without folders also among Debian's word lists in /usr/share/dict. An absolute
    /// path stands only for itself.
    std::vector<std::string> search_paths(std::string_view name, std::string_view puzzle_file) const;

    struct File {
        std::string path, text;
    };
    /// The first of these files that can be read.
    std::optional<File> find(std::string_view name, std::string_view puzzle_file) const;

    /// The first of these files that can be read, as a word list; null where none can. The error is the
    /// list's own (see WordList::read). Once `watch` is over, the list is worth nothing, and not kept.
    std::expected<std::shared_ptr<const WordList>, Diagnostic> word_list(std::string_view name,
                                                                         std::string_view puzzle_file,
                                                                         LimitWatch& watch);
    std::expected<std::shared_ptr<const WordList>, Diagnostic> word_list(std::string_view name,
                                                                         std::string_view puzzle_file) {
        LimitWatch unlimited;
        return word_list(name, puzzle_file, unlimited);
    }

    /// A list that stands in a puzzle, `text` as in a list's file. `name` is what messages call it.
    std::expected<std::shared_ptr<const WordList>, Diagnostic> inline_word_list(const std::string& name,
                                                                                const std::string& text,
                                                                                LimitWatch& watch);

    /// The tables made of these lists.
    WordTableCache& tables() { return tables_; }

  private:
    Reader reader_;
    std::string current_folder_;
    std::map<std::string, std::shared_ptr<const WordList>> lists_;         // by path
    std::map<std::string, std::shared_ptr<const WordList>> inline_lists_;  // by text
    WordTableCache tables_;
};

}  // namespace sator
