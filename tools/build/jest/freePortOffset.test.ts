import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePortOffset, OFFSET_STEP } from './freePortOffset.ts'

const MODULE = pathToFileURL(join(import.meta.dirname, 'freePortOffset.ts')).href
/** Any standard port. */
const PORT = 3000
/** Other runs of this test on the machine may take an offset as soon as it is free. */
const TRIES = 20

/** Picks this offset first, and then any. */
function pickingFirst(offset: number): (from: number, to: number) => number {
  let isFirst = true
  return (from, to) => {
    const picked = isFirst ? offset / OFFSET_STEP : randomInt(from, to)
    isFirst = false
    return picked
  }
}

const only = (offset: number) => () => offset / OFFSET_STEP

/** Reserves an offset in another process. */
async function reserveElsewhere(): Promise<{ readonly other: ChildProcess; readonly offset: number }> {
  const script = `
    const { freePortOffset } = await import('${MODULE}')
    process.stdout.write(String(await freePortOffset([${PORT}])))
    process.stdin.resume()
  `
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [text] = await once(other.stdout.setEncoding('utf8'), 'data')
  return { other, offset: Number(text) }
}

test('an offset with a port in use is skipped', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const standard = port % OFFSET_STEP
  const offset = port - standard
  expect(await freePortOffset([standard], pickingFirst(offset))).not.toBe(offset)
  server.close()
})

test('an offset is given once, although nothing listens at its ports yet', async () => {
  const first = await freePortOffset([PORT])
  expect(await freePortOffset([PORT], pickingFirst(first))).not.toBe(first)
  await expect(freePortOffset([PORT], only(first))).rejects.toThrow('None of 1000 offsets')
})

test('another process gets another offset, and leaves it when it is killed', async () => {
  const offsets: number[] = []
  const taken: number[] = []
  while (taken.length === 0 && offsets.length < TRIES) {
    const { other, offset } = await reserveElsewhere()
    offsets.push(offset)
    await expect(freePortOffset([PORT], only(offset))).rejects.toThrow('None of')
    other.kill('SIGKILL')
    await once(other, 'exit')
    const next = await freePortOffset([PORT], pickingFirst(offset))
    if (next === offset) taken.push(next)
  }
  expect(taken).toHaveLength(1)
})

test('a process that holds an offset may end', async () => {
  const { other } = await reserveElsewhere()
  other.stdin?.end()
  expect(await once(other, 'exit')).toEqual([0, null])
})
