import { readCoachState } from '@outcome-studio/shared/domain/coach'
import { OPEN, replyToChange } from '../../testing/changes.ts'

const openAfter = (message: string) => {
  const { state, edits } = replyToChange(message)
  return { open: readCoachState(state)?.open, edits }
}

test.each([
  'Can we speak about the varnish now?',
  'can we talk about step 4',
  'let’s go to watching the varnish',
  'Ok but is about watch varnish:',
  'go to step 4',
  'Back to step 4 please',
  'let us discuss the varnish',
  'what about step 4?',
])('%j asks for the question of that step', (message) => {
  expect(openAfter(message)).toEqual({
    open: { kind: 'outcomes', stepId: 's4', about: 'long' },
    edits: [],
  })
})

test.each(['go to step 9', 'is about the price', 'let’s go to lunch', 'they speak about the varnish'])(
  '%j leaves the question open',
  (message) => {
    expect(openAfter(message).open).toEqual(OPEN)
  },
)

test.each([
  'what does Execute mean?',
  'what is Locate?',
  'what do you mean by heart of it',
  'What is a step?',
])('%j is explained, and the question asked again', (message) => {
  const { text, edits } = replyToChange(message)
  expect(text).toMatch(/^(?:\*\*|A \*\*)/)
  expect(text).toContain('**what takes long?**')
  expect(edits).toEqual([])
})
