import type { RegistryLine, Release } from '@outcome-studio/shared/releases'
import { choiceOf, optionsFor, overridesOf } from './versionChoice.ts'

const RELEASE: Release = {
  id: 'mfe-sia',
  name: 'mfe_sia',
  version: '1',
  entry: 'https://sia.test/mf-manifest.json',
  integrity: `sha384-${'A'.repeat(64)}`,
  exposes: ['./feature'],
  contract: 1,
}
const audience = { percent: 10, admins: false, organizations: [], people: [] }
const FULL: RegistryLine = { ...RELEASE, previous: RELEASE, canary: { release: RELEASE, audience } }
const ALONE: RegistryLine = { ...RELEASE, previous: null, canary: null }
const OVERRIDES = [
  { id: 'mfe-account', entry: 'http://localhost:4005/mf-manifest.json' },
  { id: 'mfe-sia', version: 'canary' },
] as const

test('what is overridden is what was chosen, and the other way round', () => {
  const choices = ['mfe-account', 'mfe-sia', 'mfe-studies'].map((id) => choiceOf(id, OVERRIDES))
  expect(choices.map(({ kind }) => kind)).toEqual(['address', 'canary', 'released'])
  expect(overridesOf(choices)).toEqual(OVERRIDES)
})

test('spaces around an address do not count', () => {
  expect(overridesOf([{ id: 'a', kind: 'address', address: ' https://a.test ' }])).toEqual([
    { id: 'a', entry: 'https://a.test' },
  ])
})

test.each([
  [FULL, 'released', true, ['As released', 'Current', 'Canary', 'Previous', 'Address']],
  [ALONE, 'released', false, ['As released', 'Current']],
  [ALONE, 'canary', false, ['As released', 'Current', 'Canary (none now)']],
] as const)('%#: lists what there is, and what was chosen', (line, chosen, hasAddresses, expected) => {
  expect(optionsFor(line, chosen, hasAddresses).map(({ label }) => label)).toEqual(expected)
})
