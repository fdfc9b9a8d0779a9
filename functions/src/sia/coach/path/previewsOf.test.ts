import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import {
  answerLines,
  type CoachContext,
  type CoachQuestion,
  proposedText,
  writeCoachState,
} from '@outcome-studio/shared/domain/coach'
import { ENGLISH } from '../language/ENGLISH.ts'
import { coachReply } from './coachReply.ts'
import { previewsOf } from './previewsOf.ts'

const STEP = { uuid: 'step', userInput: 'Load the cart', category: 'Execute' as const }
const STUDY = {
  jtbd: { uuid: 'job', executor: 'Hotel porters', userInput: 'Bring luggage to the rooms' },
  jobSteps: [
    {
      ...STEP,
      outcomeStatements: [{ uuid: 'known', userInput: 'Minimize the time it takes to find a cart' }],
    },
  ],
}
const LONG: CoachQuestion = { kind: 'outcomes', stepId: 'step', about: 'long' }

const stateOf = (open: CoachQuestion) =>
  writeCoachState({ open, passed: [], misses: 0, hostile: 0, unclear: '' })

function contextOf(said: readonly string[]): CoachContext {
  let ids = 0
  const newId = () => `id-${ids++}`
  return { study: STUDY, needs: null, said, earlier: [], isFirst: false, rules: STANDARD_RULES, newId }
}

const previews = (open: CoachQuestion, lines: readonly string[]) =>
  previewsOf(contextOf([]), stateOf(open), lines, ENGLISH)

test.each([
  [LONG, 'It takes long to find the tag', ['Minimize the time it takes to find the tag']],
  [
    LONG,
    'It takes long to tell the sx of the pt apart b4 the rm is free',
    ['Minimize the time it takes to tell the symptoms of the patient apart before the room is free'],
  ],
  [LONG, 'It takes long to the elevator', []],
  [{ kind: 'steps', about: 'around' }, 'After: return the cart', ['Return the cart']],
  [{ kind: 'steps', about: 'around' }, 'After: the cart', []],
] as const)('to %j, %j makes %j', (open, line, drafts) => {
  expect(previews(open, [line])).toEqual([{ drafts, remarks: [], isKnown: false, step: null }])
})

test.each([
  [LONG, 'It takes long to find a cart'],
  [{ kind: 'steps', about: 'around' }, 'Before: load the cart'],
] as const)('to %j, %j is known', (open, line) => {
  expect(previews(open, [line])).toEqual([{ drafts: [], remarks: [], isKnown: true, step: null }])
})

test('the step is told that was not asked about', () => {
  const context = contextOf([])
  const jobSteps = [
    ...STUDY.jobSteps,
    { ...STEP, uuid: 'other', userInput: 'Deliver the bags', outcomeStatements: [] },
  ]
  const stepOf = (open: CoachQuestion, line: string) =>
    previewsOf({ ...context, study: { ...STUDY, jobSteps } }, stateOf(open), [line], ENGLISH)[0]?.step
  expect(stepOf(LONG, 'It takes long to find the tag')).toBeNull()
  expect(stepOf(LONG, 'It takes long to deliver the bags at night')).toBe('Deliver the bags')
  expect(stepOf({ ...LONG, about: 'wrong' }, 'It goes wrong when the delivery is late')).toBe(
    'Deliver the bags',
  )
  // What causes it is a matter of the step that was asked about.
  expect(
    stepOf({ ...LONG, about: 'wrong' }, 'It goes wrong when the delivery is late because the cart is full'),
  ).toBeNull()
  // The words of its action, with another verb for it.
  expect(stepOf(LONG, 'It takes long to bring the right bag to the guest')).toBe('Deliver the bags')
  expect(stepOf({ kind: 'gaps' }, 'We waste tags')).toBe('Load the cart')
})

test('a warning is told, and a mere question is not', () => {
  const [preview] = previews(LONG, ['It also takes long to get the elevator app to open quickly'])
  expect(preview?.remarks.length).toBeGreaterThan(0)
  expect(previews(LONG, ['It takes long to find the tag'])[0]?.remarks).toEqual([])
})

test('what stood below the lines is what is proposed when they are sent', () => {
  const told = ['find the tag', 'sort bags that have no tag', 'lift the crib', 'find a cart']
  const [kind] = answerLines(LONG)
  const lines = told.map((each, at) => `${(at === 0 ? kind?.beginning : kind?.next) ?? ''} ${each}`)
  const { turn } = coachReply(contextOf([lines.join('\n')]), stateOf(LONG), ENGLISH)
  const asked = previews(LONG, lines).flatMap(({ drafts }) => drafts)
  expect(turn.proposals.map(proposedText)).toEqual(asked)
  expect(asked).toHaveLength(3)
})

test('what “it” is in a step was told in the lines before', () => {
  const lines = ['After: wash the cart', 'Also after: dry it']
  expect(previews({ kind: 'steps', about: 'around' }, lines).map(({ drafts }) => drafts)).toEqual([
    ['Wash the cart'],
    ['Dry the cart'],
  ])
})
