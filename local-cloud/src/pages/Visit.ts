import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { readBody } from '../network/readBody.ts'

/** One request, read whole. */
export interface Visit {
  /** The server's own port, at which it came in. */
  readonly port: number
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Fields of the body, whether it came as a form or as a JSON object; those of JSON that are no text are left out. */
  readonly form: URLSearchParams
  /** The body as it came. */
  readonly body: string
  readonly cookies: ReadonlyMap<string, string>
  readonly headers: IncomingHttpHeaders
}

/**
 * @param limit longest body in bytes
 * @throws BodyTooLargeError, or SyntaxError for an address that is none, or a body that says it is JSON and is not
 */
export async function readVisit(request: IncomingMessage, limit: number): Promise<Visit> {
  const url = URL.parse(request.url ?? '/', 'http://localhost')
  if (!url) throw new SyntaxError('The address cannot be read.')
  const body = await readBody(request, limit)
  return {
    port: request.socket.localPort ?? 0,
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    form: parseFields(body, request.headers['content-type'] ?? ''),
    body,
    cookies: parseCookies(request.headers.cookie ?? ''),
    headers: request.headers,
  }
}

function parseFields(body: string, contentType: string): URLSearchParams {
  if (!contentType.startsWith('application/json')) return new URLSearchParams(body)
  const fields = Object.entries(Object(JSON.parse(body)))
  return new URLSearchParams(
    fields.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as [string, string]] : [])),
  )
}

function parseCookies(header: string): ReadonlyMap<string, string> {
  return new Map(
    header.split(';').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=')
      return name.trim() === '' ? [] : [[name.trim(), value.join('=').trim()] as const]
    }),
  )
}
