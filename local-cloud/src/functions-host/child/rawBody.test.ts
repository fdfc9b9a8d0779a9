import { createServer, type Server } from 'node:http'
import express, { type Request } from 'express'
import { rawBody } from './rawBody.ts'

const parse = jest.spyOn(JSON, 'parse')
let server: Server
let answer: (request: Request) => unknown = () => null

beforeAll(async () => {
  const app = express()
  app.use(rawBody, (request, response) => void response.send(`${answer(request)}`))
  server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => parse.mockClear())

async function send(body: string): Promise<string> {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`http://127.0.0.1:${address.port}/`, { method: 'POST', headers, body })
  return await response.text()
}

test('a body that is refused by its bytes is never parsed', async () => {
  answer = (request) => Object(request).rawBody.length
  expect(await send(`[${'[],'.repeat(1_000)}[]]`)).toBe('3004')
  expect(parse).not.toHaveBeenCalled()
})

test('a body is parsed once, when it is read', async () => {
  answer = (request) => [request.body.a, request.body.a, parse.mock.calls.length]
  expect(await send('{"a":1}')).toBe('1,1,1')
})
