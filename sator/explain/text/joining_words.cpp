#include "sator/explain/text/joining_words.hpp"

namespace sator::explain {

namespace {

constexpr JoiningWords english_words() {
    JoiningWords words{};
    static_cast<PhraseWords&>(words) = kEnglishPhrases;
    words.so = ", so ";
    words.in = "in ";
    words.then = "then";
    words.with = "because of";
    words.the_rule_that = "the rule that ";
    words.must = "must ";
    words.repeats = "repeats";
    words.cannot = " cannot ";
    words.would = " would ";
    words.not_ = "not ";
    words.cannot_be_filled = " cannot be filled";
    words.cannot_be_true = " cannot be true";
    words.likewise = "; in the same way, ";
    words.can_only_be = " can only be ";
    words.because = "as ";
    words.it_can_be = " it can be ";
    words.however_filled = "however it is filled, ";
    words.all_but = "anything but";
    words.values = "one of {} values";
    words.both = "both";
    words.all = "all";
    words.all_rules = "all rules";
    words.rules = "rules";
    words.all_cells = "all cells";
    words.grid = "the grid";
    words.given_that = ", given ";
    words.lines_together = "combination of {} lines";
    words.rules_together = "{} rules together";
    words.never_fits = "never fits here";
    words.repeated = "repeats the text of its group";
    words.given_letters = "with ";
    words.cells = "cells";
    words.letters = "letters and carries";
    words.last_letter = "last open letter or carry";
    words.numbers[0] = "no";
    words.numbers[1] = "one";
    words.numbers[2] = "two";
    words.numbers[3] = "three";
    words.numbers[4] = "four";
    words.plain_regions[0] = "row ";
    words.plain_regions[1] = "column ";
    words.plain_regions[2] = "box ";
    words.plain_regions[3] = "the box ";
    return words;
}

}  // namespace

const JoiningWords& joining_words() {
    static constexpr JoiningWords kEnglish = english_words();
    return kEnglish;
}

}  // namespace sator::explain
