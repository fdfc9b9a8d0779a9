import { proposalId, readCoachState } from '@outcome-studio/shared/domain/coach'
import { CARPENTRY, OPEN, replyToChange } from '../testing/changes.ts'

const CATEGORY: readonly (readonly [string, string])[] = [
  ['Inspect is a preparation step', 's3 > Prepare'],
  ['inspect the frame is a confirm step', 's3 > Confirm'],
  ['inspecting belongs to Confirm', 's3 > Confirm'],
  ['step 3 should be Prepare', 's3 > Prepare'],
  ['step 3 should be prepare pls', 's3 > Prepare'],
  ['Step 3 is Confirm, not Execute.', 's3 > Confirm'],
  ['watching is monitoring, not execution', 's4 > Monitor'],
  ['that’s monitoring, not execution', 's1 > Monitor'],
  ['please put step 4 into Monitor', 's4 > Monitor'],
  ['put the inspection under confirm', 's3 > Confirm'],
  ['change the category of step 3 to Confirm', 's3 > Confirm'],
  ['category of step 1 should be Prepare', 's1 > Prepare'],
  ['can you move "Watch the varnish" to the Monitor column?', 's4 > Monitor'],
  ['step 1: prepare', 's1 > Prepare'],
  ['Inspect the frame -> Confirm', 's3 > Confirm'],
  ['measuring is part of preparation', 's1 > Prepare'],
  ['the step measure the boards belong to preparation', 's1 > Prepare'],
  ['no, measuring the boards is not execution but preparation', 's1 > Prepare'],
  ['i think sanding is a conclude step', 's5 > Conclude'],
  ['The last step is Conclude', 's5 > Conclude'],
  ['i would say step 3 is more confirm than execute', 's3 > Confirm'],
  ['step 5 is in the wrong category, should be Conclude', 's5 > Conclude'],
  ['the category of inspecting is wrong, it’s Confirm', 's3 > Confirm'],
  ['I’d put sanding in Conclude', 's5 > Conclude'],
  ['its monitoring not executing', 's1 > Monitor'],
  ['Sia, you should file measuring under Prepare instead of Execute', 's1 > Prepare'],
]

const REMOVAL: readonly (readonly [string, string])[] = [
  ['delete the step Inspect', '- s3'],
  ['remove step 4', '- s4'],
  ['Remove step 4, please.', '- s4'],
  ['drop statement 2.1', '- s2.1'],
  ['delete 2.2', '- s2.2'],
  ['take out the one about glue', '- s2.1'],
  ['please delete the statement about the clamp', '- s2.2'],
  ['can you remove "Watch the varnish"?', '- s4'],
  ['we don’t do inspecting, remove it', '- s3'],
  ['We don’t sand the edges. Please remove it.', '- s5'],
  ['step 4 can be deleted', '- s4'],
  ['step 4 is not needed', '- s4'],
  ['delete inspect', '- s3'],
  ['pls delet the last step', '- s5'],
  ['get rid of the inspection step', '- s3'],
  ['could you drop the sanding step from the list', '- s5'],
  ['take step 3 out', '- s3'],
  ['delete the first statement of step 2', '- s2.1'],
  ['there is no inspecting, delete it', '- s3'],
  ['remove the statement "the glue drips on the floor"', '- s2.1'],
  ['I want step 4 gone', '- s4'],
  ['inspecting isn’t a step', '- s3'],
  ['we do not need step 1', '- s1'],
  ['i want to delete step "Apply the glue"', '- s2'],
  ['sorry, remove the statement about the paper', '- s5.1'],
]

