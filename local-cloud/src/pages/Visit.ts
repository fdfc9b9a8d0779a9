import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { readBody } from '../network/readBody.ts'

/** One request with its body. */
export interface Visit {
  /** The server's port that received the request. */
  readonly port: number
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Fields of a form or JSON body. JSON values that are not strings are omitted. */
  readonly form: URLSearchParams
  /** The raw body. */
  readonly body: string
  readonly cookies: ReadonlyMap<string, string>
  readonly headers: IncomingHttpHeaders
}

/**
 * @param limit maximum body in bytes
 * @throws BodyTooLargeError, or SyntaxError for a malformed URL or JSON body
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
  if (body === '' || !contentType.startsWith('application/json')) return new URLSearchParams(body)
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
