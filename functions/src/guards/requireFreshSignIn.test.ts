import { requireFreshSignIn } from './requireFreshSignIn.ts'

const SIGNED_IN = 1_800_000_000
const token = { auth_time: SIGNED_IN }
const seconds = (after: number) => new Date((SIGNED_IN + after) * 1000)

test.each([0, 1, 300])('a sign-in %d seconds ago is fresh', (after) => {
  expect(() => requireFreshSignIn(token, seconds(after))).not.toThrow()
})

test.each([
  ['more than five minutes ago', token, seconds(300.001)],
  ['yesterday', token, seconds(86_400)],
  ['never', {}, seconds(0)],
])('a sign-in %s is not', (_when, claims: { readonly auth_time?: number }, now) => {
  expect(() => requireFreshSignIn(claims, now)).toThrow(
    expect.objectContaining({
      code: 'failed-precondition',
      details: { code: 'cen/fresh-sign-in-required' },
    }),
  )
})
