import { FeatureError, type FeatureErrorKind } from './FeatureError.ts'
import { featureErrorWords } from './featureErrorWords.ts'

const KINDS: readonly FeatureErrorKind[] = ['unreachable', 'slow', 'corrupt', 'incompatible', 'crashed']

test.each(KINDS)('the words for %s name the area and are unlike all others', (kind) => {
  const words = featureErrorWords(new FeatureError(kind, 'Live Events'))
  expect(words.title).toMatch(/^Live Events /)
  const others = KINDS.filter((other) => other !== kind).map(
    (other) => new FeatureError(other, 'Live Events'),
  )
  expect(others.map((other) => featureErrorWords(other).title)).not.toContain(words.title)
})

test('reloading is the way out of a misfit, trying again of everything else', () => {
  const recoveries = KINDS.map((kind) => new FeatureError(kind, 'Sia').recovery)
  expect(recoveries).toEqual(['retry', 'retry', 'retry', 'reload', 'retry'])
})

test('an error of another sort becomes a crash that keeps its cause; a FeatureError stays itself', () => {
  const cause = new Error('x is undefined')
  const crash = FeatureError.from(cause, 'Sia')
  expect(crash).toMatchObject({ kind: 'crashed', area: 'Sia', cause })
  expect(FeatureError.from(crash, 'Profile')).toBe(crash)
})
