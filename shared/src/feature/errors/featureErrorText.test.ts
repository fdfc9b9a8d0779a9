import { FeatureError, type FeatureErrorKind } from './FeatureError.ts'
import { featureErrorText } from './featureErrorText.ts'

const KINDS: readonly FeatureErrorKind[] = ['unreachable', 'slow', 'corrupt', 'incompatible', 'crashed']

test.each(KINDS)('the title for %s names the area and differs from all others', (kind) => {
  const text = featureErrorText(new FeatureError(kind, 'Live Events'))
  expect(text.title).toMatch(/^Live Events /)
  const others = KINDS.filter((other) => other !== kind).map(
    (other) => new FeatureError(other, 'Live Events'),
  )
  expect(others.map((other) => featureErrorText(other).title)).not.toContain(text.title)
})

test('an incompatible feature recovers by a reload, any other failure by a retry', () => {
  const recoveries = KINDS.map((kind) => new FeatureError(kind, 'Sia').recovery)
  expect(recoveries).toEqual(['retry', 'retry', 'retry', 'reload', 'retry'])
})

test('any other error becomes a crash with that cause; a FeatureError is returned as it is', () => {
  const cause = new Error('x is undefined')
  const crash = FeatureError.from(cause, 'Sia')
  expect(crash).toMatchObject({ kind: 'crashed', area: 'Sia', cause })
  expect(FeatureError.from(crash, 'Profile')).toBe(crash)
})
