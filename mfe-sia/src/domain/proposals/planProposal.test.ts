import {
  type Proposal,
  type ProposedEdit,
  proposalId,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import {
  applyStudyOperation,
  inverseOf,
  jobStepUuid,
  outcomeStatementUuid,
  type Study,
  studyUuid,
} from '@outcome-studio/shared/domain/study'
import { anyStudy } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { planProposal, planProposals, proposalInstead, proposalNow } from './planProposal.ts'

const statement = (uuid: string, userInput: string) => ({
  uuid: outcomeStatementUuid(uuid),
  userInput,
  remarks: [],
})
const step = (uuid: string, userInput: string, category: Study['jobSteps'][number]['category'] = null) => ({
  uuid: jobStepUuid(uuid),
  userInput,
  category,
  remarks: [],
  outcomeStatements: [],
})
const STUDY: Study = {
  jtbd: { uuid: studyUuid('u'), executor: 'commuters', userInput: 'reach work', remarks: [] },
  jobSteps: [
    { ...step('a', 'Plan the trip', 'Define'), outcomeStatements: [statement('a1', 'Minimize the time')] },
    { ...step('b', 'Travel', 'Execute'), outcomeStatements: [statement('b1', ' ')] },
  ],
}
const proposal = (edit: ProposedEdit, id = 'p'): Proposal => ({
  id: proposalId(id),
  edit,
  reason: '',
  rules: [],
  assumptions: [],
  remarks: [],
})
const accept = (study: Study, edit: ProposedEdit, text?: string): Study => {
  const plan = planProposal({ edit }, study, text)
  return plan.kind === 'ready' ? applyStudyOperation(study, plan.operation) : study
}
const addStatement = (statementId: string, stepId: string, text = 'Minimize the cost') =>
  ({ kind: 'addStatement', statementId, stepId, text }) as const
const move = (statementId: string, stepId: string) =>
  ({ kind: 'moveStatement', statementId, fromStepId: 'a', stepId, text: 'Minimize the time' }) as const
const addStep = (stepId: string, afterStepId: string | null, category: 'Prepare' | null = null) =>
  ({ kind: 'addStep', stepId, afterStepId, text: 'Buy a ticket', category }) as const

test('sets the executor and the job, and keeps the rest', () => {
  const { jtbd, jobSteps } = accept(STUDY, { kind: 'setExecutor', before: 'commuters', after: 'Commuters' })
  expect(jtbd).toEqual({ ...STUDY.jtbd, executor: 'Commuters' })
  expect(jobSteps).toBe(STUDY.jobSteps)
  const job = accept(STUDY, { kind: 'setJob', before: 'reach work', after: 'Reach a destination' })
  expect(job.jtbd.userInput).toBe('Reach a destination')
})

test('rewrites a step and a statement', () => {
  const renamed = accept(STUDY, { kind: 'rewriteStep', stepId: 'b', before: 'Travel', after: 'Ride' })
  expect(renamed.jobSteps.map(({ userInput }) => userInput)).toEqual(['Plan the trip', 'Ride'])
  const edit = {
    kind: 'rewriteStatement',
    statementId: 'a1',
    before: 'Minimize the time',
    after: 'B',
  } as const
  expect(accept(STUDY, edit).jobSteps[0]?.outcomeStatements[0]?.userInput).toBe('B')
})

test('a text that has changed since is not overwritten, before the member has seen both', () => {
  const changed = proposal({ kind: 'setJob', before: 'get to work', after: 'Reach a destination' })
  expect(planProposal(changed, STUDY)).toEqual({ kind: 'changed', now: 'reach work' })
  expect(planProposal(proposalInstead(changed, 'reach work'), STUDY).kind).toBe('ready')
})

test('spaces around a text make no difference', () => {
  const edit = { kind: 'setJob', before: ' reach work ', after: 'Reach a destination' } as const
  expect(planProposal({ edit }, STUDY).kind).toBe('ready')
  expect(planProposal({ edit: { ...edit, after: ' reach work' } }, STUDY).kind).toBe('done')
})

test.each<readonly [string, ProposedEdit]>([
  ['a step', { kind: 'rewriteStep', stepId: 'x', before: '', after: 'B' }],
  ['a statement', { kind: 'rewriteStatement', statementId: 'x', before: '', after: 'B' }],
  ['the step of a new statement', addStatement('n', 'x')],
  ['a statement to move', move('x', 'b')],
  ['the step to move one to', move('a1', 'x')],
])('%s that is not in the study is gone', (_what, edit) => {
  expect(planProposal({ edit }, STUDY)).toEqual({ kind: 'gone' })
})

test('adds a statement at the end of its step; the empty one there gives way', () => {
  expect(accept(STUDY, addStatement('n', 'a')).jobSteps[0]?.outcomeStatements).toEqual([
    statement('a1', 'Minimize the time'),
    statement('n', 'Minimize the cost'),
  ])
  expect(accept(STUDY, addStatement('n', 'b')).jobSteps[1]?.outcomeStatements).toEqual([
    statement('n', 'Minimize the cost'),
  ])
})

test('moves a statement to the end of its step; the empty one there gives way', () => {
  const moved = accept(STUDY, move('a1', 'b'))
  expect(moved.jobSteps.map(({ outcomeStatements }) => outcomeStatements)).toEqual([
    [],
    [statement('a1', 'Minimize the time')],
  ])
  const added = accept(moved, addStatement('n', 'a'))
  expect(accept(added, move('a1', 'a')).jobSteps[0]?.outcomeStatements.map(({ uuid }) => uuid)).toEqual([
    'n',
    'a1',
  ])
})

test('an empty statement with a rating stays', () => {
  const rated = applyStudyOperation(STUDY, {
    kind: 'setItemFields',
    uuid: 'b1',
    fields: { rating: { importance: 7, satisfaction: 3 } },
  })
  const { jobSteps } = accept(rated, move('a1', 'b'))
  expect(jobSteps[1]?.outcomeStatements.map(({ uuid }) => uuid)).toEqual(['b1', 'a1'])
})

test('a statement that is in its step is not moved, wherever it stands there', () => {
  const study = accept(STUDY, addStatement('n', 'a'))
  expect(planProposal({ edit: move('a1', 'a') }, study)).toEqual({ kind: 'done' })
})

test('a new statement goes to the chosen step, and counts as accepted in any', () => {
  const chosen = proposalNow(proposal(addStatement('n', 'gone')), STUDY, 'a')
  const after = accept(STUDY, chosen.edit)
  expect(after.jobSteps[0]?.outcomeStatements.map(({ uuid }) => uuid)).toEqual(['a1', 'n'])
  expect(planProposal(proposal(addStatement('n', 'gone')), after)).toEqual({ kind: 'done' })
  expect(planProposal(chosen, accept(after, move('n', 'b')))).toEqual({ kind: 'done' })
})

test('a move shows the text that its statement has by now', () => {
  const reworded = accept(STUDY, {
    kind: 'rewriteStatement',
    statementId: 'a1',
    before: 'Minimize the time',
    after: 'Minimize the cost',
  })
  expect(proposedText(proposalNow(proposal(move('a1', 'b')), reworded, undefined))).toBe('Minimize the cost')
  expect(proposedText(proposalNow(proposal(move('x', 'b')), STUDY, undefined))).toBe('Minimize the time')
})

test('a step is chosen for new statements alone', () => {
  for (const edit of [addStep('n', 'a'), move('a1', 'b')]) {
    expect(proposalNow(proposal(edit), STUDY, 'a')).toEqual(proposal(edit))
  }
})

test.each([
  ['first', addStep('n', null), ['n', 'a', 'b']],
  ['after another step', addStep('n', 'a'), ['a', 'n', 'b']],
  ['by its category after a step that was not accepted', addStep('n', 'x', 'Prepare'), ['a', 'n', 'b']],
  ['last after a step that was not accepted', addStep('n', 'x'), ['a', 'b', 'n']],
])('adds a step %s', (_where, edit, ids) => {
  expect(accept(STUDY, edit).jobSteps.map(({ uuid }) => uuid)).toEqual(ids)
})

test('several are one edit, of which each sees the ones before', () => {
  const all = [
    proposal(addStep('n', 'a'), 'p1'),
    proposal(addStatement('n1', 'n'), 'p2'),
    proposal(addStatement('x1', 'x'), 'p3'),
    proposal(addStatement('n2', 'n', 'Minimize the risk'), 'p4'),
  ]
  const { operation, planned } = planProposals(all, STUDY)
  expect(planned).toEqual(['p1', 'p2', 'p4'])
  const after = applyStudyOperation(STUDY, operation)
  expect(after.jobSteps[1]?.outcomeStatements.map(({ uuid }) => uuid)).toEqual(['n1', 'n2'])
  expect(planProposals(all, after).planned).toEqual([])
})

test('a goal is nothing for a study', () => {
  const edit = { kind: 'addGoal', goalId: 'g', layer: 'core', text: 'Reach a destination' } as const
  expect(planProposal({ edit }, STUDY)).toEqual({ kind: 'gone' })
})

const text = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '')
const anyEdit = (study: Study): fc.Arbitrary<ProposedEdit> => {
  const stepIds = [...study.jobSteps.map(({ uuid }) => uuid as string), 'unknown']
  const statements = study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
  const stepId = fc.constantFrom(...stepIds)
  const statementId = fc.constantFrom(...statements.map(({ uuid }) => uuid as string), 'unknown')
  const before = fc.constantFrom(
    study.jtbd.userInput,
    study.jtbd.executor,
    ...study.jobSteps.map(({ userInput }) => userInput),
    ...statements.map(({ userInput }) => userInput),
    'other',
  )
  return fc.oneof(
    fc.record({ kind: fc.constant('setExecutor' as const), before, after: text }),
    fc.record({ kind: fc.constant('setJob' as const), before, after: text }),
    fc.record({
      kind: fc.constant('addStep' as const),
      stepId: fc.constant('new step'),
      afterStepId: fc.option(stepId),
      text,
      category: fc.constantFrom('Prepare' as const, null),
    }),
    fc.record({ kind: fc.constant('rewriteStep' as const), stepId, before, after: text }),
    fc.record({
      kind: fc.constant('addStatement' as const),
      statementId: fc.constant('new statement'),
      stepId,
      text,
    }),
    fc.record({ kind: fc.constant('rewriteStatement' as const), statementId, before, after: text }),
    fc.record({
      kind: fc.constant('moveStatement' as const),
      statementId,
      fromStepId: stepId,
      stepId,
      // A move writes no text.
      text: before,
    }),
    fc.record({
      kind: fc.constant('moveStep' as const),
      stepId,
      fromStepId: fc.option(stepId),
      afterStepId: fc.option(stepId),
      text: before,
    }),
    fc.record({
      kind: fc.constant('setCategory' as const),
      stepId,
      fromCategory: fc.constant(null),
      category: fc.constantFrom('Prepare' as const, 'Monitor' as const),
      text: before,
    }),
  )
}
const studyWithEdit = anyStudy.chain((study) => fc.tuple(fc.constant(study), anyEdit(study)))

