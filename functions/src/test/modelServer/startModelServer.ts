import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ModelReply, ModelRequest, ModelScript } from './ModelReply.ts'
import { kindOf } from './modelFetch.ts'

/** A language model on a port of this machine, with both protocols, that answers by a script. */
export interface ModelServer {
  /** The base URL of both protocols. */
  readonly url: string
  readonly requests: readonly ModelRequest[]
  /** Replaces the script and forgets the requests. */
  follow(script: ModelScript): void
  release(): Promise<void>
}

/** @param script how it answers until `follow` is called */
export async function startModelServer(script: ModelScript): Promise<ModelServer> {
  const requests: ModelRequest[] = []
  let current = script
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const received = { kind: kindOf(request.url ?? ''), index: requests.length, body }
      requests.push(received)
      return send(response, current(received))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    requests,
    follow: (next) => {
      current = next
      requests.length = 0
    },
    release: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function send(
  response: ServerResponse,
  { status, headers, pieces, ending }: ModelReply,
): Promise<void> {
  response.writeHead(status, headers)
  response.flushHeaders()
  for await (const piece of pieces) {
    if (response.destroyed) return
    // Waits for the client, so that an endless answer fills no memory.
    if (!response.write(piece)) await drained(response)
  }
  if (ending === 'end') response.end()
  if (ending === 'break') response.destroy()
}

const drained = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      response.off('drain', end).off('close', end)
      resolve()
    }
    response.on('drain', end).on('close', end)
  })

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return Buffer.concat(pieces).toString()
}
