#!/usr/bin/env python3
"""Runs Sator over a folder of variants, each with several seeds, and prints a table in Markdown: beside a peer, with each mechanism
switched off (--ablate), or the worst seed of each (--tails). Times are processor time of one thread, because other programs may run on the machine.

FOLDER has NAME.sator files, iss.tsv (each puzzle in the peer's notation) and index.tsv (column `answer`). --peer names a folder with
Interactive Sudoku Solver's js/; it needs node 18 or later. The peer first solves three others, so that its code is compiled. A puzzle
that is not solved within the limit of processor time counts with that time. Times under 5 ms count as 5 ms."""
import argparse, csv, json, math, os, resource, signal, statistics, subprocess, sys, tempfile, time

HERE = os.path.dirname(os.path.abspath(__file__))
LEAST = 0.005
WARM = ('tarek-all-13', 'arrow-slow', 'wecoc-1')
ANSWERS = {'1 solution': 'unique', '2 or more': 'multiple', 'none': 'none'}
# A mechanism and the search option that switches it off. Those with a plus are off, and the option switches them on.
OFF = (
    ('weights of decided cells', 'weigh-decided=0'),
    ('decisions on places', 'branch-on-places=0'),
    ('the cell that narrows most', 'order-tolerance=1'),
    ('cliques and derived sums', 'clique-sums=0'),
    ('derived sums', 'derived-sums=0'),
    ('families of value sets', 'families=0'),
    ('resting propagators', 'calls-per-pruning=0'),
    ('heavy redundant propagators', 'heavy-redundant-after=1000000000'),
    ('all redundant propagators', 'redundant-after=1000000000'),
    ('+ laws of leftovers', 'leftovers=4'),
    ('learning', 'learn-after=1000000000'),
    ('learning given up early', 'nogoods-long-trial=1000'),
    ('growing weights while learning', 'activity-growth=1'),
    ('saved phases', 'save-phases=0'),
    ('restarts', 'restart-first=1000000000'),
    ('fast growth of long runs', 'restart-growth-long=1.3'),
)


def processor_time(process):
    """Returns the seconds that a running process has used, from Linux' /proc."""
    try:
        with open('/proc/%d/stat' % process.pid) as stat:
            fields = stat.read().rsplit(')', 1)[1].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / os.sysconf('SC_CLK_TCK')


def output_of(command, limit, text=''):
    """Returns what the command prints. It is interrupted after `limit` seconds of processor time."""
    with tempfile.TemporaryFile('w+') as given, tempfile.TemporaryFile('w+') as printed:
        given.write(text)
        given.seek(0)
        process = subprocess.Popen(command, stdin=given, stdout=printed, stderr=subprocess.DEVNULL)
        while process.poll() is None:
            time.sleep(0.01)
            if processor_time(process) > limit:
                process.send_signal(signal.SIGINT)
                process.wait()
        printed.seek(0)
        return printed.read()


def run(options, puzzle, seed, settings=()):
    """Returns seconds of processor time, conflicts and status."""
    command = [options.sator, 'solve', '--json', '--threads', '1', '--seed', str(seed)]
    for setting in settings:
        command += ['--search', setting]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    answer = json.loads(output_of(command + [puzzle], options.limit).splitlines()[0])
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return seconds, answer['search']['conflicts'], answer['status']


def median_run(options, row, settings=()):
    runs = [run(options, os.path.join(options.folder, row['file']), seed + 1, settings) for seed in range(options.seeds)]
    for _, _, status in runs:
        if status != 'unknown' and ANSWERS.get(row['answer'], status) != status:
            sys.exit('%s: %s instead of %s' % (row['file'], status, row['answer']))
    runs.sort()
    unknown = sum(status == 'unknown' for _, _, status in runs)
    return runs[len(runs) // 2][0], statistics.median(run[1] for run in runs), unknown


def run_peer(options, name, strings):
    """Returns seconds of processor time and guesses, or None if the peer found no answer in the time."""
    lines = ''.join('%s\t%s\n' % (each, strings[each]) for each in WARM + (name,) if each in strings)
    command = ['node', os.path.join(HERE, 'variants_peer.mjs'), options.peer]
    last = output_of(command, options.limit, lines).splitlines()[-1].split('\t')
    return (float(last[3]), int(last[2])) if last[0] == name else None


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values)) if values else float('nan')


