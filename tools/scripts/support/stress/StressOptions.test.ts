import { parseStressOptions, StressOptionsError } from './StressOptions.ts'

const DEFAULTS = { seed: 5, times: 20, part: { index: 0, of: 1 } }

test.each([
  [['a.test.ts', 'b'], { ...DEFAULTS, selection: { kind: 'paths', paths: ['a.test.ts', 'b'] } }],
  [['--since', 'main'], { ...DEFAULTS, selection: { kind: 'since', ref: 'main' } }],
  [['--changed'], { ...DEFAULTS, selection: { kind: 'since', ref: 'HEAD' } }],
  [
    ['--all', '--part', '3/10', '--seed', '12', '--times', '2'],
    { seed: 12, times: 2, part: { index: 2, of: 10 }, selection: { kind: 'all' } },
  ],
])('%j is understood', (args, expected) => {
  expect(parseStressOptions(args, 5)).toEqual(expected)
})

test.each([
  [[], 'Usage'],
  [['a', '--all'], 'Usage'],
  [['--since', 'main', '--changed'], 'Usage'],
  [['--al'], 'Usage'],
  [['--all', '--times', '0'], '--times needs an integer from 1'],
  [['--all', '--seed', 'x'], '--seed needs an integer from 0'],
  [['--all', '--part', '0/3'], '--part needs'],
  [['--all', '--part', '4/3'], '--part needs'],
  [['--all', '--part', '2'], '--part needs'],
])('%j is refused', (args, reason) => {
  expect(() => parseStressOptions(args, 5)).toThrow(StressOptionsError)
  expect(() => parseStressOptions(args, 5)).toThrow(reason)
})
