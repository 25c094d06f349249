#include "bench/corpus.hpp"

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "sator/exchange/standard_formats.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::bench {

std::string corpus_path(const std::string& file) {
    const char* folder = std::getenv("SATOR_SHARED");
    return (folder != nullptr ? std::string(folder) : std::string(SATOR_SOURCE_DIR "/../shared")) +
           "/corpus/" + file;
}

std::optional<std::string> contents(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return std::nullopt;
    return std::string{std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::shared_ptr<const Puzzle>> corpus_puzzles(const std::string& file, Resources& resources) {
    const std::string path = corpus_path(file);
    std::vector<std::shared_ptr<const Puzzle>> puzzles;
    const auto text = contents(path);
    if (!text) return puzzles;
    for (auto& puzzle : read_puzzles(*text, path, resources)) {
        if (puzzle) puzzles.push_back(std::make_shared<const Puzzle>(std::move(*puzzle)));
    }
    return puzzles;
}

}  // namespace sator::bench
