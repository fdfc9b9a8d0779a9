import { createHmac } from 'node:crypto'
import { readZoomEvent, validationAnswer } from './readZoomEvent.ts'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const BODY = '{"event":"webinar.updated","event_ts":1,"payload":{"object":{"id":98765432109876543210}}}'
const sign = (secret: string, at = NOW, body = BODY) => {
  const timestamp = String(Math.floor(at / 1000))
  const hash = createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')
  return { signature: `v0=${hash}`, timestamp }
}

test.each([
  ['the secret', sign('new'), ['new']],
  ['the old secret while it is rotated', sign('old'), ['new', 'old']],
  ['the secret almost five minutes ago', sign('new', NOW - 299_000), ['new']],
])('an event signed with %s is read', (_how, headers, secrets) => {
  expect(readZoomEvent(Buffer.from(BODY), headers, secrets, NOW)?.event).toEqual({
    event: 'webinar.updated',
    event_ts: 1,
    payload: { object: { id: '98765432109876543210', start_time: '' } },
  })
})

test.each([
  ['not at all', {}, ['new']],
  ['with another secret', sign('other'), ['new', 'old']],
  ['for another body', sign('new', NOW, `${BODY} `), ['new']],
  ['more than five minutes ago', sign('new', NOW - 301_000), ['new']],
  ['in the future', sign('new', NOW + 301_000), ['new']],
  ['at no time', { ...sign('new'), timestamp: 'now' }, ['new']],
  ['without any configured secret', sign(''), []],
])('an event signed %s is refused', (_how, headers, secrets) => {
  expect(readZoomEvent(Buffer.from(BODY), headers, secrets, NOW)).toBeNull()
})

test('the address of the webhook is validated as Zoom documents it', () => {
  expect(validationAnswer('qgg8vlvZRS6UYooatFL8Aw', 'secret')).toEqual({
    plainToken: 'qgg8vlvZRS6UYooatFL8Aw',
    encryptedToken: createHmac('sha256', 'secret').update('qgg8vlvZRS6UYooatFL8Aw').digest('hex'),
  })
})
