import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { BuildablePackage } from '../package/BuildablePackage.ts'
import { BuildError } from '../package/BuildError.ts'
import { standalonePage } from '../standalone/standalonePage.ts'
import { watchStandalone } from '../standalone/watchStandalone.ts'
import { readShellConfig, type ShellConfig } from './readShellConfig.ts'
import { watchFederated } from './watchFederated.ts'

interface DevelopmentOptions {
  /** Address of a running shell; undefined for none. */
  readonly shell: string | undefined
  /** 0 picks a free one. */
  readonly port: number
  readonly print: (what: string) => void
}

/** A feature in development. */
export interface Development {
  /** For example "http://localhost:3080". */
  readonly origin: string
  /** URL path of the federation manifest. */
  readonly manifest: string
  close(): Promise<void>
}

/**
 * Serves a feature in development: at every address its standalone page, with Fast Refresh, and for shells its
 * federated build. The standalone page signs in to the local cloud of the shell, if it has one, and has sample data
 * otherwise.
 *
 * @returns once the standalone page is built
 * @throws BuildError when the shell does not answer or the port is in use
 */
export async function startDevelopment(
  described: BuildablePackage,
  { shell, port, print }: DevelopmentOptions,
): Promise<Development> {
  const config = shell === undefined ? null : await readShellConfig(shell, fetch)
  const standalone = watchStandalone(described.folder, '', described.id)
  const federated = watchFederated(described, config?.origin ?? null, print)
  const page = standalonePage(described.id)
  const server = createServer((request, response) => {
    federated.answer(request, response, () =>
      standalone.answer(request, response, () => answerPage(request, response, page, config)),
    )
  })
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await Promise.all([standalone.close(), federated.close()])
  }
  try {
    const origin = `http://localhost:${await listen(server, port)}`
    await standalone.firstBuild
    print(description(described, origin, federated.manifest, config))
    return { origin, manifest: federated.manifest, close }
  } catch (error) {
    await close()
    throw error
  }
}

function answerPage(
  { url = '/', method }: IncomingMessage,
  response: ServerResponse,
  page: string,
  config: ShellConfig | null,
): void {
  const path = url.replace(/[?#].*$/s, '')
  const send = (status: number, type: string, text: string) =>
    response
      .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(method === 'HEAD' ? undefined : text)
  if (path === '/config.json') {
    if (config?.isLocal) send(200, 'application/json', config.text)
    else response.writeHead(204).end()
  } else if (/\.[a-z0-9]+$/i.test(path)) send(404, 'text/plain', 'There is no such file.')
  else send(200, 'text/html', page)
}

/** @returns the port */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new BuildError(`Port ${port} cannot be used: ${cause.message}. Choose another: --port N.`)),
    )
    server.listen(port, 'localhost', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

function description(
  { id }: BuildablePackage,
  origin: string,
  manifest: string,
  config: ShellConfig | null,
): string {
  const data = config?.isLocal
    ? `signed in to the local cloud of ${config.origin}; ?as=trial@group.test shows it to another person`
    : 'with sample data in memory'
  return `
${id} alone, with Fast Refresh: ${origin}
  ${data}
${id} in a shell${config === null ? ' on this machine' : ''}, which reloads after each build:
  1. Sign in to ${config?.origin ?? 'it'} as a tools admin and open "Versions of features" in the command palette.
  2. Set the address of ${id} to ${origin}${manifest}
`
}
