// Records what the npm package xd-crossword-tools (12.1) makes of random crosswords, and how it reads what Sator writes:
//   npm install xd-crossword-tools; node record_crosswords.mjs SATOR > crosswords.jsonl     (SATOR is the program)
// A line is {jpz, xd, ours: {xd, read}, puz: {base64, read}}; `read` has the rows and the clues as the package sees them.
import { createRequire } from 'node:module';
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
const { jpzToXD, xdToJSON, puzDecode } = createRequire(process.cwd() + '/')('xd-crossword-tools');
const program = process.argv[2];

let state = 7;
const random = n => { state = (Math.imul(state, 1103515245) + 12345) >>> 0; return Math.floor(state / 65536) % n; };
const escape = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
const texts = ['It holds things', 'Mother and father', 'Is it?', 'Trains, cars: whatever', "The cat's (3)", 'One ~ two'];

function crossword() {
  const width = 3 + random(3), height = 3 + random(3), grid = [];
  for (let y = 0; y < height; ++y) grid.push(Array.from({ length: width }, () => random(4) === 0 ? '.' : String.fromCharCode(65 + random(26))));
  const open = (x, y) => x >= 0 && y >= 0 && x < width && y < height && grid[y][x] !== '.';
  const words = [];
  let number = 0;
  for (let y = 0; y < height; ++y) for (let x = 0; x < width; ++x) {
    const starts = [!open(x - 1, y) && open(x, y) && open(x + 1, y), !open(x, y - 1) && open(x, y) && open(x, y + 1)];
    if (starts[0] || starts[1]) ++number;
    starts.forEach((is, down) => {
      if (!is) return;
      const cells = [];
      for (let i = x, k = y; open(i, k); down ? ++k : ++i) cells.push([i, k]);
      words.push({ number, down, cells, text: texts[random(texts.length)] });
    });
  }
  return { width, height, grid, words };
}

function jpz({ width, height, grid, words }) {
  const numbers = new Map(words.map(w => [w.cells[0].join(), w.number]));
  let xml = '<?xml version="1.0" encoding="UTF-8"?>\n<crossword-compiler-applet xmlns="http://crossword.info/xml/crossword-compiler"><rectangular-puzzle xmlns="http://crossword.info/xml/rectangular-puzzle"><metadata><title>Random</title><creator>Nobody</creator><copyright>None</copyright></metadata><crossword>';
  xml += `<grid width="${width}" height="${height}">`;
  for (let y = 0; y < height; ++y) for (let x = 0; x < width; ++x) {
    const number = numbers.get([x, y].join());
    xml += grid[y][x] === '.' ? `<cell x="${x + 1}" y="${y + 1}" type="block"/>`
      : `<cell x="${x + 1}" y="${y + 1}" solution="${grid[y][x]}"${number ? ` number="${number}"` : ''}/>`;
  }
  xml += '</grid>';
  words.forEach((w, i) => { xml += `<word id="${i}">` + w.cells.map(([x, y]) => `<cells x="${x + 1}" y="${y + 1}"/>`).join('') + '</word>'; });
  for (const down of [0, 1]) {
    xml += `<clues><title><b>${down ? 'Down' : 'Across'}</b></title>`;
    words.forEach((w, i) => { if (w.down === down) xml += `<clue word="${i}" number="${w.number}">${escape(w.text)}</clue>`; });
    xml += '</clues>';
  }
  return xml + '</crossword></rectangular-puzzle></crossword-compiler-applet>\n';
}

const convert = (file, format) => execFileSync(program, ['convert', file, '--to', format, '--lossy'], { stdio: ['ignore', 'pipe', 'ignore'] });
const clues = list => list.map(c => [c.number, c.body]);
for (let i = 0; i < 8; ++i) {
  const puzzle = crossword();
  const text = jpz(puzzle);
  if (puzzle.words.filter(w => w.down).length === 0 || puzzle.words.every(w => w.down)) continue;
  fs.writeFileSync('/tmp/record_crosswords.jpz', text);
  const ours = convert('/tmp/record_crosswords.jpz', 'xd').toString(), puz = convert('/tmp/record_crosswords.jpz', 'puz');
  const json = xdToJSON(ours);
  if (!json.report.success) throw new Error(ours + JSON.stringify(json.report));
  const read = { rows: json.tiles.map(row => row.map(t => t.letter ?? '.').join('')), across: clues(json.clues.across), down: clues(json.clues.down) };
  const decoded = puzDecode(new Uint8Array(puz));
  const list = found => Object.entries(found).map(([n, text]) => [Number(n), text]);
  const read_puz = { rows: decoded.grid.map(row => row.map(c => c === '.' ? '.' : c.solution ?? c).join('')), across: list(decoded.clues.across), down: list(decoded.clues.down) };
  console.log(JSON.stringify({ jpz: text, xd: jpzToXD(text), ours: { xd: ours, read }, puz: { base64: puz.toString('base64'), read: read_puz } }));
}
