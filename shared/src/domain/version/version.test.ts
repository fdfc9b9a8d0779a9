import * as fc from 'fast-check'
import { isCriticalUpdate, readVersion } from './isCriticalUpdate.ts'
import { versionOffer } from './versionOffer.ts'

test.each([
  ['20.0.0', '19.2.0', true],
  ['19.3.0', '19.2.0', true],
  ['19.3', '19.2.0', true],
  ['v19.3.0', '19.2.0', true],
  ['19.10.0', '19.9.0', true],
  ['19.3.0-beta.1', '19.2.0', true],
  ['19.2.0', '19.2.0', false],
  ['19.2.9', '19.2.0', false],
  ['19.1.9', '19.2.0', false],
  ['18.9.0', '19.2.0', false],
  ['', '19.2.0', false],
  ['20', '19.2.0', false],
  ['twenty.0.0', '19.2.0', false],
  ['20.x.0', '19.2.0', false],
  ['-20.0.0', '19.2.0', false],
  ['20.0.0', '', false],
])('%j over %j: %j', (remote, build, expected) => {
  expect(isCriticalUpdate(remote, build)).toBe(expected)
})

const part = fc.nat(500)
const version = fc.tuple(part, part, part)
const text = (parts: readonly number[]) => parts.join('.')

test('at most one of two versions is older, and the patch is ignored', () => {
  fc.assert(
    fc.property(version, version, part, (one, other, patch) => {
      const forth = isCriticalUpdate(text(one), text(other))
      expect(forth && isCriticalUpdate(text(other), text(one))).toBe(false)
      expect(isCriticalUpdate(text([one[0], one[1], patch]), text(other))).toBe(forth)
    }),
  )
})

test('the comparison is transitive', () => {
  fc.assert(
    fc.property(version, version, version, (first, second, third) => {
      fc.pre(isCriticalUpdate(text(first), text(second)) && isCriticalUpdate(text(second), text(third)))
      expect(isCriticalUpdate(text(first), text(third))).toBe(true)
    }),
  )
})

test('an invalid version is no update, and never throws', () => {
  fc.assert(
    fc.property(fc.string(), (anything) => {
      if (readVersion(anything) === null) expect(isCriticalUpdate(anything, '0.0.0')).toBe(false)
    }),
  )
})

test.each([
  [{ isEnabled: true, lastCritical: '20.0.0' }, null, '20.0.0'],
  [{ isEnabled: true, lastCritical: '20.0.0' }, '19.3.0', '20.0.0'],
  [{ isEnabled: true, lastCritical: '20.0.0' }, '20.0.0', null],
  [{ isEnabled: false, lastCritical: '20.0.0' }, null, null],
  [{ isEnabled: true, lastCritical: '19.2.0' }, null, null],
  [{ isEnabled: true, lastCritical: '' }, null, null],
])('%j with %j processed offers %j', (remote, processed, expected) => {
  expect(versionOffer(remote, '19.2.0', processed)).toBe(expected)
})
