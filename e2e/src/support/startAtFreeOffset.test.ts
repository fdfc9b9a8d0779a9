import { createServer } from 'node:http'
import { serveHttp } from '../../../local-cloud/src/network/serveHttp.ts'
import { startAtFreeOffset } from './startAtFreeOffset.ts'

test('another offset is tried if a program takes a port between the search and the start', async () => {
  const offsets: number[] = []
  const intruder = createServer()
  const server = await startAtFreeOffset(async (offset) => {
    offsets.push(offset)
    const port = 3000 + offset
    if (offsets.length === 1) {
      await new Promise<void>((done) => intruder.listen(port, '127.0.0.1', done))
    }
    return serveHttp(port, (_request, response) => response.end())
  })
  expect(server.port).toBe(3000 + (offsets[1] ?? 0))
  expect(offsets[1]).not.toBe(offsets[0])
  intruder.close()
  await server.close()
})

test('any other failure ends the start', async () => {
  let starts = 0
  const start = async () => {
    starts += 1
    throw new Error('The build failed.')
  }
  await expect(startAtFreeOffset(start)).rejects.toThrow('The build failed.')
  expect(starts).toBe(1)
})
