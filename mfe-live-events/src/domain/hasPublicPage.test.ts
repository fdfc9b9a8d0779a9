import { hasPublicPage } from './hasPublicPage.ts'

test.each([
  { status: 'published', state: 'scheduled', expected: true },
  { status: 'published', state: 'started', expected: true },
  { status: 'published', state: 'ended', expected: true },
  { status: 'published', state: 'cancelled', expected: false },
  { status: 'unpublished', state: 'scheduled', expected: false },
  { status: 'unpublished', state: 'cancelled', expected: false },
] as const)('$status and $state: $expected', ({ status, state, expected }) => {
  expect(hasPublicPage({ status, state })).toBe(expected)
})
