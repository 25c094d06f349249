#pragma once

#include <functional>
#include <string>
#include <vector>

#include "sator/base/layer_namespaces.hpp"
#include "sator/exchange/puzz_link/link_body.hpp"

namespace sator::exchange {

/// How a list of numbers is written in a link, in both directions. Links of all kinds share these few codes. Numbers are those of a
/// DrawnBoard: kOpen for nothing, kHidden for "?".
struct ListCode {
    /// Reads `count` numbers. What the link leaves out at its end is kOpen.
    std::function<std::vector<int>(LinkBody& body, std::size_t count)> read;
    std::function<std::string(const std::vector<int>& numbers)> write;
};

/// Numbers with letters for gaps: the letter `first_gap` is a gap of one, the next one of two, and so on to 'z'.
struct NumberToken {
    /// Reads a number that begins with this character, which is not a gap.
    std::function<int(LinkBody& body)> read;
    /// Writes a number; returns an empty text if the code has no token for it.
    std::function<std::string(int number)> write;
};
ListCode gapped(char first_gap, NumberToken token);
/// The numbers of `number16`.
NumberToken number16_token();

/// The decimal digits 0 to 9, with gaps from 'a' (Number10).
ListCode number10();
/// Hexadecimal numbers, with gaps from 'g': 0-f, -10 to -ff, +100 to +fff, and longer ones (Number16; by room: RoomNumber16).
ListCode number16();
/// Inequality signs g and h, hexadecimal differences, with gaps from 'i' (Minarism).
ListCode differences();
/// Numbers 0 to 4 that say how many gaps follow: 0-4 none, 5-9 one, a-e two, with gaps from 'g' (4Cell).
ListCode four_cell();
/// Marks of one sort with the number of gaps after each (1Cell). A mark is 1.
ListCode one_cell();
/// A digit of base 36 for each number, or '-' and two digits; '.' for none, '@' for one that is not known.
ListCode each_number();
/// Pieces of lines 1 to 7 as letters from 'a', circles (8) as the number of further ones after the first, with gaps from 'h'.
ListCode line_pieces();
/// Hexadecimal numbers up to ff, pieces of loops from kFirstPiece on as letters from 'g', with gaps from 'n'.
ListCode pieces_and_numbers();
/// Before each mark the number of cells without one, in base 36; '.' is 36 cells without one. What is behind the last mark is left out.
ListCode gaps_before_marks();
/// Digits below `base`, several in a character: Border is packed(2, 5), Circle packed(3, 3). Absent ones are 0.
ListCode packed(int base, std::size_t in_character);
/// A decimal number, then '/': the stars of a star battle.
int read_count(LinkBody& body);

}  // namespace sator::exchange
