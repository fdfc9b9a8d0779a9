import { applyStudyOperation, inverseOf, type Rating, type Study } from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import type { ImportedStep } from '../../domain/import/ImportedStudy.ts'
import { exampleStudy } from '../../testing/storeStudy.ts'
import type { PastePlace } from './planPaste.ts'
import { planTable } from './planTable.ts'

const STEP = 'plan leg 1 of the trip'
const step = (
  text: string,
  ...statements: readonly (string | readonly [string, Rating])[]
): ImportedStep => ({
  text,
  category: null,
  fields: {},
  statements: statements.map((each) =>
    typeof each === 'string' ? { text: each, fields: {} } : { text: each[0], fields: { rating: each[1] } },
  ),
})
const shown = ({ jobSteps }: Study) =>
  jobSteps.map(({ userInput, outcomeStatements }) => [
    userInput,
    ...outcomeStatements.map((statement) => statement.userInput),
  ])
const paste = (study: Study, pasted: readonly ImportedStep[], place: PastePlace) => {
  let ids = 0
  const plan = planTable(study, pasted, place, () => `new-${ids++}`)
  const after = applyStudyOperation(study, plan.operation)
  return { ...plan, after, back: inverseOf(study, plan.operation) }
}
const placeIn = (study: Study, stepAt: number, at?: number): PastePlace => {
  const home = study.jobSteps[stepAt]
  if (!home) throw new Error('There is no such step.')
  if (at === undefined) return { kind: 'step', stepId: home.uuid }
  const statement = home.outcomeStatements[at]
  if (!statement) throw new Error('There is no such statement.')
  return { kind: 'statement', stepId: home.uuid, statementId: statement.uuid }
}

test('new steps come below, and the empty statement that was pasted into does not stay', () => {
  const study = exampleStudy('A', [['first', ''], ['last']])
  const pasted = [step('board', 'one', 'two'), step('ride')]
  const { after, label, last } = paste(study, pasted, placeIn(study, 0, 1))
  expect(shown(after)).toEqual([
    [STEP, 'first'],
    ['board', 'one', 'two'],
    ['ride', ''],
    ['plan leg 2 of the trip', 'last'],
  ])
  expect(label).toBe('2 job steps and 2 outcome statements pasted')
  expect(last).toBe(after.jobSteps[1]?.outcomeStatements[1]?.uuid)
})

test('a step that nothing was written in gives way', () => {
  const study = exampleStudy('A', [[''], ['last']])
  const blank = applyStudyOperation(study, {
    kind: 'batch',
    operations: study.jobSteps
      .slice(0, 1)
      .map(({ uuid: stepId }) => ({ kind: 'updateJobStep', stepId, userInput: '' }) as const),
  })
  for (const place of [placeIn(blank, 0), placeIn(blank, 0, 0)]) {
    expect(shown(paste(blank, [step('board', 'one')], place).after)).toEqual([
      ['board', 'one'],
      ['plan leg 2 of the trip', 'last'],
    ])
    expect(shown(paste(blank, [step('', 'one')], place).after)).toEqual([
      ['', 'one'],
      ['plan leg 2 of the trip', 'last'],
    ])
  }
})

test('a step of the study is extended, whatever case and punctuation it is written in', () => {
  const study = exampleStudy('A', [['first', 'second'], ['']])
  const { after, label, items } = paste(
    study,
    [step('Plan  leg 1 of the trip.', 'First', 'third'), step('plan leg 2 of the trip', 'fourth')],
    placeIn(study, 1, 0),
  )
  expect(shown(after)).toEqual([
    [STEP, 'first', 'second', 'third'],
    ['plan leg 2 of the trip', 'fourth'],
  ])
  expect(after.jobSteps.map(({ uuid }) => uuid)).toEqual(study.jobSteps.map(({ uuid }) => uuid))
  expect(label).toBe('2 outcome statements pasted')
  expect(items.map(({ isNew }) => isNew)).toEqual([false, false])
  expect(items[0]?.statements.map(({ isNew }) => isNew)).toEqual([false, true])
})

test('statements of the step at the place come below the place', () => {
  const study = exampleStudy('A', [['first', 'last']])
  for (const name of [STEP, '']) {
    expect(shown(paste(study, [step(name, 'one')], placeIn(study, 0, 0)).after)).toEqual([
      [STEP, 'first', 'one', 'last'],
    ])
  }
})

test('a statement that is there already gets the ratings of the table, once', () => {
  const rating = { importance: 8.1, satisfaction: 3 }
  const study = exampleStudy('A', [['first']])
  const { after, label } = paste(study, [step(STEP, ['first', rating])], { kind: 'end' })
  expect(after.jobSteps[0]?.outcomeStatements).toMatchObject([{ userInput: 'first', rating }])
  expect(label).toBe('Ratings pasted')
})

test('nothing pasted is lost, nothing there before either, and one step takes it back', () => {
  const word = fc.constantFrom('', 'board', 'ride', 'one')
  const given = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
  const named = fc.tuple(
    fc.constantFrom('', STEP, 'board', 'x'),
    fc.array(fc.constantFrom('one', 'two', 'three')),
  )
  const table = fc.uniqueArray(named, { minLength: 1, selector: ([name]) => name })
  fc.assert(
    fc.property(given, table, fc.nat(), fc.nat(), (steps, found, a, b) => {
      const study = exampleStudy('A', steps)
      const at = a % steps.length
      const place = placeIn(study, at, b % 2 ? undefined : b % (steps[at]?.length ?? 1))
      const pasted = found.map(([name, statements]) => step(name, ...statements))
      const { after, back } = paste(study, pasted, place)
      const written = (each: Study) => new Set(shown(each).flat().filter(Boolean))
      const wanted = [...written(study), ...found.flat(2)].filter(Boolean)
      expect(written(after)).toEqual(new Set(wanted))
      const names = after.jobSteps.map(({ userInput }) => userInput).filter(Boolean)
      expect(new Set(names).size).toBe(names.length)
      expect(back && applyStudyOperation(after, back)).toEqual(study)
    }),
  )
})
