import * as fc from 'fast-check'
import { applyStudyOperation } from './applyStudyOperation.ts'
import { countStudy } from './countStudy.ts'
import { newStudy } from './newItems.ts'
import type { Study } from './Study.ts'
import type { StudyOperation } from './StudyOperation.ts'
import { anyOperation, anyStudy } from './studyArbitraries.ts'
import { jobStepUuid, outcomeStatementUuid, studyUuid } from './studyIds.ts'

const apply = (study: Study, ...operations: readonly StudyOperation[]) =>
  operations.reduce(applyStudyOperation, study)

const uuidsOf = ({ jtbd, jobSteps }: Study): readonly string[] => [
  jtbd.uuid,
  ...jobSteps.flatMap((step) => [step.uuid, ...step.outcomeStatements.map(({ uuid }) => uuid)]),
]

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}

const first = jobStepUuid('first')
const second = jobStepUuid('second')
const firstOfFirst = outcomeStatementUuid('first.1')
const secondOfFirst = outcomeStatementUuid('first.2')
const twoSteps = apply(
  newStudy({ uuid: studyUuid('study') }),
  { kind: 'addJobStep', index: 0, stepId: first, statementId: firstOfFirst },
  { kind: 'addJobStep', index: 1, stepId: second, statementId: outcomeStatementUuid('second.1') },
  { kind: 'addOutcomeStatement', stepId: first, index: 1, statementId: secondOfFirst },
  { kind: 'updateOutcomeStatement', statementId: secondOfFirst, userInput: 'Minimize the time' },
)
const remark = {
  ruleId: 'O1',
  severity: 'error',
  message: 'Start with a direction.',
  span: null,
  suggestion: null,
  source: 'lexer',
} as const

