import { outcomeStatementUuid } from '../studyIds.ts'
import { parseStudy } from '../studySchema.ts'
import { effectsOf } from './effectsOf.ts'
import { type Initiative, initiativeId, newInitiativeId } from './Initiative.ts'
import { readInitiative, writeEffects } from './initiativesInFiles.ts'

const [a, b] = [outcomeStatementUuid('a'), outcomeStatementUuid('b')]
const planner: Initiative = {
  id: initiativeId('1'),
  name: 'Route planner',
  owner: 'Anna',
  effort: 3.5,
  effects: [
    { statementId: a, effect: 'large' },
    { statementId: b, effect: 'small' },
  ],
}
const stored = (initiatives: unknown) =>
  parseStudy({ jtbd: { uuid: 'job' }, jobSteps: [], initiatives }).initiatives

test('initiatives are read with what other versions stored in them', () => {
  expect(stored([{ ...planner, phase: 2 }])).toEqual([{ ...planner, phase: 2 }])
})

test.each([
  ['an effort that is none', { effort: -1 }, { effort: null }],
  ['an owner that is no text', { owner: 7 }, { owner: '' }],
])('%s leaves the initiative there', (_what, wrong, read) => {
  expect(stored([{ ...planner, ...wrong }])).toEqual([{ ...planner, ...read }])
})

test('what is no list of initiatives is left out, and the study opens', () => {
  expect(stored('none')).toBeUndefined()
})

test('an effect on a removed statement is not shown, and there again with the statement', () => {
  expect(effectsOf(planner, new Set([b]))).toEqual([{ statementId: b, effect: 'small' }])
  expect(effectsOf(planner, new Set([a, b]))).toEqual(planner.effects)
})

test('ids sort in the order of creation', () => {
  const ids = [0, 9, 1_000, 1_796_000_000_000].map((now) => newInitiativeId(now, 'x'))
  expect(ids.toSorted()).toEqual(ids)
})

test('effects are written by number and read back', () => {
  const numbers = new Map([
    ['a', '1.10'],
    ['b', '2.1'],
  ])
  const effects = writeEffects(planner, numbers)
  expect(effects).toBe('1.10 large; 2.1 small')
  const { initiative, problems } = readInitiative({
    name: 'Route planner',
    owner: 'Anna',
    effort: '3.5',
    effects,
  })
  expect(initiative).toEqual({
    name: 'Route planner',
    owner: 'Anna',
    effort: 3.5,
    effects: [
      { number: '1.10', effect: 'large' },
      { number: '2.1', effect: 'small' },
    ],
  })
  expect(problems).toEqual([])
})

test.each([
  ['an effort in words', { effort: 'much' }, '“much” is no effort in person-weeks; it is left out.'],
  ['an effort of zero', { effort: '0' }, '“0” is no effort in person-weeks; it is left out.'],
  [
    'an effort in another notation',
    { effort: '0x10' },
    '“0x10” is no effort in person-weeks; it is left out.',
  ],
  ['an unknown effect', { effects: '1.1 huge' }, '“1.1 huge” is no expected effect; it is left out.'],
  ['a number without an effect', { effects: '1.1' }, '“1.1” is no expected effect; it is left out.'],
])('%s is named and left out', (_what, cells, problem) => {
  const read = readInitiative({ name: 'A', owner: '', effort: '', effects: '', ...cells })
  expect(read.problems).toEqual([problem])
  expect(read.initiative).toEqual({ name: 'A', owner: '', effort: null, effects: [] })
})

test('a decimal comma is read, and an outcome has one effect', () => {
  const cells = { name: 'A', owner: `${'x'.repeat(99)}🌍`, effort: '1,5', effects: '1.1 large; 1.1 small' }
  const { initiative, problems } = readInitiative(cells)
  expect(initiative).toEqual({
    name: 'A',
    owner: 'x'.repeat(99),
    effort: 1.5,
    effects: [{ number: '1.1', effect: 'large' }],
  })
  expect(problems).toEqual(['“1.1 small” is a second effect on one outcome; it is left out.'])
})
