import { takeCorrections } from './corrections.ts'

test.each([
  'Please leave out the word "rusty".',
  'The broken rod belongs to assembling the rods, not to brushing.',
  'You also left out the draft check and the report.',
  'You forgot the nests.',
  'It is not about the customer complaining, it is the soot on the carpet.',
  'The scratched mirror belongs to unloading, not to loading.',
  'You skipped the safety briefing.',
  'Do not use the word "van".',
  'The bent chain goes with closing the gate, not with loading.',
  'That one belongs under unloading.',
])('%j tells nothing of the work', (answer) => {
  const { corrections, rest } = takeCorrections(`${answer} The rod snaps.`)
  expect(corrections).toHaveLength(1)
  expect(rest).toBe('The rod snaps.')
})

test.each([
  'You forget the chain and the boat drifts.',
  'The wrong chain goes to the workshop.',
  'The driver left out the seal number.',
  'The sweep does not use the harness.',
  'A parcel belongs to somebody else.',
])('%j tells of the work', (answer) => {
  expect(takeCorrections(answer)).toEqual({ corrections: [], rest: answer })
})
