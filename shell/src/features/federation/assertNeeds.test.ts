import { assertNeeds, NeedsError } from './assertNeeds.ts'

const UI = '@outcome-studio/shared/ui'
const OFFERED = { [UI]: ['Button', 'Card'], react: null }

test.each([
  ['what the shell has', { [UI]: ['Button'], react: ['use'] }],
  ['a build that says nothing', {}],
])('%s passes', (_what, needs) => {
  expect(() => assertNeeds({ name: 'mfe_account', needs }, OFFERED)).not.toThrow()
})

test.each([
  ['a name', { [UI]: ['Button', 'Chip'] }, `mfe_account needs Chip of ${UI}.`],
  ['a module', { charts: ['Line'] }, 'mfe_account needs charts.'],
])('%s that the shell does not have is refused', (_what, needs, message) => {
  expect(() => assertNeeds({ name: 'mfe_account', needs }, OFFERED)).toThrow(new NeedsError(message))
})
