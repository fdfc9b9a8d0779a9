import {
  applyStudyOperation,
  inverseOf,
  newStudy,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { exampleStudy } from '../../testing/storeStudy.ts'
import type { PastePlace } from './planPaste.ts'
import { planPaste } from './planPaste.ts'

const shown = ({ jobSteps }: Study) =>
  jobSteps.map(({ userInput, category, outcomeStatements }) => [
    userInput,
    ...(category === null ? [] : [category]),
    ...outcomeStatements.map((statement) => statement.userInput),
  ])

const paste = (study: Study, pasted: readonly string[], place: PastePlace) => {
  let ids = 0
  const plan = planPaste(study, pasted, place, () => `new-${ids++}`)
  const after = applyStudyOperation(study, plan.operation)
  return { ...plan, after, back: inverseOf(study, plan.operation) }
}

const inStatement = (study: Study, step: number, at: number): PastePlace => {
  const home = study.jobSteps[step]
  const statement = home?.outcomeStatements[at]
  if (!home || !statement) throw new Error('There is no such statement.')
  return { kind: 'statement', stepId: home.uuid, statementId: statement.uuid }
}
const inStep = (study: Study, step: number): PastePlace => {
  const home = study.jobSteps[step]
  if (!home) throw new Error('There is no such step.')
  return { kind: 'step', stepId: home.uuid }
}
const OUTCOMES = ['Minimize the time it takes to board', 'Minimize the likelihood of a delay']

describe('planPaste', () => {
  test('fills an empty statement, and puts the others below', () => {
    const study = exampleStudy('A', [['first', '', 'last']])
    const { after, label, last } = paste(study, ['one', 'two'], inStatement(study, 0, 1))
    expect(shown(after)).toEqual([['plan leg 1 of the trip', 'first', 'one', 'two', 'last']])
    expect(label).toBe('2 outcome statements pasted')
    expect(after.jobSteps[0]?.outcomeStatements[2]?.uuid).toBe(last)
  })

  test('leaves a statement as it is that has a text', () => {
    const study = exampleStudy('A', [['first', 'last']])
    const { after } = paste(study, ['one', 'two'], inStatement(study, 0, 0))
    expect(shown(after)).toEqual([['plan leg 1 of the trip', 'first', 'one', 'two', 'last']])
  })

  test('in a step, what reads like outcomes becomes its statements, anything else steps below', () => {
    const study = exampleStudy('A', [['first', ''], ['last']])
    expect(shown(paste(study, OUTCOMES, inStep(study, 0)).after)).toEqual([
      ['plan leg 1 of the trip', 'first', ...OUTCOMES],
      ['plan leg 2 of the trip', 'last'],
    ])
    expect(shown(paste(study, ['board', 'ride'], inStep(study, 0)).after)).toEqual([
      ['plan leg 1 of the trip', 'first', ''],
      ['board', ''],
      ['ride', ''],
      ['plan leg 2 of the trip', 'last'],
    ])
  })

  test('a step that is empty gives way to pasted steps, and takes a single text', () => {
    const study = exampleStudy('A', [['']])
    const blank = applyStudyOperation(study, {
      kind: 'batch',
      operations: study.jobSteps.map(
        ({ uuid: stepId }) => ({ kind: 'updateJobStep', stepId, userInput: '' }) as const,
      ),
    })
    expect(shown(paste(blank, ['board', 'ride'], inStep(blank, 0)).after)).toEqual([
      ['board', ''],
      ['ride', ''],
    ])
    expect(shown(paste(blank, ['board'], inStep(blank, 0)).after)).toEqual([['board', '']])
  })

  test('in an empty study, outcomes come in a step that is still to be named', () => {
    const study = newStudy({ uuid: studyUuid('A') })
    expect(shown(paste(study, OUTCOMES, { kind: 'end' }).after)).toEqual([['', ...OUTCOMES]])
  })

  test('nothing pasted is lost, nothing there before either, and one step takes it back', () => {
    const word = fc.constantFrom('', 'board', ...OUTCOMES)
    const given = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(
        given,
        fc.array(word, { minLength: 2, maxLength: 6 }),
        fc.nat(),
        fc.nat(),
        (steps, found, a, b) => {
          const pastedTexts = found.map((text, at) => text || `text ${at}`)
          const study = exampleStudy('A', steps)
          const step = a % steps.length
          const place = b % 2 ? inStep(study, step) : inStatement(study, step, b % (steps[step]?.length ?? 1))
          const { after, back } = paste(study, pastedTexts, place)
          const written = (each: Study) =>
            shown(each)
              .flat()
              .filter((text) => text !== '')
          expect(written(after).sort()).toEqual([...written(study), ...pastedTexts].sort())
          expect(back && applyStudyOperation(after, back)).toEqual(study)
        },
      ),
    )
  })
})
