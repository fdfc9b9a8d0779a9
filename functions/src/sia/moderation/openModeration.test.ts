import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { moderateBy } from './openModeration.ts'

interface Asked {
  readonly key: string | undefined
  readonly body: string
}

let server: Server
let asked: Asked[]
let answer: { readonly status: number; readonly body: string }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += String(piece)
    asked.push({ key: request.headers.authorization, body })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
})
beforeEach(() => {
  asked = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function moderate(status: number, body: string) {
  answer = { status, body }
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return moderateBy(`http://127.0.0.1:${port}/v1/moderations`, 'key')('I cook', new AbortController().signal)
}

test('allows what is not flagged', async () => {
  expect(await moderate(200, '{"results":[{"flagged":false,"categories":{"violence":false}}]}')).toEqual({
    allowed: true,
  })
  expect(asked).toEqual([{ key: 'Bearer key', body: '{"input":"I cook"}' }])
})

test('refuses what is flagged, and names the categories', async () => {
  const results = [{ flagged: true, categories: { violence: true, hate: false, harassment: true } }]
  expect(await moderate(200, JSON.stringify({ results }))).toEqual({
    allowed: false,
    reason: 'violence, harassment',
  })
})

test.each([
  [401, '{}'],
  [500, ''],
  [200, ''],
  [200, '{"results":[]}'],
  [200, '{"results":[{"flagged":"no"}]}'],
  [200, 'x'.repeat(200_000)],
])('fails on an answer that is no verdict: %d %.40s', async (status, body) => {
  await expect(moderate(status, body)).rejects.toThrow()
})

test.each(['http://moderation.example/v1/moderations', 'ftp://localhost/', 'nowhere'])(
  'sends nothing to %s',
  async (url) => {
    const unusable = moderateBy(url, 'key')('I cook', new AbortController().signal)
    await expect(unusable).rejects.toThrow('SIA_MODERATION_URL')
  },
)
