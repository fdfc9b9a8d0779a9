import { parseMember } from '@outcome-studio/shared/domain/member'
import { affiliateProfileOf, sendProfile } from './sendProfile.ts'

const SETTINGS = { url: 'https://partner.example/members', key: 'secret' }
const PROFILE = {
  email: 'ann@acme.test',
  firstName: 'Ann',
  lastName: 'Acker',
  title: 'Lead',
  organization: 'Acme',
}

/** A service that answers with a status, and the requests it got. */
function serviceWith(status: number) {
  const requests: { readonly body: unknown; readonly headers: Headers }[] = []
  const fetchFrom: typeof fetch = async (_url, init) => {
    requests.push({ body: JSON.parse(String(init?.body)), headers: new Headers(init?.headers) })
    return new Response('thanks', { status })
  }
  return { requests, fetchFrom }
}

test('the service gets the profile and nothing else', async () => {
  const { requests, fetchFrom } = serviceWith(201)
  const member = parseMember({ ...PROFILE, id: 'ann', name: 'Ann Acker', isAdmin: true, photoUrl: 'data:' })
  await sendProfile('ann', affiliateProfileOf(member), SETTINGS, fetchFrom)
  expect(requests.map(({ body }) => body)).toEqual([PROFILE])
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer secret')
})

test('the same profile of the same member has the same idempotency key', async () => {
  const { requests, fetchFrom } = serviceWith(200)
  await sendProfile('ann', PROFILE, SETTINGS, fetchFrom)
  await sendProfile('ann', PROFILE, SETTINGS, fetchFrom)
  await sendProfile('bob', PROFILE, SETTINGS, fetchFrom)
  await sendProfile('ann', { ...PROFILE, title: 'Chief' }, SETTINGS, fetchFrom)
  const [first, again, ...others] = requests.map(({ headers }) => headers.get('idempotency-key'))
  expect(first).toMatch(/^[0-9a-f]{64}$/)
  expect(again).toBe(first)
  expect(new Set([first, ...others]).size).toBe(3)
})

test.each([400, 401, 409, 429, 500])('an answer with %d is a failure', async (status) => {
  const sent = sendProfile('ann', PROFILE, SETTINGS, serviceWith(status).fetchFrom)
  await expect(sent).rejects.toMatchObject({ name: 'AffiliateError', message: `status ${status}` })
})

test('a service that cannot be reached, or never answers, is a failure without personal data', async () => {
  const unreachable = () => Promise.reject(new TypeError('fetch failed for ann@acme.test'))
  await expect(sendProfile('ann', PROFILE, SETTINGS, unreachable)).rejects.toThrow(/^not reachable$/)
  const silent: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  await expect(sendProfile('ann', PROFILE, SETTINGS, silent, 1)).rejects.toThrow(/^out of time$/)
})
