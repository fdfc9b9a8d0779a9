import * as fc from 'fast-check'
import { encodeUnsignedJwt } from '../../../auth/tokens/jwt.ts'
import { RpcError } from '../../../base/RpcError.ts'
import { RulesSyntaxError } from '../RulesSyntaxError.ts'
import { bearer, NOW, rulesFile } from '../test/policyFor.ts'
import { PROJECT, ROOT, readerOf } from '../test/storedDocument.ts'
import { RulesPolicies } from './RulesPolicies.ts'

const rules = rulesFile('match /users/{uid} { allow get: if request.auth.uid == uid; }')
const seconds = NOW / 1000
const claims = { aud: PROJECT, sub: 'ann', exp: seconds + 1 }
const policies = () => new RulesPolicies(rules, () => NOW)

function statusOf(action: () => unknown): string {
  try {
    action()
    return 'OK'
  } catch (error) {
    if (error instanceof RpcError) return error.status
    throw error
  }
}

const getAs = (authorization: string | undefined) =>
  statusOf(() => policies().forCaller(PROJECT, authorization)?.get(`${ROOT}/users/ann`, readerOf({})))

test('the owner of the emulator is not bound by rules', () => {
  expect(policies().forCaller(PROJECT, 'Bearer owner')).toBeNull()
})

test.each([
  ['their own token', bearer('ann'), 'OK'],
  ['a token of somebody else', bearer('bob'), 'PERMISSION_DENIED'],
  ['no token', undefined, 'PERMISSION_DENIED'],
  ['an empty header', '', 'PERMISSION_DENIED'],
  [
    'a token that has just expired',
    `Bearer ${encodeUnsignedJwt({ ...claims, exp: seconds })}`,
    'UNAUTHENTICATED',
  ],
  ['a token that expires in a second', `Bearer ${encodeUnsignedJwt(claims)}`, 'OK'],
  ['an undated mock token', `Bearer ${encodeUnsignedJwt({ ...claims, iat: 0, exp: 3600 })}`, 'OK'],
  [
    'a mock token that has expired',
    `Bearer ${encodeUnsignedJwt({ ...claims, iat: 0, exp: 3599 })}`,
    'UNAUTHENTICATED',
  ],
  [
    'a token of another project',
    `Bearer ${encodeUnsignedJwt({ ...claims, aud: 'other' })}`,
    'UNAUTHENTICATED',
  ],
  ['a token without a subject', `Bearer ${encodeUnsignedJwt({ ...claims, sub: '' })}`, 'UNAUTHENTICATED'],
  [
    'a token that never expires',
    `Bearer ${encodeUnsignedJwt({ aud: PROJECT, sub: 'ann' })}`,
    'UNAUTHENTICATED',
  ],
  [
    'a token with a text as expiry',
    `Bearer ${encodeUnsignedJwt({ ...claims, exp: '9' })}`,
    'UNAUTHENTICATED',
  ],
  ['a signed token', `${bearer('ann')}c2lnbmF0dXJl`, 'UNAUTHENTICATED'],
  ['half a token', bearer('ann').split('.').slice(0, 2).join('.'), 'UNAUTHENTICATED'],
  ['a token with a fourth part', `${bearer('ann')}.x`, 'UNAUTHENTICATED'],
  ['no JSON', 'Bearer a.b.', 'UNAUTHENTICATED'],
  ['a list as claims', `Bearer ${encodeUnsignedJwt({}).split('.')[0]}.W10.`, 'UNAUTHENTICATED'],
  ['another scheme', 'Basic YW5uOnB3', 'UNAUTHENTICATED'],
  ['a token beyond all size', `Bearer ${'a'.repeat(20_000)}.b.`, 'UNAUTHENTICATED'],
])('a caller with %s', (_, authorization, status) => {
  expect(getAs(authorization)).toBe(status)
})

test('no header fails with another error', () => {
  const part = fc.oneof(
    fc.string(),
    fc.json().map((json) => Buffer.from(json).toString('base64url')),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.constantFrom('Bearer ', ''), (parts, scheme) => {
      const status = getAs(scheme + parts.join('.'))
      expect(['UNAUTHENTICATED', 'PERMISSION_DENIED']).toContain(status)
    }),
  )
})

test('a project can have rules of its own without effect on others', () => {
  const two = policies()
  const policy = two.forCaller(PROJECT, undefined)
  two.setRules(PROJECT, rulesFile('match /users/{uid} { allow get; }'))
  const get = () => policy?.get(`${ROOT}/users/ann`, readerOf({}))
  expect(get).not.toThrow()
  expect(statusOf(() => two.forCaller('other', undefined)?.get(`${ROOT}/users/ann`, readerOf({})))).toBe(
    'PERMISSION_DENIED',
  )
})

test('invalid rules change nothing', () => {
  const two = policies()
  expect(() => two.setRules(PROJECT, 'service')).toThrow(RulesSyntaxError)
  expect(statusOf(() => two.forCaller(PROJECT, bearer('ann'))?.get(`${ROOT}/users/ann`, readerOf({})))).toBe(
    'OK',
  )
  expect(() => new RulesPolicies('match', () => NOW)).toThrow('Security rules, line 1, column 1')
})
