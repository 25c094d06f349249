#pragma once

#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "sator/base/diagnostic.hpp"

namespace sator {

class LimitWatch;
class WordList;
class WordTableCache;

/// The named files that puzzles use, such as word lists. The library opens no file: the caller's reader does.
/// What was read is kept, and copies share it; so copies are not for several threads at the same time.
class Resources {
  public:
    /// Returns the content of the file at a path, or nullopt if there is none, or none that can be read.
    using Reader = std::function<std::optional<std::string>(const std::string& path)>;

    /// No files at all.
    Resources() : Resources(nullptr) {}
    /// `current_folder`: its absolute path, so that its parent folders are searched too; empty: they are not.
    explicit Resources(Reader reader, std::string current_folder = {});

    /// The paths that are tried for a file, in order: beside the puzzle's file, in its parent folders, from
    /// the current folder on; for a name without folders also Debian's word lists in /usr/share/dict. An
    /// absolute path is tried as it is.
    std::vector<std::string> search_paths(std::string_view name, std::string_view puzzle_file) const;

    struct File {
        std::string path, text;
    };
    /// Returns the first of these files that can be read.
    std::optional<File> find(std::string_view name, std::string_view puzzle_file) const;

    /// The first of these files that can be read, as a word list; null if none can be. The error is the
    /// list's own (see WordList::read). Once `watch` is over, the list is incomplete and is not kept.
    std::expected<std::shared_ptr<const WordList>, Diagnostic> word_list(std::string_view name,
                                                                         std::string_view puzzle_file,
                                                                         LimitWatch& watch);
    std::expected<std::shared_ptr<const WordList>, Diagnostic> word_list(std::string_view name,
                                                                         std::string_view puzzle_file);

    /// A list that is written in a puzzle; `text` is what a list's file would hold, `name` what messages call
    /// it.
    std::expected<std::shared_ptr<const WordList>, Diagnostic> inline_word_list(const std::string& name,
                                                                                const std::string& text,
                                                                                LimitWatch& watch);

    /// Returns what was assumed about the lists that have been read so far, or left out of them.
    std::vector<Diagnostic> list_remarks() const;

    /// The tables that are made of these lists.
    WordTableCache& tables();

  private:
    struct ReadLists;

    Reader reader_;
    std::string current_folder_;
    std::shared_ptr<ReadLists> read_;  // never null
};

}  // namespace sator