const WORDING: readonly (readonly [string, string])[] = [
  ['rename step 2 to Glue the edges', 's2: Glue the edges'],
  ['Rename "Apply the glue" to "Glue the edges".', 's2: Glue the edges'],
  ['please rename inspect to check the frame', 's3: Check the frame'],
  [
    'statement 2.1 should say Minimize the likelihood that the glue drips on the bench',
    's2.1: Minimize the likelihood that the glue drips on the bench',
  ],
  ['change the wording of step 2 to Spread the glue', 's2: Spread the glue'],
  ['change step 2 to spread the glue', 's2: Spread the glue'],
  ['step 2 should be called Spread the glue', 's2: Spread the glue'],
  ['step 2 should be: spread the glue', 's2: Spread the glue'],
  ['call step 2 Spread the glue', 's2: Spread the glue'],
  ['call it Cut the boards instead', 's1: Cut the boards'],
  [
    'replace floor with bench in statement 2.1',
    's2.1: Minimize the likelihood that the glue drips on the bench',
  ],
  [
    'in statement 2.1 say bench instead of floor',
    's2.1: Minimize the likelihood that the glue drips on the bench',
  ],
  ['in step 3 please replace "frame" by "legs"', 's3: Inspect the legs'],
  ['can you change "Sand the edges" into Sand all the edges', 's5: Sand all the edges'],
  ['reword step 4 as Watch the varnish dry', 's4: Watch the varnish dry'],
  ['the text of step 3 should be Check the frame', 's3: Check the frame'],
  ['no, step 3 should say "Check the frame", not inspect', 's3: Check the frame'],
  ['please rename the first step in "Cut the boards"', 's1: Cut the boards'],
  ['The wording of step 2 is bad, better: Spread the glue', 's2: Spread the glue'],
  ['I would call step 3 Check the frame', 's3: Check the frame'],
  [
    'rewrite statement 2.1 as the glue drips on the bench',
    's2.1: Minimize the likelihood that the glue drips on the bench',
  ],
  ['the job should be Build a wooden table', 'job: Build a wooden table'],
  ['change the job to Build a wooden table', 'job: Build a wooden table'],
  [
    '2.2 should read Minimize the time it takes to locate a clamp',
    's2.2: Minimize the time it takes to locate a clamp',
  ],
]

test.each([...CATEGORY, ...REMOVAL, ...WORDING])('“%s” proposes %s', (message, edit) => {
  const state = message.startsWith('call it') ? { latestSteps: ['s1'] } : {}
  const { edits, state: after } = replyToChange(message, { state })
  expect(edits).toEqual([edit])
  expect(readCoachState(after)?.open).toEqual(OPEN)
})

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
const STEPS = { kind: 'steps', about: 'after' } as const

/** Answers and facts that have the words of requests. */
const ANSWERS: readonly string[] = [
  'remove the old glue',
  'Remove the glue from the edges',
  'we remove the old glue and change the paper',
  'I have to change the blade often',
  'renaming files takes forever',
  'delete the old drawings',
  'drop the boards',
  'take out the nails',
  'take the clamp off',
  'remove the clamps, inspect the frame again',
  'change the sandpaper to a finer one',
  'replace the blade with a new one',
  'we replace the paper with a finer one when it tears',
  'the customer should say what he wants',
  'the label should say which wood it is',
  'the drawing should be called by its number',
  'call the customer',
  'call it a day',
  'they call it off at the last minute',
  'preparation takes forever',
  'the worst is preparation',
  'checking takes long',
  'finding out what to prepare',
  'we prepare the frame',
  'monitoring the varnish takes long',
  'waiting is part of it',
  'it is hard to confirm the order',
  'we don’t sand enough',
  'we do not measure twice, so the boards are too short',
  'the glue is too old and we throw it away',
  'cut the boards',
  'cut out the pattern',
  'leave out the screws',
  'strike the old lines',
  'discard the offcuts',
  'get rid of the dust',
  'remove the last one',
  'the step ladder is missing',
  'removing step marks from the floor',
  'change the order with the supplier',
  'put the frame to the wall',
  'set the saw to 45 degrees',
  'make the edges smooth',
  'name the boards by room',
  'the first one should be straight',
  'somebody deletes the drawing',
  'we have to remove the glue',
  'you have to remove the glue first',
  'I would remove the glue with a knife',
  'I want to remove the glue before sanding',
  'better call the customer',
  'cutting is not measuring',
  'it is in the wrong place',
  'they rename the drawing and I cannot find it',
]

test.each(
  ANSWERS.flatMap(
    (message) =>
      [
        [message, OPEN],
        [message, STEPS],
      ] as const,
  ),
)('“%s” asks for no change at %j', (message, open) => {
  const { edits, text } = replyToChange(message, { open, state: { latest: ['s2.1', 's2.2'] } })
  expect(edits.filter((edit) => !['addStep', 'addStatement'].includes(edit))).toEqual([])
  expect(text).not.toMatch(/I find no|Then I would|belongs to/)
})

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
