import Stripe from 'stripe'
import { readEvent } from './readEvent.ts'

const BODY = JSON.stringify({ id: 'evt_1', object: 'event', type: 'invoice.paid', data: { object: {} } })
const now = () => Math.floor(Date.now() / 1_000)
const signed = (secret: string, timestamp = now(), payload = BODY) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
const read = (signature: string | undefined, ...secrets: readonly string[]) =>
  readEvent(Buffer.from(BODY), signature, secrets)

test.each([
  ['the secret', signed('new'), ['new']],
  ['the old secret while it is rotated', signed('old'), ['new', 'old']],
  ['the new secret while it is rotated', signed('new'), ['old', 'new']],
  ['both secrets', `${signed('old')},${signed('new').replace(/^t=\d+,/, '')}`, ['new']],
  ['the secret five minutes ago', signed('new', now() - 290), ['new']],
  ['the secret by a clock that is ahead', signed('new', now() + 290), ['new']],
])('an event signed with %s is read', (_how, signature, secrets) => {
  expect(read(signature, ...secrets)).toMatchObject({ id: 'evt_1', type: 'invoice.paid' })
})

test.each([
  ['without a signature', undefined, ['new']],
  ['with an empty signature', '', ['new']],
  ['with nonsense', 't=1,v1=ffff', ['new']],
  ['with another secret', signed('other'), ['new', 'old']],
  ['with a secret that is used no more', signed('old'), ['new']],
  ['more than five minutes ago', signed('new', now() - 320), ['new']],
  ['more than five minutes ahead', signed('new', now() + 320), ['new']],
  ['ten years ahead', signed('new', now() + 315_360_000), ['new']],
  ['with an empty time and signature', 't=,v1=', ['new']],
  ['with an endless time', 't=Infinity,v1=00', ['new']],
  ['with a second time', `t=${now()},${signed('new', now() + 320)}`, ['new']],
  ['for another body', signed('new', now(), `${BODY} `), ['new']],
  ['without any configured secret', signed(''), []],
])('an event signed %s is refused', (_how, signature, secrets) => {
  expect(read(signature, ...secrets)).toBeNull()
})

test('a signed body that is no JSON is refused', () => {
  const body = 'no event'
  const signature = signed('new', now(), body)
  expect(readEvent(Buffer.from(body), signature, ['new'])).toBeNull()
})
