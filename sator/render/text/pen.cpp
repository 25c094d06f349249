#include "sator/render/text/pen.hpp"

#include "sator/base/layer_namespaces.hpp"
#include "sator/base/utf8.hpp"
#include "sator/render/text/display_width.hpp"

namespace sator {

using namespace base;
using namespace render;

namespace {

std::string_view sequence_of(Ink ink) {
    switch (ink) {
        case Ink::Plain:
            return "\x1B[0m";
        case Ink::Frame:
            return "\x1B[2m";
        case Ink::Marked:
            break;
    }
    return "\x1B[1;30;43m";  // bold black on yellow, legible on any background
}

}  // namespace

void Pen::move_to(std::size_t column) {
    if (column <= column_) return;
    blanks_ += column - column_;
    column_ = column;
}

void Pen::switch_to(Ink ink) {
    if (style_ == TextStyle::Plain || ink == ink_) return;
    if (ink_ != Ink::Plain) text_ += sequence_of(Ink::Plain);
    if (ink != Ink::Plain) text_ += sequence_of(ink);
    ink_ = ink;
}

void Pen::write(std::u32string_view text, Ink ink) {
    for (const char32_t c : text) {
        column_ += display_width(c);
        if (c == U' ' && ink != Ink::Marked) {
            ++blanks_;
            continue;
        }
        if (blanks_ > 0) {
            switch_to(Ink::Plain);
            text_.append(blanks_, ' ');
            blanks_ = 0;
        }
        switch_to(ink);
        append_utf8(text_, c);
    }
}

void Pen::end_line() {
    switch_to(Ink::Plain);
    text_ += '\n';
    column_ = 0;
    blanks_ = 0;
}

}  // namespace sator
