#include "sator/rules/words/resources.hpp"

#include <gtest/gtest.h>

#include <map>

#include "sator/language/words/word_list.hpp"
#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

using Paths = std::vector<std::string>;
using Files = std::map<std::string, std::string>;

Resources::Reader reader_of(const Files& files, int* reads = nullptr) {
    return [&files, reads](const std::string& path) -> std::optional<std::string> {
        const auto file = files.find(path);
        if (file == files.end()) return std::nullopt;
        if (reads != nullptr) ++*reads;
        return file->second;
    };
}

TEST(Resources, SearchesThePuzzlesFolderThenItsParents) {
    EXPECT_EQ(Resources().search_paths("list.txt", "a/b/c.sator"),
              (Paths{"a/b/list.txt", "a/list.txt", "list.txt", "/usr/share/dict/list.txt"}));
    EXPECT_EQ(Resources().search_paths("words/list.txt", "a/c.sator"),
              (Paths{"a/words/list.txt", "words/list.txt"}));
    EXPECT_EQ(Resources().search_paths("w/l", "/home/me/p.sator"),
              (Paths{"/home/me/w/l", "/home/w/l", "/w/l", "w/l"}));
    EXPECT_EQ(Resources().search_paths("w/l", "../x/p.sator"), (Paths{"../x/w/l", "../w/l", "w/l"}));
    EXPECT_EQ(Resources().search_paths("w/l", "-"), (Paths{"w/l"}));
    EXPECT_EQ(Resources().search_paths("/w/l", "a/b.sator"), (Paths{"/w/l"}));
}

TEST(Resources, SearchesTheCurrentFoldersParentsIfKnown) {
    EXPECT_EQ(Resources({}, "/home/me").search_paths("w/l", "p.sator"), (Paths{"w/l", "/home/w/l", "/w/l"}));
}

TEST(Resources, ReadsAListOnce) {
    const Files files = {{"a/list.txt", "one\ntwo"}, {"list.txt", "three"}};
    int reads = 0;
    Resources resources(reader_of(files, &reads));
    const auto list = resources.word_list("list.txt", "a/p.sator");
    ASSERT_TRUE(list && *list);
    EXPECT_EQ((*list)->size(), 2u);
    EXPECT_EQ((*list)->file(), "a/list.txt");
    EXPECT_EQ(*resources.word_list("list.txt", "a/q.sator"), *list);
    EXPECT_EQ((*resources.word_list("list.txt", "b/q.sator"))->size(), 1u);
    EXPECT_EQ(reads, 2);
}

TEST(Resources, ReportsMissingAndWrongFiles) {
    const Files files = {{"bad.txt", "one;x"}};
    Resources resources(reader_of(files));
    const auto missing = resources.word_list("none.txt", "p.sator");
    ASSERT_TRUE(missing);
    EXPECT_EQ(*missing, nullptr);
    const auto bad = resources.word_list("bad.txt", "p.sator");
    ASSERT_FALSE(bad);
    EXPECT_EQ(bad.error().file, "bad.txt");
    EXPECT_FALSE(resources.find("none.txt", "p.sator"));
    EXPECT_EQ(resources.find("bad.txt", "a/p.sator")->path, "bad.txt");
    EXPECT_FALSE(Resources().find("bad.txt", ""));
    EXPECT_EQ(*Resources().word_list("bad.txt", ""), nullptr);
}

}  // namespace
}  // namespace sator::tests