def beside_peer(options, rows, strings):
    print('| puzzle | Sator, s | conflicts | unknown | peer, s | guesses | factor |\n|---|---|---|---|---|---|---|')
    factors = []
    for row in rows:
        name = row['file'].removesuffix('.sator')
        seconds, conflicts, unknown = median_run(options, row)
        peer = run_peer(options, name, strings) if options.peer else None
        factor = max(seconds, LEAST) / max(peer[0], LEAST) if peer else None
        if factor:
            factors.append(factor)
        print('| %s | %.3f | %d | %s | %s | %s | %s |' % (
            name, seconds, conflicts, '%d of %d' % (unknown, options.seeds) if unknown else '',
            '%.3f' % peer[0] if peer else '>', '%d' % peer[1] if peer else '', '%.2f' % factor if factor else ''), flush=True)
    print('\nGeometric mean of the factors: %.2f over %d puzzles; %d are above 3.' % (
        geometric_mean(factors), len(factors), sum(factor > 3 for factor in factors)))


def ablation(options, rows):
    print('| without | geometric mean, s | conflicts | runs unknown | slower, faster by half |\n|---|---|---|---|---|')
    first = None
    only = options.ablate.split(',') if options.ablate != 'all' else [setting for _, setting in OFF]
    for what, setting in (('(all on)', None),) + OFF:
        if setting and setting not in only:
            continue
        runs = [median_run(options, row, [setting] if setting else []) for row in rows]
        seconds = [max(run[0], LEAST) for run in runs]
        first = first or seconds
        slower = sum(own > 1.5 * base for own, base in zip(seconds, first))
        faster = sum(base > 1.5 * own for own, base in zip(seconds, first))
        print('| %s%s | %.3f | %d | %d | %d, %d |' % (
            what, ' (`%s`)' % setting if setting else '', geometric_mean(seconds),
            geometric_mean([max(run[1], 1) for run in runs]), sum(run[2] for run in runs), slower, faster), flush=True)


def tails(options, files):
    print('| puzzle | median, s | worst, s | factor | conflicts, median | worst | unknown |\n|---|---|---|---|---|---|---|')
    for path in files:
        runs = [run(options, path, seed + 1) for seed in range(options.seeds)]
        seconds, conflicts = sorted(run[0] for run in runs), sorted(run[1] for run in runs)
        median, worst = seconds[len(runs) // 2], seconds[-1]
        print('| %s | %.3f | %.3f | %.1f | %d | %d | %s |' % (
            os.path.basename(path).removesuffix('.sator'), median, worst, max(worst, LEAST) / max(median, LEAST), conflicts[len(runs) // 2],
            conflicts[-1], sum(run[2] == 'unknown' for run in runs) or ''), flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder')
    parser.add_argument('--sator', default=os.path.join(HERE, '..', 'build', 'cli', 'sator'))
    parser.add_argument('--peer', help='folder of the peer')
    parser.add_argument('--seeds', type=int, default=5)
    parser.add_argument('--limit', type=float, default=20, help='seconds of processor time for each run (default: 20)')
    parser.add_argument('--only', help='names of puzzles, with commas')
    parser.add_argument('--ablate', nargs='?', const='all', help='settings of the table OFF, with commas (default: all)')
    parser.add_argument('--tails', nargs='*', metavar='FILE', help='median and worst seed of each puzzle, and of further files')
    options = parser.parse_args()
    with open(os.path.join(options.folder, 'index.tsv')) as index:
        rows = list(csv.DictReader(index, delimiter='\t'))
    if options.only:
        rows = [row for row in rows if row['file'].removesuffix('.sator') in options.only.split(',')]
    if options.tails is not None:
        return tails(options, [os.path.join(options.folder, row['file']) for row in rows] + options.tails)
    if options.ablate:
        return ablation(options, rows)
    with open(os.path.join(options.folder, 'iss.tsv')) as file:
        strings = dict(line.rstrip('\n').split('\t') for line in file)
    beside_peer(options, rows, strings)


main()
