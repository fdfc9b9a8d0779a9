import { ENGLISH } from '../language/ENGLISH.ts'
import { isSound } from './isSound.ts'

const NONE: ReadonlySet<string> = new Set()

test.each([
  'Minimize the number of times that they reply in anger',
  'Minimize the number of times she calls the office',
  'Minimize the likelihood of putting too much',
])('%j leaves open of whom or what it tells', (statement) => {
  expect(isSound(statement, 'outcome', ENGLISH, NONE)).toBe(false)
})

test('a statement that names its doers leaves nothing open', () => {
  const statement = 'Minimize the number of times that members reply in anger'
  expect(isSound(statement, 'outcome', ENGLISH, NONE)).toBe(true)
})
