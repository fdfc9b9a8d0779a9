import { leadInstallationsTo } from './leadInstallationsTo.ts'

const BASE = 'http://localhost:9099'
const calls: unknown[] = []
const page = { fetch: jest.fn<Promise<Response>, Parameters<typeof fetch>>() }
const direct = page.fetch

beforeEach(() => {
  calls.length = 0
  page.fetch = direct
  direct.mockReset().mockImplementation(async (input) => {
    calls.push(input)
    return new Response()
  })
})

test.each([
  [
    'https://firebaseinstallations.googleapis.com/v1/projects/p/installations?x=1',
    `${BASE}/firebaseinstallations.googleapis.com/v1/projects/p/installations?x=1`,
  ],
  ['https://firebaseremoteconfig.googleapis.com/v1', 'https://firebaseremoteconfig.googleapis.com/v1'],
  [
    'https://firebaseinstallations.googleapis.com.example/v1',
    'https://firebaseinstallations.googleapis.com.example/v1',
  ],
  ['/remotes.json', '/remotes.json'],
])('%s goes to %s', async (address, expected) => {
  const release = leadInstallationsTo(BASE, page)
  await page.fetch(address)
  expect(calls).toEqual([expected])
  release()
})

test('a Request object and the options of a call are passed on unchanged', async () => {
  const release = leadInstallationsTo(BASE, page)
  const request = new Request('http://localhost/config.json')
  await page.fetch(request, { cache: 'no-cache' })
  expect(direct).toHaveBeenCalledWith(request, { cache: 'no-cache' })
  release()
})

test('after the release requests are not redirected; a later wrapper stays', async () => {
  const release = leadInstallationsTo(BASE, page)
  release()
  expect(page.fetch).toBe(direct)

  const again = leadInstallationsTo(BASE, page)
  const later = jest.fn<Promise<Response>, Parameters<typeof fetch>>()
  page.fetch = later
  again()
  expect(page.fetch).toBe(later)
})
