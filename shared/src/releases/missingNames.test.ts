import { describeMissing, missingNames } from './missingNames.ts'

const UI = '@outcome-studio/shared/ui'

test.each([
  ['nothing', {}, { [UI]: ['Button'] }, ''],
  ['what there is', { [UI]: ['Button'] }, { [UI]: ['Button', 'Chip'] }, ''],
  ['a name that there is not', { [UI]: ['Button', 'Chip'] }, { [UI]: ['Button'] }, `Chip of ${UI}`],
  ['a module that there is not', { charts: ['Line'], react: ['use'] }, { react: null }, 'charts'],
  ['a module whose names are not known', { react: ['anything'] }, { react: null }, ''],
])('%s', (_what, needed, offered, expected) => {
  expect(describeMissing(missingNames(needed, offered))).toBe(expected)
})
