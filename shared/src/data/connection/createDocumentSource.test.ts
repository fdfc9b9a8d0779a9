import { documentsPath } from '@outcome-studio/shared/domain/paths'
import { STUDY_SAVING } from '@outcome-studio/shared/domain/study'
import { createSessionStore } from '../session/SessionStore.ts'
import { createDocumentSource } from './createDocumentSource.ts'

const noSdk = () => Promise.reject(new Error('No SDK is loaded for a list.'))

/** Reads a list early, in a session that the database answers as given. */
async function listEarly(isDatabaseLoaded: boolean, answer: () => Promise<Response>) {
  const calls: string[] = []
  const released = Promise.withResolvers<void>()
  const session = createSessionStore()
  session.assume({
    token: 'stored',
    session: {
      state: 'signedIn',
      uid: 'ann',
      domain: 'acme.test',
      email: 'ann@acme.test',
      claims: { toolsAdmin: false },
    },
  })
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    calls.push(String(input))
    return answer()
  })
  const source = createDocumentSource(
    {
      auth: noSdk,
      firestore: noSdk,
      session,
      documentsUrl: 'http://database',
      delaySdks: () => {
        calls.push('delay')
        return () => {
          calls.push('release')
          released.resolve()
        }
      },
    },
    () => isDatabaseLoaded,
  )
  const { signal } = new AbortController()
  const list = source.listEarly((member) => documentsPath(STUDY_SAVING.place, member), signal)
  return { list, calls, released: released.promise }
}

afterEach(() => jest.restoreAllMocks())

test.each<[string, () => Promise<Response>]>([
  ['succeeds', async () => Response.json([{ readTime: '' }])],
  ['fails', () => Promise.reject(new TypeError('failed to fetch'))],
])('the SDKs wait for a list that %s', async (_how, answer) => {
  const { list, calls, released } = await listEarly(false, answer)
  await Promise.allSettled([list])
  await released
  expect(calls).toEqual(['delay', 'http://database/domains/acme.test/users/ann:runQuery', 'release'])
})

test('once the SDK is loaded, its listener reads the list', async () => {
  const { list, calls } = await listEarly(true, async () => Response.json([]))
  await expect(list).rejects.toMatchObject({ name: 'LightReadError' })
  expect(calls).toEqual([])
})
