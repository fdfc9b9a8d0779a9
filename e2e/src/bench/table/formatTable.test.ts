import { countVerdicts, formatTable, mediansOf, type TableGroup } from './formatTable.ts'

const TIME = { goal: 40, is: 'at most', unit: 'ms', isCount: false } as const
const GROUPS: readonly TableGroup[] = [
  {
    name: 'Typing',
    rows: [
      { ...TIME, what: 'A move', samples: [{ value: 30 }, { value: 36.25 }, { value: 31.5 }] },
      {
        ...{ ...TIME, what: 'Key to paint', goal: 1.2 },
        samples: [
          { value: 24, base: 20 },
          { value: 44, base: 40 },
          { value: 26, base: 20 },
        ],
      },
    ],
  },
  {
    name: 'Weight',
    rows: [
      { what: 'Home', goal: 130, is: 'at most', unit: 'kB', isCount: true, samples: [{ value: 147.25 }] },
      { what: 'Lighthouse', goal: 97, is: 'at least', unit: '', isCount: false, samples: [] },
    ],
  },
]

test('the table has a line for each row, in groups', () => {
  const table = formatTable(GROUPS, false, { 'A move': 36, Home: 149 })
  expect(table.split('\n')).toEqual([
    'what            goal      value     ratio   spread        last release   verdict',
    '',
    'Typing',
    '  A move        ≤ 40 ms   31.5 ms           30 to 36.3    36 ms (-12 %)  reached',
    '  Key to paint  ≤ 1.2 ×   26 ms     1.20 ×  1.10 to 1.30                 too noisy to judge',
    '',
    'Weight',
    '  Home          ≤ 130 kB  147.3 kB                        149 kB (-1 %)  missed',
    '  Lighthouse    ≥ 97                                                     not measured',
  ])
})

test('verdicts are counted', () => {
  expect(countVerdicts(GROUPS, false)).toBe('1 reached, 1 too noisy to judge, 1 missed, 1 not measured')
})

test('what was not measured is not stored with a release', () => {
  expect(mediansOf(GROUPS)).toEqual({ 'A move': 31.5, 'Key to paint': 1.2, Home: 147.3 })
})
