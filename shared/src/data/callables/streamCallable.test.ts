import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { countDown } from '@outcome-studio/shared/callables/testing/countDown'
import { type LocalCloud, startLocalCloud } from '../../../../tools/build/jest/localCloud.ts'
import type { Connection } from '../connection/Connection.ts'
import { signInWithToken } from '../signIn/signInWithToken.ts'
import { openTestConnection, signedInAs } from '../testing/openTestConnection.ts'
import { streamCallable } from './streamCallable.ts'

let cloud: LocalCloud
let stella: Connection
beforeAll(async () => {
  cloud = await startLocalCloud({}, 'functions/src/test/streaming/index.ts')
  stella = await signedInAs(cloud, 'standard@acme.test')
})
afterAll(async () => {
  await stella.release()
  await cloud.release()
})

async function count(
  ending: 'good' | 'slow' | 'refusal' | 'failure' | 'untilAborted',
  connection = stella,
  controller = new AbortController(),
  onChunk: (left: number) => void = () => {},
) {
  const chunks: number[] = []
  const result = await streamCallable(
    countDown,
    { from: 3, ending },
    {
      signal: controller.signal,
      onChunk: ({ left }) => {
        chunks.push(left)
        onChunk(left)
      },
    },
    connection,
  )
  return { chunks, result }
}

describe('the functions host', () => {
  test.each(['good', 'slow'] as const)('a %s stream brings its chunks and its result', async (ending) => {
    expect(await count(ending)).toEqual({ chunks: [3, 2, 1], result: { chunks: 3 } })
  })

  test('a refusal carries the code of the catalogue', async () => {
    await expect(count('refusal')).rejects.toMatchObject({ code: 'cen/doc-not-found' })
  })

  test('a failure of the server is an internal error without details', async () => {
    await expect(count('failure')).rejects.toMatchObject({
      code: 'cen/internal-error',
      cause: { message: expect.not.stringContaining('secret') },
    })
  })

  test('an abort rejects with its reason and reaches the server', async () => {
    const controller = new AbortController()
    const reason = new Error('The member left.')
    const counting = count('untilAborted', stella, controller, (left) => {
      if (left === 1) controller.abort(reason)
    })
    await expect(counting).rejects.toBe(reason)
    expect(await count('good')).toMatchObject({ result: { chunks: 3 } })
  })

  test('aborted before the start, it calls nothing', async () => {
    const controller = new AbortController()
    controller.abort(new Error('The member left.'))
    await expect(count('good', stella, controller)).rejects.toThrow('The member left.')
  })

  test('an SDK that loads for longer than a server may be silent does not end it', async () => {
    const slow: Connection = {
      ...stella,
      functions: () => {
        jest.advanceTimersByTime(countDown.seconds * 1_000)
        jest.useRealTimers()
        return stella.functions()
      },
    }
    jest.useFakeTimers()
    expect(await count('good', slow)).toMatchObject({ result: { chunks: 3 } })
  })

  test('fails with cen/sign-in-required when signed out', async () => {
    const nobody = openTestConnection(cloud)
    await expect(count('good', nobody)).rejects.toMatchObject({ code: 'cen/sign-in-required' })
    await nobody.release()
  })
})

/** Calls a server that gives one answer to every call. */
async function countAt(answer: RequestListener): Promise<unknown> {
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method === 'OPTIONS') response.writeHead(204).end()
    else answer(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const functionsPort = typeof address === 'object' ? (address?.port ?? 0) : 0
  const { authUrl, firestorePort } = cloud
  const connection = openTestConnection({ authUrl, firestorePort, functionsPort })
  await signInWithToken(await cloud.customToken('standard@acme.test'), connection)
  try {
    return await count('good', connection)
  } finally {
    await connection.release()
    server.closeAllConnections()
    server.close()
  }
}

const MESSAGE = 'data: {"message":{"chunk":{"left":1}}}\n\n'
const stream = (...lines: readonly string[]): RequestListener => {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const line of lines) response.write(line)
    response.end()
  }
}

describe('a stream that the SDK leaves pending', () => {
  test.each([401, 404, 500])('fails after the answer %d', async (status) => {
    const answering = countAt((_request, response) => {
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end('{"error":{"status":"INTERNAL"}}')
    })
    await expect(answering).rejects.toMatchObject({ code: 'cen/internal-error' })
  })

  test.each([
    ['before any message', []],
    ['after a message', [MESSAGE]],
  ])('fails if it ends early, %s', async (_when, lines) => {
    await expect(countAt(stream(...lines))).rejects.toMatchObject({ code: 'cen/internal-error' })
  })

  test('fails if the result has another shape', async () => {
    const answering = countAt(stream(MESSAGE, 'data: {"result":{"chunks":"many"}}\n\n'))
    await expect(answering).rejects.toMatchObject({ code: 'cen/internal-error' })
  })

  test('fails if the server falls silent', async () => {
    const answering = countAt((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(MESSAGE)
    })
    await expect(answering).rejects.toMatchObject({ code: 'functions/deadline-exceeded' })
  })

  test('fails if no server listens', async () => {
    const { authUrl, firestorePort } = cloud
    const connection = openTestConnection({ authUrl, firestorePort, functionsPort: 1 })
    await signInWithToken(await cloud.customToken('standard@acme.test'), connection)
    await expect(count('good', connection)).rejects.toMatchObject({ code: 'cen/offline' })
    await connection.release()
  })
})
