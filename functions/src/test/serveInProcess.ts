import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The parts of Express that a callable uses. */
class Request extends IncomingMessage {
  rawBody = Buffer.alloc(0)
  body: unknown
  query: Readonly<Record<string, string>> = {}
  header(name: string): string | undefined {
    return this.headers[name.toLowerCase()]?.toString()
  }
}

class Response extends ServerResponse<Request> {
  status(code: number): this {
    this.statusCode = code
    return this
  }
  send(content: unknown): this {
    return this.end(JSON.stringify(content))
  }
}

interface InProcessServer {
  /** Address of the callable. */
  readonly url: string
  readonly release: () => void
}

/** Serves a callable from the process of the test, where its log can be observed. */
export async function serveInProcess(callable: object): Promise<InProcessServer> {
  process.env.ALLOWED_ORIGINS = 'https://studio.test'
  const server = createServer(
    { IncomingMessage: Request, ServerResponse: Response },
    async (request, response) => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(part)
      request.rawBody = Buffer.concat(parts)
      request.body = JSON.parse(request.rawBody.toString())
      request.query = Object.fromEntries(new URL(request.url ?? '', 'http://localhost').searchParams)
      if (typeof callable === 'function') Reflect.apply(callable, undefined, [request, response])
    },
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/callable`,
    release: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
