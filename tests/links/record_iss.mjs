// Records how many solutions the Interactive Sudoku Solver finds for random constraints of each type that Sator reads:
//   node record_iss.mjs FOLDER > iss_counts.txt     (FOLDER has its js/sudoku_parser.js and js/solver/sudoku_builder.js)
// A line is "COUNT<TAB>CONSTRAINTS"; counts end at 300.
globalThis.self ??= globalThis;
globalThis.VERSION_PARAM ??= '';
const folder = process.argv[2];
const { SudokuParser } = await import(folder + '/js/sudoku_parser.js');
const { SudokuBuilder } = await import(folder + '/js/solver/sudoku_builder.js');
const kMost = 300;

let state = 20240101;
const random = n => { state = (Math.imul(state, 1103515245) + 12345) >>> 0; return Math.floor(state / 65536) % n; };
const id = ([r, c]) => 'R' + (r + 1) + 'C' + (c + 1);

// A path over neighbours, corners included unless `orthogonal`.
const path = (size, length, orthogonal = false) => {
  for (;;) {
    const cells = [[random(size), random(size)]];
    for (let tries = 0; cells.length < length && tries < 50; ++tries) {
      const [r, c] = cells[cells.length - 1], dr = random(3) - 1, dc = random(3) - 1;
      const next = [r + dr, c + dc];
      const inside = next.every(x => x >= 0 && x < size);
      if (!inside || (orthogonal && dr !== 0 && dc !== 0) || cells.some(o => o[0] === next[0] && o[1] === next[1])) continue;
      cells.push(next);
    }
    if (cells.length === length) return cells;
  }
};
const names = cells => cells.map(c => '~' + id(c)).join('');
const line = (type, least, most) => s => `.${type}${names(path(s, least + random(most - least + 1)))}`;
const numbered = (type, low, high, least, most) => s => `.${type}~${low + random(high - low + 1)}${names(path(s, least + random(most - least + 1)))}`;
const side = s => 'RC'[random(2)] + (1 + random(s));
const both = (type, low, high) => s => {
  const n = () => random(3) ? String(low + random(high - low + 1)) : '';
  const first = n(), second = n();
  return `.${type}~${side(s)}~${first}` + (second ? '~' + second : '');
};
const quad = s => `.Quad~${id([random(s - 1), random(s - 1)])}~${1 + random(s)}~${1 + random(s)}`;
const diagonal = s => {
  const k = random(s - 1);
  const start = [[k, 0], [k + 1 < s - 1 ? k + 1 : 1, s - 1], [0, k + 1], [s - 1, k + 1 < s - 1 ? k + 1 : 1]][random(4)];
  return `.LittleKiller~${2 + random(3 * s)}~${id(start)}`;
};
const given = s => `.~${id([random(s), random(s)])}_${1 + random(s)}~${id([random(s), random(s)])}_${1 + random(s)}_${1 + random(s)}`;

const kinds4 = {
  Thermo: line('Thermo', 2, 4), Renban: line('Renban', 2, 4), Between: line('Between', 3, 4), Palindrome: line('Palindrome', 2, 6),
  Zipper: line('Zipper', 3, 6), DoubleArrow: line('DoubleArrow', 3, 6), AllDifferent: line('AllDifferent', 2, 4),
  CountingCircles: line('CountingCircles', 1, 6), RegionSumLine: line('RegionSumLine', 3, 7),
  Whisper: numbered('Whisper', 1, 3, 2, 5), Modular: numbered('Modular', 2, 3, 3, 6), Lockout: numbered('Lockout', 1, 3, 3, 5),
  SumLine: numbered('SumLine', 3, 7, 3, 6), Sum: numbered('Sum', 4, 12, 2, 5), Cage: numbered('Cage', 0, 10, 2, 4),
  Arrow: line('Arrow', 2, 4), PillArrow: s => `.PillArrow~2${names([[1, 1], [1, 2], [2, 2], [3, 2], [3, 3], [2, 3]].slice(0, 5 + random(2)))}`,
  WhiteDot: s => `.WhiteDot${names(path(s, 2 + random(2), true))}`, BlackDot: s => `.BlackDot${names(path(s, 2 + random(2), true))}`,
  X: s => `.X${names(path(s, 2, true))}`, V: s => `.V${names(path(s, 2, true))}`,
  GreaterThan: s => `.GreaterThan${names(path(s, 2 + random(3), true))}`,
  XSum: both('XSum', 1, 10), Skyscraper: both('Skyscraper', 1, 4), NumberedRoom: both('NumberedRoom', 1, 4),
  Sandwich: s => `.Sandwich~${random(6)}~${side(s)}`, LittleKiller: diagonal, Quad: quad, Given: given,
  AntiKnight: () => '.AntiKnight', AntiKing: () => '.AntiKing', AntiConsecutive: () => '.AntiConsecutive',
  Diagonal: () => `.Diagonal~${random(2) ? 1 : -1}`, DisjointSets: () => '.DisjointSets', StrictKropki: s => `.StrictKropki.BlackDot${names(path(s, 3, true))}.WhiteDot${names(path(s, 4, true))}`,
  StrictXV: s => `.StrictXV.V${names(path(s, 2, true))}`, NoBoxes: () => '.NoBoxes', Jigsaw: () => '.NoBoxes.Jigsaw~0001011122232333',
  BothRegions: () => '.Jigsaw~0011001122332233',
};
const kinds9 = {
  Entropic: line('Entropic', 3, 6), GlobalEntropy: () => '.GlobalEntropy', DutchFlatmates: () => '.DutchFlatmates',
  Windoku: () => '.Windoku', Sandwich: s => `.Sandwich~${5 + random(20)}~${side(s)}`, Cage: numbered('Cage', 5, 15, 2, 3),
  Whisper: s => `.Whisper${names(path(s, 3))}`, Arrow: line('Arrow', 3, 4), PillArrow: s => `.PillArrow~2~R2C2~R2C3~R3C3~R4C3~R5C3~R6C3`,
};

const solver = text => SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(text)));
const count = text => solver(text).countSolutions(kMost);
// Prints one of some texts, most often one with a solution.
const report = make => {
  for (let tries = random(4) === 0 ? 1 : 12; tries > 0; --tries) {
    const text = make(), solutions = count(text);
    if (solutions === 0 && tries > 1) continue;
    console.log(solutions + '\t' + text);
    return;
  }
};
for (const make of Object.values(kinds4)) {
  for (let i = 0; i < 5; ++i) report(() => '.Shape~4x4' + make(4));
  for (let i = 0; i < 3; ++i) report(() => '.Shape~4x4' + make(4) + Object.values(kinds4)[random(29)](4));
}
// 9 by 9: most of a solved grid is known.
const grid = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
for (const make of Object.values(kinds9)) {
  for (let i = 0; i < 5; ++i) {
    report(() => {
      let givens = '.';
      for (let cell = 0; cell < 81; ++cell) if (random(100) < 25) givens += `~${id([Math.floor(cell / 9), cell % 9])}_${grid[cell]}`;
      return make(9) + givens;
    });
  }
}
process.exit(0);
