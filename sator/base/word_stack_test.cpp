#include "sator/base/word_stack.hpp"

#include <gtest/gtest.h>

#include <random>

#include "tests/tests_namespace.hpp"

namespace sator::tests {
namespace {

// A vector of vectors is the judge.
TEST(WordStack, KeepsBlocksInPlace) {
    std::mt19937 random(1);
    for (const std::size_t largest :
         {std::size_t{1}, std::size_t{57}, std::size_t{4096}, std::size_t{5000}}) {
        WordStack stack(largest);
        std::vector<std::vector<Word>> blocks;
        std::vector<std::size_t> places;
        std::vector<const Word*> stood;
        for (int step = 0; step < 3000; ++step) {
            if (random() % 3 != 0 || blocks.empty()) {
                std::vector<Word> block(1 + random() % largest);
                for (Word& word : block) word = random();
                places.push_back(stack.push(block));
                stood.push_back(stack.at(places.back()));
                blocks.push_back(std::move(block));
            } else {
                const std::size_t left = random() % 8 == 0 ? random() % blocks.size() : blocks.size() - 1;
                stack.pop_to(places[left]);
                places.resize(left);
                stood.resize(left);
                blocks.resize(left);
            }
            if (step % 100 != 0) continue;
            for (std::size_t i = 0; i < blocks.size(); ++i) {
                ASSERT_EQ(stack.at(places[i]), stood[i]);
                ASSERT_TRUE(std::equal(blocks[i].begin(), blocks[i].end(), stack.at(places[i])));
            }
        }
    }
}

TEST(WordStack, UsesNoMoreMemoryThanItsBlocks) {
    constexpr std::size_t kChunk = 4096 * sizeof(Word);
    WordStack stack;
    EXPECT_EQ(stack.bytes(), 0U);
    const std::vector<Word> block(100);
    for (std::size_t i = 1; i <= 10'000; ++i) {
        stack.push(block);
        EXPECT_LE(stack.bytes(), i * 103 * sizeof(Word) + kChunk);
    }
    const std::size_t bytes = stack.bytes();
    stack.pop_to(0);
    for (std::size_t i = 1; i <= 10'000; ++i) stack.push(block);
    EXPECT_EQ(stack.bytes(), bytes);
}

}  // namespace
}  // namespace sator::tests
