import { ENGLISH } from '../language/ENGLISH.ts'
import { withArticle } from './withArticle.ts'

test.each([
  ['Strip bed', 'Strip the bed'],
  ['Take out old mould', 'Take out old mould'],
  ['Find right gate of the factory', 'Find the right gate of the factory'],
  ['Open hive', 'Open the hive'],
  ['Translate birth certificate', 'Translate birth certificate'],
  ['Serve breakfast', 'Serve breakfast'],
  ['Check studs', 'Check studs'],
  ['Take care of the guests', 'Take care of the guests'],
  ['Wait for the pharmacy', 'Wait for the pharmacy'],
  ['Open the hive', 'Open the hive'],
])('“%s” becomes “%s”', (step, expected) => expect(withArticle(step, ENGLISH)).toBe(expected))
