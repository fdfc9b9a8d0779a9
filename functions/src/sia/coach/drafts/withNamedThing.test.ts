import { ENGLISH } from '../language/ENGLISH.ts'
import { withNamedThing } from './withNamedThing.ts'

test.each([
  ['Pay it', ['Keep track of what comes in'], 'Pay it'],
  ['Wash it', ['Take care of the dog'], 'Wash the dog'],
  ['Count it', ['Take stock of the flour'], 'Count the flour'],
])('in %j after %j, the noun of an idiom is nothing', (form, before, named) => {
  expect(withNamedThing(form, before, ENGLISH)).toBe(named)
})
