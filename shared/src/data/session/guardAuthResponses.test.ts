import { guardAuthResponses, NoVerdictError } from './guardAuthResponses.ts'

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k'
const TOKEN = 'http://localhost:9099/securetoken.googleapis.com/v1/token?key=k'

/** A page whose server gives one answer. */
function pageAnswering(status: number, body: unknown) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    fetch: jest.fn<Promise<Response>, Parameters<typeof fetch>>(async () => new Response(text, { status })),
  }
}

test.each([
  ['who somebody is', LOOKUP, 200, { users: [{ localId: 'ann' }] }],
  ['the next token', TOKEN, 200, { access_token: 'a', refresh_token: 'r' }],
  ['that the token has expired', TOKEN, 400, { error: { code: 400, message: 'TOKEN_EXPIRED' } }],
  ['that there is nobody', LOOKUP, 400, { error: { code: 400, message: 'USER_NOT_FOUND' } }],
])('%s is passed on as it came', async (_what, address, status, body) => {
  const page = pageAnswering(status, body)
  const release = guardAuthResponses(page)
  const response = await page.fetch(address)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual(body)
  release()
})

test.each([
  ['a failure', 500, { error: { code: 500, message: 'INTERNAL' } }],
  ['a busy service', 429, { error: { code: 429, message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } }],
  ['a gate before the service', 403, { error: { code: 403, message: 'PERMISSION_DENIED' } }],
  ['an answer about nobody', 200, { users: [] }],
  ['another answer', 200, { neither: 'this' }],
  ['a page', 200, '<!doctype html><h1>Sign in to this network</h1>'],
  ['a bad request that says nothing', 400, 'Bad Request'],
])('%s fails like a lost connection', async (_what, status, body) => {
  const page = pageAnswering(status, body)
  const release = guardAuthResponses(page)
  await expect(page.fetch(LOOKUP)).rejects.toThrow(NoVerdictError)
  await expect(page.fetch(new URL(TOKEN))).rejects.toThrow(NoVerdictError)
  release()
})

test('other requests, and all requests after the release, are unchanged', async () => {
  const page = pageAnswering(500, 'down')
  const direct = page.fetch
  const release = guardAuthResponses(page)
  const request = new Request(LOOKUP)
  for (const input of ['/config.json', 'https://example.test/?u=accounts', request]) {
    expect((await page.fetch(input, { cache: 'no-cache' })).status).toBe(500)
    expect(direct).toHaveBeenLastCalledWith(input, { cache: 'no-cache' })
  }
  release()
  expect(page.fetch).toBe(direct)
})
