import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'

export interface ServedFolder {
  /** For example "http://localhost:41234". */
  readonly origin: string
  stop(): Promise<void>
}

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.json': 'application/json' }

/**
 * Serves the files of a folder on a free port, as a developer does who tries out a build.
 * @param reader origin whose pages may read the files
 */
export async function serveFolder(folder: string, reader: string): Promise<ServedFolder> {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    readFile(join(folder, path)).then(
      (content) => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': reader }).end(content)
      },
      () => response.writeHead(404, { 'access-control-allow-origin': reader }).end(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://localhost:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
