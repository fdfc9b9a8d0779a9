import { createServer, request } from 'node:http'

/** Passes requests on to a server of this machine, and counts them. */
export interface CountingProxy {
  readonly origin: string
  /** Requests so far, and how many of them were refused because of a limit. */
  readonly counts: () => { readonly requests: number; readonly limited: number }
  close(): void
}

/** @param target origin; asked for at each request, because the server may start later */
export async function startCountingProxy(target: () => string): Promise<CountingProxy> {
  let requests = 0
  let limited = 0
  const server = createServer((incoming, answer) => {
    requests += 1
    const { method, headers } = incoming
    const passed = request(new URL(incoming.url ?? '/', target()), { method, headers }, (response) => {
      if (response.statusCode === 429) limited += 1
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    counts: () => ({ requests, limited }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
