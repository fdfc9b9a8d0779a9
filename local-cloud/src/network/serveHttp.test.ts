import { createHttpServer } from '../firestore/transport/http/createHttpServer.ts'
import { listenOnLoopback } from './listenOnLoopback.ts'
import { serveHttp } from './serveHttp.ts'

/** Servers of the local cloud, each of which answers every request. */
const servers = [
  {
    name: 'serveHttp',
    listen: () => serveHttp(0, (_request, response) => response.end()),
  },
  {
    name: 'createHttpServer',
    listen: () => {
      const server = createHttpServer([], () => {})
      return listenOnLoopback(0, (socket) => server.emit('connection', socket))
    },
  },
] as const

test.each(servers)('$name leaves it to the client to close an idle connection', async ({ listen }) => {
  const listener = await listen()
  try {
    const response = await fetch(`http://127.0.0.1:${listener.port}`)
    await response.text()
    // Servers that close idle connections say after how many seconds.
    expect(response.headers.get('keep-alive')).toBeNull()
    expect(response.headers.get('connection')).toBe('keep-alive')
  } finally {
    await listener.close()
  }
})
