// A puzzle's picture as a file for the gallery: what the board shows, without a title and without rules in words.
import { type Box, isDrawn, isShaded, pathOf, shownBox } from "./geometry";
import type { Picture, PuzzleShape } from "../sator/picture";

/** The distance from the middle of the letters down to the baseline, relative to the font size. */
const kBaseline = 0.35;

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function svgOf(shape: PuzzleShape): string {
  const look = `class="${shape.look}"${shape.style === undefined ? "" : ` style="${escaped(shape.style)}"`}`;
  if ("path" in shape) return `<path ${look} d="${pathOf(shape.path, shape.closed)}"/>`;
  if ("circle" in shape) {
    const { at, radius } = shape.circle;
    return `<circle ${look} cx="${at[0]}" cy="${at[1]}" r="${radius}"/>`;
  }
  const { at, text, size, anchor, turn } = shape.text;
  const turned = turn === 0 ? "" : ` transform="rotate(${turn} ${at[0]} ${at[1]})"`;
  const place = `x="${at[0]}" y="${at[1] + kBaseline * size}" font-size="${size}" text-anchor="${anchor}"`;
  return `<text ${look} ${place}${turned}>${escaped(text)}</text>`;
}

/** `css` is the style sheet of pictures. */
export function thumbnailSvg(picture: Picture, css: string): string {
  const box: Box = shownBox(picture, false);
  const shapes = picture.shapes.filter(isDrawn).map(svgOf).join("");
  const size = `width="${box[2]}" height="${box[3]}" viewBox="${box.join(" ")}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${isShaded(picture) ? "sator shaded" : "sator"}" xml:space="preserve" ${size}><style>${css}</style>${shapes}</svg>\n`;
}
