import { ENGLISH } from '../language/ENGLISH.ts'
import { isNoEventAlone, twoClauses, withEarlierThing } from './twoClauses.ts'

test.each([
  ['the glaze runs and it sticks', ['the glaze runs', 'it sticks']],
  ['a pot tips over and the guests laugh', ['a pot tips over', 'the guests laugh']],
  ['the alarm says that the door is open and the key is lost', null],
  ['the lid and the jar break', null],
  ['the level on the form is two years old and the librarian believes it', null],
  ['a pot breaks and the shift lead is told at six', ['a pot breaks', 'the shift lead is told at six']],
])('%j has the clauses %j', (told, clauses) => {
  expect(twoClauses(told, ENGLISH)).toEqual(clauses)
})

test('"it" is the one thing that was named', () => {
  expect(withEarlierThing('it cracks', 'a potter drops the lid', ENGLISH)).toBe('the lid cracks')
  expect(withEarlierThing('it cracks', 'the lid hits the jar', ENGLISH)).toBe('it cracks')
  expect(withEarlierThing('it does not start', 'the switch is wired wrong', ENGLISH)).toBe(
    'it does not start',
  )
  expect(isNoEventAlone('the cook does not notice')).toBe(true)
  expect(isNoEventAlone('the lid cracks')).toBe(false)
})