describe('applyStudyOperation', () => {
  test('a new job step starts with one empty outcome statement', () => {
    expect(twoSteps.jobSteps[1]).toEqual({
      uuid: 'second',
      userInput: '',
      category: null,
      remarks: [],
      outcomeStatements: [{ uuid: 'second.1', userInput: '', remarks: [] }],
    })
  })

  test('removing a step removes its statements and nothing else', () => {
    const rest = apply(twoSteps, { kind: 'removeJobStep', stepId: first })
    expect(uuidsOf(rest)).toEqual(['study', 'second', 'second.1'])
    expect(rest.jobSteps[0]).toBe(twoSteps.jobSteps[1])
  })

  test('swapping exchanges two positions within a step', () => {
    const swapped = apply(twoSteps, { kind: 'swapOutcomeStatements', stepId: first, from: 0, to: 1 })
    expect(uuidsOf(swapped)).toEqual(['study', 'first', 'first.2', 'first.1', 'second', 'second.1'])
  })

  test('a category is set and reset without touching text or remarks', () => {
    const checked = apply(twoSteps, { kind: 'recordRemarks', remarks: { first: [remark] }, verLexer: '1' })
    const chosen = apply(checked, { kind: 'updateJobStep', stepId: first, category: 'Execute' })
    expect(chosen.jobSteps[0]).toMatchObject({ category: 'Execute', remarks: [remark] })
    expect(apply(chosen, { kind: 'updateJobStep', stepId: first, category: null })).toEqual(checked)
  })

  test('changing a text drops the remarks on it and keeps all others', () => {
    const checked = apply(twoSteps, {
      kind: 'recordRemarks',
      remarks: { study: [remark], first: [remark], 'first.1': [remark] },
      verLexer: '1',
    })
    const edited = apply(
      checked,
      { kind: 'replaceJob', userInput: 'Cross a street' },
      { kind: 'updateOutcomeStatement', statementId: firstOfFirst, userInput: 'Minimize the number' },
    )
    expect(edited.jtbd.remarks).toEqual([])
    expect(edited.jobSteps[0]?.outcomeStatements[0]?.remarks).toEqual([])
    expect(edited.jobSteps[0]?.remarks).toEqual([remark])
  })

  test('a text without remarks keeps the identity of none while it is typed', () => {
    const type = (study: Study, userInput: string) =>
      apply(study, { kind: 'updateOutcomeStatement', statementId: secondOfFirst, userInput })
    const remarksOf = (study: Study) => study.jobSteps[0]?.outcomeStatements[1]?.remarks
    const once = type(twoSteps, 'Minimize the time i')
    expect(remarksOf(once)).toEqual([])
    expect(remarksOf(type(once, 'Minimize the time it'))).toBe(remarksOf(once))
  })

  test('a check records its versions, and removes that of a judge that was not asked', () => {
    const judged = apply(twoSteps, { kind: 'recordRemarks', remarks: {}, verLexer: '1', verPrompt: 'p' })
    expect(judged.jtbd).toMatchObject({ verLexer: '1', verPrompt: 'p' })
    const checked = apply(judged, { kind: 'recordRemarks', remarks: {}, verLexer: '2' })
    expect(checked.jtbd.verLexer).toBe('2')
    expect(checked.jtbd).not.toHaveProperty('verPrompt')
    expect(checked.jobSteps).toBe(twoSteps.jobSteps)
  })

  test.each<[string, StudyOperation]>([
    ['an unknown step', { kind: 'removeJobStep', stepId: jobStepUuid('nobody') }],
    ['an unknown statement', { kind: 'removeOutcomeStatement', statementId: outcomeStatementUuid('nobody') }],
    ['an index out of range', { kind: 'swapJobSteps', from: 0, to: 2 }],
    ['a negative index', { kind: 'swapJobSteps', from: -1, to: 0 }],
    [
      'a fractional index',
      { kind: 'addOutcomeStatement', stepId: first, index: 0.5, statementId: outcomeStatementUuid('x') },
    ],
    [
      'a uuid in use',
      { kind: 'addJobStep', index: 0, stepId: first, statementId: outcomeStatementUuid('x') },
    ],
    [
      'one uuid for two things',
      { kind: 'addJobStep', index: 0, stepId: jobStepUuid('x'), statementId: outcomeStatementUuid('x') },
    ],
    [
      'the text it has',
      { kind: 'updateOutcomeStatement', statementId: secondOfFirst, userInput: 'Minimize the time' },
    ],
  ])('%s leaves the very same study', (_what, operation) => {
    expect(applyStudyOperation(twoSteps, operation)).toBe(twoSteps)
  })

  test('keys of another version survive an edit', () => {
    const stored = { ...twoSteps, jtbd: { ...twoSteps.jtbd, colour: 'green' } }
    expect(apply(stored, { kind: 'setExecutor', executor: 'Gardeners' }).jtbd).toHaveProperty(
      'colour',
      'green',
    )
  })

  test('swapping twice changes nothing', () => {
    fc.assert(
      fc.property(anyStudy, fc.nat(5), fc.nat(5), (study, from, to) => {
        expect(apply(study, { kind: 'swapJobSteps', from, to }, { kind: 'swapJobSteps', from, to })).toEqual(
          study,
        )
      }),
    )
  })

  test('adding and removing changes nothing', () => {
    fc.assert(
      fc.property(anyStudy, fc.nat(5), (study, index) => {
        const stepId = jobStepUuid('added')
        const statementId = outcomeStatementUuid('added.1')
        expect(
          apply(study, { kind: 'addJobStep', index, stepId, statementId }, { kind: 'removeJobStep', stepId }),
        ).toEqual(study)
      }),
    )
  })

  test('any edits keep uuids unique, counts correct and the previous study unchanged', () => {
    fc.assert(
      fc.property(anyStudy, fc.array(anyOperation, { maxLength: 30 }), (start, operations) => {
        let study = deepFreeze(start)
        for (const operation of operations) study = deepFreeze(applyStudyOperation(study, operation))
        const uuids = uuidsOf(study)
        expect(new Set(uuids).size).toBe(uuids.length)
        const { jobSteps, outcomeStatements } = countStudy(study)
        expect(1 + jobSteps + outcomeStatements).toBe(uuids.length)
      }),
    )
  })

  test('a step an operation does not name keeps its identity', () => {
    fc.assert(
      fc.property(anyStudy, anyOperation, (study, operation) => {
        fc.pre(operation.kind.startsWith('update') || operation.kind.endsWith('OutcomeStatement'))
        const named = operation.kind === 'moveOutcomeStatement' ? 2 : 1
        const changed = applyStudyOperation(study, operation)
        const kept = changed.jobSteps.filter((step) => study.jobSteps.includes(step))
        expect(kept.length).toBeGreaterThanOrEqual(study.jobSteps.length - named)
      }),
    )
  })
})
