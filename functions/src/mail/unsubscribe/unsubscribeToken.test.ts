import fc from 'fast-check'
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribeToken.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2027, 5, 1)
const ann = { uid: 'ann', domain: 'solo.test', field: 'eventReminders' } as const

test('a token says whom it unsubscribes, for 180 days', () => {
  const token = unsubscribeToken(ann, 'key', NOW)
  expect(readUnsubscribeToken(token, 'key', NOW)).toEqual(ann)
  expect(readUnsubscribeToken(token, 'key', NOW + 180 * DAY)).toEqual(ann)
  expect(readUnsubscribeToken(token, 'key', NOW + 180 * DAY + 1)).toBe('old')
})

test('while the key is rotated, the first signs and links of both work', () => {
  const before = unsubscribeToken(ann, 'old', NOW)
  const after = unsubscribeToken(ann, 'new, old', NOW)
  for (const token of [before, after]) expect(readUnsubscribeToken(token, 'new, old', NOW)).toEqual(ann)
  expect(readUnsubscribeToken(after, 'new', NOW)).toEqual(ann)
  expect(readUnsubscribeToken(before, 'new', NOW)).toBe('forged')
})

test('without a key nothing is valid', () => {
  const token = unsubscribeToken(ann, '', NOW)
  for (const secret of ['', ',', ' , ']) expect(readUnsubscribeToken(token, secret, NOW)).toBe('forged')
})

test('a token that was changed anywhere, or signed with another key, is forged', () => {
  const token = unsubscribeToken(ann, 'key', NOW)
  expect(readUnsubscribeToken(token, 'other', NOW)).toBe('forged')
  expect(readUnsubscribeToken(`${token}.x`, 'key', NOW)).toBe('forged')
  const other = unsubscribeToken({ ...ann, uid: 'bob' }, 'key', NOW)
  expect(readUnsubscribeToken(`${other.split('.')[0]}.${token.split('.')[1]}`, 'key', NOW)).toBe('forged')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(text !== token)
      expect(readUnsubscribeToken(text, 'key', NOW)).toBe('forged')
    }),
  )
})

test('every member can be named', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (uid, domain) => {
      const token = unsubscribeToken({ ...ann, uid, domain }, 'key', NOW)
      expect(token).toMatch(/^[\w-]+\.[\w-]+$/)
      expect(readUnsubscribeToken(token, 'key', NOW)).toEqual({ ...ann, uid, domain })
    }),
  )
})
