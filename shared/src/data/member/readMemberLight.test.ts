import { signOut } from '../signIn/signOut.ts'
import { stellaFixture } from '../testing/stellaFixture.ts'
import { readMemberLight } from './readMemberLight.ts'
import { watchMember } from './watchMember.ts'

const STANDARD = { uid: 'standard', domain: 'acme.test' }

const at = stellaFixture()
afterEach(() => jest.restoreAllMocks())

const read = (key = STANDARD, signal = new AbortController().signal) =>
  readMemberLight(key, at.stella, signal)

/** Collects a listener's records until one matches. */
function recordsUntil(isLast: (count: number) => boolean) {
  const records: unknown[] = []
  return new Promise<readonly unknown[]>((resolve, reject) => {
    const release = watchMember(
      STANDARD.uid,
      STANDARD.domain,
      (member) => {
        records.push(member)
        if (!isLast(records.length)) return
        resolve(records)
        queueMicrotask(() => release())
      },
      reject,
      at.stella,
    )
  })
}

test('reads the same record as the listener, without the SDK', async () => {
  const sdk = jest.spyOn(at.stella, 'firestore')
  const light = await read()
  expect(light).toMatchObject({ id: 'standard', email: 'standard@acme.test', accessType: 'STANDARD' })
  expect(sdk).not.toHaveBeenCalled()
  const [first, second] = await recordsUntil((count) => count === 2)
  expect(first).toEqual(light)
  expect(second).toEqual(light)
})

test('two concurrent reads succeed', async () => {
  const [one, two] = await Promise.all([read(), read()])
  expect(one).toEqual(two)
})

test.each([
  ['another member', { uid: 'trial', domain: 'group.test' }],
  ['nobody', { uid: 'nobody', domain: 'acme.test' }],
])('the record of %s is not read', async (_whose, key) => {
  await expect(read(key)).rejects.toMatchObject({ name: 'LightReadError' })
})

test('reads nothing after a sign-out', async () => {
  await signOut('keep', at.stella)
  await expect(read()).rejects.toMatchObject({ name: 'LightReadError' })
})

test.each<[string, () => Promise<Response>]>([
  ['the network fails', () => Promise.reject(new TypeError('failed to fetch'))],
  ['the server refuses', async () => new Response('', { status: 429 })],
  ['the server fails', async () => new Response('', { status: 500 })],
  ['what comes is a page', async () => new Response('<!doctype html>')],
  ['what comes is no document', async () => Response.json([])],
  ['a value is of an unknown kind', async () => Response.json({ fields: { name: { newValue: 1 } } })],
])('where %s, the listener reads the record', async (_what, answer) => {
  const real = globalThis.fetch
  let isFirst = true
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const isLight = isFirst && String(input).includes('/documents/domains/')
    if (!isLight) return real(input, init)
    isFirst = false
    return answer()
  })
  const [member] = await recordsUntil((count) => count === 1)
  expect(isFirst).toBe(false)
  expect(member).toMatchObject({ id: 'standard', accessType: 'STANDARD' })
})
