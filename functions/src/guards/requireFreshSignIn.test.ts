import type { CallableRequest } from 'firebase-functions/v2/https'
import { requireFreshSignIn } from './requireFreshSignIn.ts'

const SIGNED_IN = 1_800_000_000
const auth = { token: { auth_time: SIGNED_IN } } as NonNullable<CallableRequest['auth']>
const seconds = (after: number) => new Date((SIGNED_IN + after) * 1000)

test.each([0, 1, 300])('a sign-in %d seconds ago is fresh', (after) => {
  expect(() => requireFreshSignIn({ auth }, seconds(after))).not.toThrow()
})

test.each([
  ['more than five minutes ago', { auth }, seconds(300.001)],
  ['yesterday', { auth }, seconds(86_400)],
  ['never', {}, seconds(0)],
])('a sign-in %s is not', (_when, request, now) => {
  expect(() => requireFreshSignIn(request, now)).toThrow(
    expect.objectContaining({
      code: 'failed-precondition',
      details: { code: 'cen/fresh-sign-in-required' },
    }),
  )
})
