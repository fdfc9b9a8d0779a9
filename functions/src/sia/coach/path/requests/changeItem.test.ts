import { proposalId, readCoachState } from '@outcome-studio/shared/domain/coach'
import { CARPENTRY, OPEN, replyToChange } from '../../testing/changes.ts'

/** The second statement is about glue as well. */
const TWO_GLUED = {
  ...CARPENTRY,
  jobSteps: CARPENTRY.jobSteps.map((each) => ({
    ...each,
    outcomeStatements: each.outcomeStatements.map((statement) =>
      statement.uuid === 's2.2'
        ? { ...statement, userInput: 'Minimize the likelihood that the glue is too thick' }
        : statement,
    ),
  })),
}
const step = (id: string, text: string, category: 'Execute' | 'Monitor' = 'Execute') => ({
  proposal: {
    id: proposalId(`p-${id}`),
    edit: { kind: 'addStep', stepId: id, afterStepId: 's5', text, category } as const,
    ...{ reason: '', rules: [], assumptions: [], remarks: [] },
  },
  decision: null,
})
const DRAFTS = [step('d1', 'Check the drawers'), step('d2', 'Paint the legs')]

test('of several candidates the one that is chosen is changed', () => {
  const asked = replyToChange('please remove the glue', { study: TWO_GLUED })
  expect(asked.edits).toEqual([])
  expect(asked.text).toContain('Which one do you want to remove?')
  expect(asked.choices).toEqual([
    'Apply the glue',
    'The glue drips on the floor',
    'The glue is too thick',
    'None of them',
  ])
  const state = readCoachState(asked.state) ?? {}
  expect(replyToChange('The glue is too thick', { study: TWO_GLUED, state }).edits).toEqual(['- s2.2'])
  expect(replyToChange('the first one', { study: TWO_GLUED, state }).edits).toEqual(['- s2'])
  const none = replyToChange('None of them', { study: TWO_GLUED, state })
  expect(none.edits).toEqual([])
  expect(none.text).toContain('Then everything stays as it is.')
  expect(readCoachState(none.state)).toMatchObject({ open: OPEN })
  expect(readCoachState(none.state)?.changing).toBeUndefined()
})

test('another message than a choice is an answer', () => {
  const { state } = replyToChange('please remove the glue', { study: TWO_GLUED })
  const { edits } = replyToChange('the tape slips off the board', { state: readCoachState(state) ?? {} })
  expect(edits).toEqual(['addStatement'])
})

test('a draft that waits is proposed once more in its category, or as it is worded', () => {
  const filed = replyToChange('that is monitoring, not execution', {
    earlier: DRAFTS.slice(0, 1),
    state: { latestSteps: ['d1'] },
  })
  expect(filed.proposals[0]?.edit).toMatchObject({ kind: 'addStep', category: 'Monitor', afterStepId: 's5' })
  expect(readCoachState(filed.state)?.replaced).toEqual(['d1'])
  const worded = replyToChange('call it Test the drawers instead', {
    earlier: DRAFTS.slice(0, 1),
    state: { latestSteps: ['d1'] },
  })
  expect(worded.proposals[0]?.edit).toMatchObject({ kind: 'addStep', text: 'Test the drawers' })
  expect(readCoachState(worded.state)?.replaced).toEqual(['d1'])
})

test('a draft that waits is taken back without a card', () => {
  const { text, edits, state } = replyToChange('delete the step Paint the legs', { earlier: DRAFTS })
  expect(edits).toEqual([])
  expect(text).toContain('I take *Paint the legs* back.')
  expect(readCoachState(state)?.replaced).toEqual(['d2'])
})

test('“that” among several drafts is asked about', () => {
  const { choices, edits } = replyToChange('that is a monitoring step', {
    earlier: DRAFTS,
    state: { latestSteps: ['d1', 'd2'] },
  })
  expect(edits).toEqual([])
  expect(choices).toEqual(['Check the drawers', 'Paint the legs', 'None of them'])
})

test('what else a message says is answered', () => {
  const { edits, text } = replyToChange('Step 3 is a confirm step. Finding the ruler takes long.')
  expect(edits).toEqual(['s3 > Confirm', 'addStatement'])
  expect(text).toContain('Then *Inspect the frame* belongs to Confirm:')
})

test.each([
  ['change the glue one to sanding', 'moveStatement'],
  ['switch inspecting with measuring', 'moveStep'],
  ['step 2 should be after step 3', 'moveStep'],
  ['move step 2 to the end', 'moveStep'],
])('“%s” only moves', (message, kind) => {
  const { edits } = replyToChange(message)
  expect(new Set(edits)).toEqual(new Set([kind]))
})

test.each([
  ['delete steps 3 and 4', ['- s3', '- s4']],
  ['remove step 1 and step 3', ['- s1', '- s3']],
  ['step 1 and step 3 are Prepare', ['s1 > Prepare', 's3 > Prepare']],
])('“%s” changes both', (message, expected) => {
  expect(replyToChange(message).edits).toEqual(expected)
})

test('a wrong category is asked about', () => {
  const { text, choices, state } = replyToChange('Watching is not execution.')
  expect(text).toContain('Which category does *Watch the varnish* belong to?')
  expect(choices).toContain('Monitor')
  expect(replyToChange('Monitor', { state: readCoachState(state) ?? {} }).edits).toEqual(['s4 > Monitor'])
})

test('a wording that is not told is asked for', () => {
  const asked = replyToChange('rename step 2')
  expect(asked.text).toContain('How should *Apply the glue* read?')
  const state = readCoachState(asked.state) ?? {}
  expect(replyToChange('Spread the glue', { state }).edits).toEqual(['s2: Spread the glue'])
  expect(replyToChange('Leave it as it is', { state }).text).toContain('Then everything stays as it is.')
})

test('a step is removed with its statements, which the card has', () => {
  const { proposals, text } = replyToChange('delete step 2')
  expect(text).toContain('Then I would remove *Apply the glue*, and with it its 2 outcome statements:')
  expect(proposals[0]?.edit).toEqual({
    kind: 'removeStep',
    stepId: 's2',
    text: 'Apply the glue',
    statements: [
      'Minimize the likelihood that the glue drips on the floor',
      'Minimize the time it takes to find a clamp',
    ],
  })
})

test('a statement that is told in other words gets the form of one', () => {
  expect(replyToChange('statement 5.1 should say the paper slips').edits).toEqual([
    's5.1: Minimize the likelihood that the paper slips',
  ])
})

test.each([
  ['delete step 9', 'I find no step “step 9”.'],
  ['rename step 9 to Paint the table', 'I find no step or statement “step 9”.'],
  ['step 9 should be Prepare', 'I find no step “step 9”.'],
  ['drop statement 4.3', 'I find no statement “statement 4.3”.'],
  ['replace floor with bench in step 3', 'I find no “floor” in *Inspect the frame*.'],
  ['rename step 3 to better wording', 'The checker has something against “Better wording”'],
])('“%s” is not understood, and the open question is asked again', (message, note) => {
  const { text, edits, state } = replyToChange(message)
  expect(edits).toEqual([])
  expect(text).toContain(note)
  expect(text).toContain('*Measure the boards*')
  expect(readCoachState(state)?.open).toEqual(OPEN)
  expect(readCoachState(state)?.misses).toBe(0)
})
