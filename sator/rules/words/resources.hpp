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

/// The files that puzzles refer to by name, such as word lists. The caller supplies the function that reads
/// them; lists and tables made of them are cached.
class Resources {
  public:
    /// Returns the content of the file at a path, or nullopt if it does not exist or cannot be read.
    using Reader = std::function<std::optional<std::string>(const std::string& path)>;

    /// Finds no files.
    Resources() = default;
    /// `current_folder`: the absolute path of the current folder, if its parent folders are to be searched;
    /// may be empty.
    explicit Resources(Reader reader, std::string current_folder = {})
        : reader_(std::move(reader)), current_folder_(std::move(current_folder)) {}

    /// Returns the paths at which a file is searched, in order: beside the puzzle's file, in its parent
    /// folders, in the current folder and its parents; for a name without folders also in /usr/share/dict. An
    /// absolute path is searched only there.
    std::vector<std::string> search_paths(std::string_view name, std::string_view puzzle_file) const;

    struct File {
        std::string path, text;
    };
    /// Returns the first of these files that can be read.
    std::optional<File> find(std::string_view name, std::string_view puzzle_file) const;

    /// Returns the first of these files that can be read, as a word list, or null if none can. The error is
    /// that of WordList::read. If `watch` is over, the list is incomplete and is not cached.
    std::expected<std::shared_ptr<const WordList>, Diagnostic> word_list(std::string_view name,
                                                                         std::string_view puzzle_file,
                                                                         LimitWatch& watch);
    std::expected<std::shared_ptr<const WordList>, Diagnostic> word_list(std::string_view name,
                                                                         std::string_view puzzle_file) {
        LimitWatch unlimited;
        return word_list(name, puzzle_file, unlimited);
    }

    /// Returns the word list that a puzzle contains; `text` has the format of a word list file. `name` is its
    /// name in messages.
    std::expected<std::shared_ptr<const WordList>, Diagnostic> inline_word_list(const std::string& name,
                                                                                const std::string& text,
                                                                                LimitWatch& watch);

    /// Returns the cache of the tables made of these lists.
    WordTableCache& tables() { return tables_; }

  private:
    Reader reader_;
    std::string current_folder_;
    std::map<std::string, std::shared_ptr<const WordList>> lists_;         // by path
    std::map<std::string, std::shared_ptr<const WordList>> inline_lists_;  // by text
    WordTableCache tables_;
};

}  // namespace sator
