import fc from 'fast-check'
import { returnPath, returnQuery } from './returnPath.ts'

const place = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'https://studio.test')
  return { pathname, search, hash }
}

test.each(['/sia/a/b', '/outcome-validation/My%20study?view=all&x=1#step-2', '/auth/profile'])(
  '%s is kept over sign-in',
  (path) => expect(returnPath(returnQuery(place(path)))).toBe(path),
)

test('an address too long for a server is not kept', () => {
  expect(returnQuery(place(`/sia/${'x'.repeat(2_000)}`))).toBe('')
})

test('home needs no query', () => {
  expect(returnQuery(place('/'))).toBe('')
  expect(returnPath('')).toBe('/')
})

test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  'javascript:alert(1)',
  'evil.test',
  '',
  '/auth/signin?next=%2Fauth%2Fsignin',
  '/auth/signup',
  '/logout',
  '/dev/token',
  '/LogOut',
  '/%6Cogout',
  '/logout/',
  `/${'x'.repeat(2_000)}`,
])('%j is not followed', (next) => {
  expect(returnPath(`?${new URLSearchParams({ next })}`)).toBe('/')
})

test('whatever stands there, the way stays on this origin', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '%2F',
    '%5C',
    '\t',
    '\n',
    'evil.test',
    'https:',
  )
  const next = fc.oneof(
    fc.string(),
    fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(next, (text) => {
      const path = returnPath(`?${new URLSearchParams({ next: text })}`)
      expect(new URL(path, 'https://studio.test').origin).toBe('https://studio.test')
    }),
  )
})
