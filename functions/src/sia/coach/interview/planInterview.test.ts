import { type CheckedStudy, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import {
  type CoachContext,
  type Proposal,
  type ProposedEdit,
  proposalId,
  readCoachState,
} from '@outcome-studio/shared/domain/coach'
import { ENGLISH } from '../language/ENGLISH.ts'
import { planInterview } from './planInterview.ts'

const EMPTY: CheckedStudy = { jtbd: { uuid: 'job', executor: '', userInput: '' }, jobSteps: [] }
const STEP = {
  uuid: '5f2b',
  userInput: 'Locate a free table',
  category: 'Locate' as const,
  outcomeStatements: [],
}
const SEATING: CheckedStudy = {
  jtbd: { uuid: 'job', executor: 'Hosts', userInput: 'Seat guests' },
  jobSteps: [STEP],
}
const proposalOf = (edit: ProposedEdit): Proposal => ({
  id: proposalId('p'),
  edit,
  reason: '',
  rules: [],
  assumptions: [],
  remarks: [],
})
const EXECUTOR = proposalOf({ kind: 'setExecutor', before: '', after: 'Hosts' })

function planOf(said: string, more: Partial<CoachContext> = {}, state = '') {
  const context: CoachContext = {
    study: EMPTY,
    needs: null,
    said: [said],
    earlier: [],
    rules: STANDARD_RULES,
    isFirst: false,
    newId: () => 'new',
    ...more,
  }
  return planInterview(context, state, ENGLISH)
}
const idsOf = (plan: ReturnType<typeof planOf>) => plan.open.map(({ id }) => id)

test('an answer settles the question that it replies to; the next ones are open', () => {
  const plan = planOf('Restaurant hosts')
  expect(plan.message).toBe('answer')
  expect(plan.repliedTo).toMatchObject({ id: 'executor', text: expect.stringContaining('Who gets the job') })
  expect(idsOf(plan).slice(0, 3)).toEqual(['job', 'steps execute', 'steps around'])
  expect(plan.asked).toEqual(['executor'])
})

test.each([
  ['Why do you ask?', 'question'],
  ['What is the weather like today?', 'offTopic'],
])('%s leaves the question open', (said, message) => {
  const plan = planOf(said)
  expect([plan.message, idsOf(plan)[0], plan.asked]).toEqual([message, 'executor', []])
})

test('"I don’t know" leaves a question open once', () => {
  const first = planOf('I don’t know')
  expect([first.message, idsOf(first)[0]]).toEqual(['dontKnow', 'executor'])
  const again = planOf('No idea', {}, first.stateAfter([], 'executor'))
  expect([again.message, idsOf(again)[0]]).toEqual(['dontKnow', 'job'])
})

test('what a card answers already is not open, now and in the next turn', () => {
  const plan = planOf('What is an executor?')
  expect(readCoachState(plan.stateAfter([EXECUTOR], null))?.open).toEqual({ kind: 'job' })
  const waiting = planOf('What is an executor?', { earlier: [{ proposal: EXECUTOR, decision: null }] })
  expect(idsOf(waiting)[0]).toBe('job')
  expect(idsOf(waiting)).not.toContain('executor')
})

test('questions about steps have short ids, and no question comes twice in a long interview', () => {
  let state = ''
  const next: string[] = []
  for (let turn = 0; turn < 30; turn += 1) {
    const plan = planOf('Finding a free table takes long', { study: SEATING }, state)
    const [question] = plan.open
    if (question === undefined) break
    next.push(question.id)
    state = plan.stateAfter([], question.id)
  }
  expect(next).toContain('long s1')
  expect(JSON.stringify(next)).not.toContain(STEP.uuid)
  expect(new Set(next).size).toBe(next.length)
  expect(next.length).toBeLessThan(30)
})

test('the question that the model asks is the open one afterwards, so that the built-in coach can go on', () => {
  const plan = planOf('Hosts do it', { study: SEATING })
  expect(readCoachState(plan.stateAfter([], 'wrong s1'))?.open).toEqual({
    kind: 'outcomes',
    stepId: STEP.uuid,
    about: 'wrong',
  })
  expect(readCoachState(plan.stateAfter([], 'nothing of the plan'))?.open).toEqual(
    readCoachState(plan.stateAfter([], idsOf(plan)[0] ?? ''))?.open,
  )
})
