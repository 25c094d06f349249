#!/usr/bin/env python3
"""Prints how long a finished plan takes on 1, 2, 10, 100, … nodes, as a table in Markdown, from the times of its own parts.

Usage: growth.py PLAN… [--nodes 1,2,100]. A node takes the next part in the order of the plan as soon as it is free, as the tasks of a job array
do. What a scheduler needs to start a task is not included. Children of a part that was divided follow it."""
import argparse
import heapq
import os
import re

NODES = (1, 2, 10, 100, 1000)


def folder_of(plan):
    return (plan[:-len('.plan')] if plan.endswith('.plan') else plan) + '.parts'


def seconds_of_parts(plan):
    """Returns the seconds of each result: parts first, in their order, then their children."""
    seconds = {}
    for name in os.listdir(folder_of(plan)):
        part = re.fullmatch(r'([0-9]+)((?:\.[0-9]+-[0-9a-f]+)*)\.result', name)
        if not part:
            continue
        with open(os.path.join(folder_of(plan), name), encoding='utf-8') as file:
            for line in file:
                if line.startswith('seconds '):
                    seconds[(part[2].count('.'), int(part[1]), part[2])] = float(line.split()[1])
                    break
    return [seconds[key] for key in sorted(seconds)]


def parts_of(plan):
    with open(plan, encoding='utf-8') as file:
        return sum(line.startswith('part ') for line in file)


def time_on(nodes, seconds):
    """Returns the time until the last part is finished."""
    free = [0.0] * nodes
    for part in seconds:
        heapq.heappush(free, heapq.heappop(free) + part)
    return max(free)


def duration(seconds):
    for length, unit in ((3600, 'h'), (60, 'min')):
        if seconds >= 2 * length:
            return '%.3g %s' % (seconds / length, unit)
    return '%.3g s' % seconds


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('plans', nargs='+', metavar='PLAN')
    parser.add_argument('--nodes', default=','.join(map(str, NODES)))
    arguments = parser.parse_args()
    nodes = [int(number) for number in arguments.nodes.split(',')]
    print('| plan | parts | finished | median part | longest part |' + ''.join(' %d |' % number for number in nodes))
    print('|---' * (5 + len(nodes)) + '|')
    for plan in arguments.plans:
        seconds = seconds_of_parts(plan)
        if not seconds:
            raise SystemExit('%s: no part is finished' % plan)
        times = [time_on(number, seconds) for number in nodes]
        cells = [os.path.basename(plan), parts_of(plan), len(seconds), duration(sorted(seconds)[len(seconds) // 2]),
                 duration(max(seconds))]
        # Parts of a small plan may take less than the times of results can say.
        cells += ['%s (× %.3g)' % (duration(time), sum(seconds) / time) if time > 0 else '0 s' for time in times]
        print('| ' + ' | '.join(map(str, cells)) + ' |')


if __name__ == '__main__':
    main()
