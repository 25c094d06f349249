#include "sator/rules/words/resources.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "sator/base/errors.hpp"
#include "sator/base/layer_namespaces.hpp"
#include "sator/language/words/word_list.hpp"
#include "sator/rules/words/word_table_cache.hpp"

namespace sator {

using namespace rules;

namespace {

/// The folder in which Debian's word list packages (wamerican, wbritish, wngerman, …) install their lists.
constexpr std::string_view kSystemLists = "/usr/share/dict/";

/// Appends the folder, its parent, and so on up to the root. Each ends in '/'; the current folder is empty.
void append_ancestors(std::string_view folder, std::vector<std::string>& folders) {
    for (;;) {
        if (!folder.empty() && folder.back() != '/') folder = folder.substr(0, folder.rfind('/') + 1);
        folders.emplace_back(folder);
        if (folder.empty() || folder == "/") return;
        folder.remove_suffix(1);
        if (folder == ".." || folder.ends_with("/..")) return;
    }
}

}  // namespace

struct Resources::ReadLists {
    std::map<std::string, std::shared_ptr<const WordList>> by_path, by_text;
    WordTableCache tables;
};

Resources::Resources(Reader reader, std::string current_folder)
    : reader_(std::move(reader)),
      current_folder_(std::move(current_folder)),
      read_(std::make_shared<ReadLists>()) {}

WordTableCache& Resources::tables() {
    return read_->tables;
}

std::vector<Diagnostic> Resources::list_remarks() const {
    std::vector<Diagnostic> remarks;
    for (const auto& [path, list] : read_->by_path) {
        for (const std::string& remark : list->remarks()) remarks.push_back(error_in(path, remark));
    }
    return remarks;
}

std::vector<std::string> Resources::search_paths(std::string_view name, std::string_view puzzle_file) const {
    if (name.starts_with('/')) return {std::string(name)};
    std::vector<std::string> folders;
    append_ancestors(puzzle_file, folders);
    folders.emplace_back();
    if (!current_folder_.empty() && !puzzle_file.starts_with('/')) append_ancestors(current_folder_, folders);
    if (name.find('/') == std::string_view::npos) folders.emplace_back(kSystemLists);
    std::vector<std::string> paths;
    for (std::string& folder : folders) {
        folder += name;
        if (std::ranges::find(paths, folder) == paths.end()) paths.push_back(std::move(folder));
    }
    return paths;
}

std::optional<Resources::File> Resources::find(std::string_view name, std::string_view puzzle_file) const {
    if (!reader_) return std::nullopt;
    for (std::string& path : search_paths(name, puzzle_file)) {
        if (auto text = reader_(path)) return File{std::move(path), std::move(*text)};
    }
    return std::nullopt;
}

std::expected<std::shared_ptr<const WordList>, Diagnostic> Resources::word_list(std::string_view name,
                                                                                std::string_view puzzle_file,
                                                                                LimitWatch& watch) {
    for (const std::string& path : search_paths(name, puzzle_file)) {
        if (const auto known = read_->by_path.find(path); known != read_->by_path.end()) return known->second;
        auto text = reader_ ? reader_(path) : std::nullopt;
        if (!text) continue;
        auto read = WordList::read(path, std::move(*text), watch);
        if (!read) return failure(read);
        auto list = std::make_shared<const WordList>(std::move(*read));
        if (!watch.is_over()) read_->by_path[path] = list;
        return list;
    }
    return nullptr;
}

std::expected<std::shared_ptr<const WordList>, Diagnostic> Resources::word_list(
    std::string_view name, std::string_view puzzle_file) {
    LimitWatch unlimited;
    return word_list(name, puzzle_file, unlimited);
}

std::expected<std::shared_ptr<const WordList>, Diagnostic> Resources::inline_word_list(
    const std::string& name, const std::string& text, LimitWatch& watch) {
    if (const auto known = read_->by_text.find(text); known != read_->by_text.end()) return known->second;
    auto read = WordList::read(name, text, watch);
    if (!read) return failure(read);
    auto list = std::make_shared<const WordList>(std::move(*read));
    if (!watch.is_over()) read_->by_text[text] = list;
    return list;
}

}  // namespace sator