/** Remarks of a text go with its first change. */
const withoutRemarks = (study: Study): unknown =>
  JSON.parse(JSON.stringify(study, (key, value: unknown) => (key === 'remarks' ? undefined : value)))

test('accepting twice is accepting once, and one undo takes it back', () => {
  fc.assert(
    fc.property(studyWithEdit, fc.option(text, { nil: undefined }), ([study, edit], other) => {
      const plan = planProposal({ edit }, study, other)
      if (plan.kind !== 'ready') return
      const after = applyStudyOperation(study, plan.operation)
      expect(after).not.toBe(study)
      expect(planProposal({ edit }, after, other)).toEqual({ kind: 'done' })
      const inverse = inverseOf(study, plan.operation)
      expect(inverse && withoutRemarks(applyStudyOperation(after, inverse))).toEqual(withoutRemarks(study))
    }),
  )
})

test('only the proposed text is added, and no other text is lost', () => {
  fc.assert(
    fc.property(studyWithEdit, ([study, edit]) => {
      const written = (of: Study) =>
        [of.jtbd.executor, of.jtbd.userInput]
          .concat(
            of.jobSteps.flatMap((each) => [
              each.userInput,
              ...each.outcomeStatements.map((s) => s.userInput),
            ]),
          )
          .map((each) => each.trim())
          .filter((each) => each !== '')
          .sort()
      const after = accept(study, edit)
      const lost = 'before' in edit ? edit.before.trim() : null
      const expected = new Set([...written(study), proposedText({ edit }).trim()])
      for (const each of written(after)) expect(expected).toContain(each)
      for (const each of written(study)) if (each !== lost) expect(written(after)).toContain(each)
    }),
  )
})

test.each([
  ['first', null, ['b', 'a', 'c']],
  ['behind the next one', 'c', ['a', 'c', 'b']],
])('a step moves %s', (_, afterStepId, order) => {
  const study = { ...STUDY, jobSteps: [...STUDY.jobSteps, step('c', 'Arrive')] }
  const edit = { kind: 'moveStep', stepId: 'b', fromStepId: 'a', afterStepId, text: 'Travel' } as const
  expect(accept(study, edit).jobSteps.map(({ uuid }) => uuid)).toEqual(order)
  expect(planProposal({ edit: { ...edit, afterStepId: 'a' } }, study)).toEqual({ kind: 'done' })
  expect(planProposal({ edit: { ...edit, afterStepId: 'gone' } }, study)).toEqual({ kind: 'gone' })
})
