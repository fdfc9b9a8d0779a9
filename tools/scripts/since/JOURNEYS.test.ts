import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { JOURNEYS } from './JOURNEYS.ts'
import { isNamed, journeysOf, placeOf } from './journeysOf.ts'

const root = join(__dirname, '../../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
const journeys = files.filter((path) => /^e2e\/src\/journeys\/.*\.spec\.ts$/.test(path))

/** Sources of what a page is made of, or needs to be served. */
const PRODUCT =
  /^(shell|mfe-[a-z-]+|shared|functions|local-cloud|tools\/(environment|hosting|build|seed|design-system))\/src\//

test('every source file of the product is shown by a journey', () => {
  const sources = files.filter((path) => PRODUCT.test(path) && !path.includes('.test.'))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((path) => journeysOf(path, journeys).length === 0)).toEqual([])
})

test('every journey shows a place', () => {
  const names = Object.values(JOURNEYS).flat()
  expect(journeys.filter((path) => !names.some((name) => isNamed(path, name)))).toEqual([])
})

test.each(Object.entries(JOURNEYS))('the place %s exists, and its journeys do', (place, names) => {
  expect(files.some((path) => placeOf(path) === place)).toBe(true)
  expect(names.filter((name) => !journeys.some((path) => isNamed(path, name)))).toEqual([])
})

test('the longest place decides', () => {
  expect(placeOf('mfe-account/src/plan/PlanPage.tsx')).toBe('mfe-account/src/plan')
  expect(placeOf('mfe-account/src/profile/ProfilePage.tsx')).toBe('mfe-account')
  expect(placeOf('docs/product.md')).toBeUndefined()
})
