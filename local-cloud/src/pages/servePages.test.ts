import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { LoopbackListener } from '../network/listenOnLoopback.ts'
import { servePages } from './servePages.ts'

let listener: LoopbackListener
let answered: string[]

beforeEach(async () => {
  answered = []
  listener = await servePages({
    port: 0,
    maxBodyBytes: 1_000,
    branding: { siteName: 'Shop', heading: 'Shop', mark: { path: 'M9 17l5 5 9-12', color: '#2456c4' } },
    onError: () => {},
    explain: ({ status, text }) => ({ kind: 'text', status, text }),
    answer: ({ path }) => {
      answered.push(path)
      return { kind: 'text', status: 200, text: 'A link to choose a password.' }
    },
  })
})
afterEach(() => listener.close())

async function statusFor(host: string, path: string): Promise<number | undefined> {
  const { port } = listener
  const [response]: IncomingMessage[] = await once(
    get({ host: '127.0.0.1', port, path, headers: { host } }),
    'response',
  )
  response?.resume()
  return response?.statusCode
}

test.each(['/mailbox', '/assets/pages.css'])(
  'a site whose name resolves to this machine is refused %s',
  async (path) => {
    expect(await statusFor(`evil.test:${listener.port}`, path)).toBe(421)
    expect(answered).toEqual([])
    expect(await statusFor(`localhost:${listener.port}`, path)).toBe(200)
  },
)
