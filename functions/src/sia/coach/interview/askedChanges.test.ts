import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import {
  type CoachContext,
  type CoachState,
  proposalId,
  readCoachState,
  type WordlessEdit,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import { ENGLISH } from '../language/ENGLISH.ts'
import { CARPENTRY, OPEN } from '../testing/changes.ts'
import { planInterview } from './planInterview.ts'

const STATE: CoachState = { open: OPEN, passed: ['steps execute'], misses: 0, hostile: 0, unclear: '' }

/** The plan for a message about the study of a carpenter. */
function planOf(said: string, state: CoachState = STATE) {
  let ids = 0
  const context: CoachContext = {
    study: CARPENTRY,
    needs: null,
    said: [said],
    earlier: [],
    rules: STANDARD_RULES,
    isFirst: false,
    newId: () => `new-${++ids}`,
  }
  return planInterview(context, writeCoachState(state), ENGLISH)
}

const GLUE = 'Minimize the likelihood that the glue drips on the floor'
const removing = (statementId: string): WordlessEdit => ({
  kind: 'removeStatement',
  statementId,
  text: '',
})
const moving = (stepId: string, afterStepId: string | null): WordlessEdit => ({
  ...{ kind: 'moveStep', stepId, afterStepId, fromStepId: null, text: '' },
})

test.each<[said: string, edits: readonly object[]]>([
  ['Please delete statement 2.1', [{ kind: 'removeStatement', statementId: 's2.1', text: GLUE }]],
  ['Remove step 4', [{ kind: 'removeStep', stepId: 's4', statements: [] }]],
  ['Inspecting is confirmation, not execution', [{ kind: 'setCategory', stepId: 's3', category: 'Confirm' }]],
  ['Move statement 2.2 to step 5', [{ kind: 'moveStatement', statementId: 's2.2', stepId: 's5' }]],
  ['Move step 3 after step 4', [{ kind: 'moveStep', stepId: 's3', afterStepId: 's4' }]],
  [
    'Remove step 4. Move statement 2.2 to step 5.',
    [
      { kind: 'removeStep', stepId: 's4' },
      { kind: 'moveStatement', statementId: 's2.2' },
    ],
  ],
])('%s is a correction, and leaves the question open', (said, edits) => {
  const plan = planOf(said)
  expect(plan.changes).toMatchObject(edits)
  expect([plan.message, plan.open[0]?.id]).toEqual(['correction', 'long s1'])
  expect(plan.changes.every((edit) => plan.isAskedFor(edit))).toBe(true)
})

test.each(['Measuring takes long when the tape slips', 'We never remove the glue from the floor', 'Hello'])(
  '%s asks for no change',
  (said) => {
    expect(planOf(said).changes).toEqual([])
    expect(planOf(said).isAskedFor(removing('s2.1'))).toBe(false)
  },
)

test('another item, another step and another category than the member named are not asked for', () => {
  expect(planOf('Please delete statement 2.1').isAskedFor(removing('s2.2'))).toBe(false)
  const move = planOf('Move statement 2.2 to step 5')
  const to = (stepId: string): WordlessEdit => ({
    ...{ kind: 'moveStatement', statementId: 's2.2', fromStepId: 's2', stepId, text: '' },
  })
  expect([move.isAskedFor(to('s5')), move.isAskedFor(to('s4')), move.isAskedFor(removing('s2.2'))]).toEqual([
    true,
    false,
    false,
  ])
})

test('an order that the member asks for can be reached by either move', () => {
  const plan = planOf('Swap step 3 and step 4')
  expect([moving('s3', 's4'), moving('s4', 's2'), moving('s4', null)].map(plan.isAskedFor)).toEqual([
    true,
    true,
    false,
  ])
})

test.each(['Please remove the glue', 'That should be somewhere else'])(
  '“%s” is not clear: it asks for no change yet, and leaves the question open',
  (said) => {
    const plan = planOf(said, { ...STATE, latest: ['s2.2'] })
    expect([plan.changes, plan.message, plan.open[0]?.id]).toEqual([[], 'correction', 'long s1'])
  },
)

test('what a message tells besides a change answers the question', () => {
  const plan = planOf('Step 4 is superfluous. Measuring takes long when the tape slips.')
  expect(plan.changes).toMatchObject([{ kind: 'removeStep', stepId: 's4' }])
  expect([plan.message, plan.asked]).toEqual(['answer', ['steps execute', 'long s1']])
  expect(planOf('Remove step 4. Thanks!').open[0]?.id).toBe('long s1')
})

test('a step that is moved is not removed by the same message', () => {
  expect(planOf('Remove step 3. Move step 3 after step 4.').changes.map(({ kind }) => kind)).toEqual([
    'moveStep',
  ])
})

test.each([
  ['Yes, remove it', true],
  ['yes', true],
  ['Yes please', true],
  ['ok, go ahead', true],
  ['No', false],
  ['Leave it as it is', false],
  ['The tape slips off the board', false],
])('after the question whether to remove an item, “%s” asks for it: %s', (said, isAsked) => {
  const asked = planOf('The glue is no trouble')
  expect(asked.removalQuestion('remove s2.1')).toEqual({ id: 's2.1', text: GLUE })
  const state = readCoachState(asked.stateAfter([], 'remove s2.1'))
  expect(state?.changing).toEqual({ kind: 'remove', ids: ['s2.1'], to: '' })
  const next = planOf(said, state ?? STATE)
  expect(next.isAskedFor(removing('s2.1'))).toBe(isAsked)
  expect(next.isAskedFor(removing('s2.2'))).toBe(false)
  expect(readCoachState(next.stateAfter([], null))?.changing).toBeUndefined()
  // Only a fact answers the open question.
  expect(next.open[0]?.id === asked.open[0]?.id).toBe(!said.startsWith('The tape'))
})

test('without that question, “yes” removes nothing', () => {
  expect(planOf('Yes, remove it').changes).toEqual([])
})

test.each(['remove', 'remove s9', 'remove s2.9', 'remove __proto__', 'long s1'])(
  '%s is no question of a removal',
  (key) => {
    expect(planOf('Hello').removalQuestion(key)).toBeNull()
  },
)

test('“that” means the cards of the model’s answer, also for the built-in coach', () => {
  const asked = planOf('Measuring takes long')
  const proposal = {
    ...{ id: proposalId('p'), reason: '', rules: [], assumptions: [], remarks: [] },
    edit: { kind: 'addStatement' as const, statementId: 's2.2', stepId: 's2', text: 'Find a clamp' },
  }
  const state = readCoachState(asked.stateAfter([proposal], null))
  expect([state?.latest, state?.latestSteps]).toEqual([['s2.2'], []])
})
