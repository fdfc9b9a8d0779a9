import { RpcError } from '../../../base/RpcError.ts'

/** Far more messages than the SDK sends in one request. */
const MAX_MESSAGES = 1000

/** Body of a client's POST: a form with numbered messages. */
export interface ForwardBody {
  readonly offset: number
  /** JSON texts. */
  readonly messages: readonly string[]
  /** Request headers that the client could not send as HTTP headers, by lower-case name. */
  readonly headers: ReadonlyMap<string, string>
}

/** Parses lines of `Name: value`. Older SDKs also send them in the URL. */
function parseHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim())
  }
  return headers
}

/**
 * Parses the body of a POST.
 *
 * @param body the form as text
 * @param query of the URL
 * @throws RpcError INVALID_ARGUMENT when malformed
 */
export function parseForwardBody(body: string, query: URLSearchParams): ForwardBody {
  const form = new URLSearchParams(body)
  const count = Number(form.get('count') ?? 0)
  const offset = Number(form.get('ofs') ?? 0)
  const isCount = (each: number): boolean => Number.isSafeInteger(each) && each >= 0
  if (!isCount(count) || !isCount(offset) || count > MAX_MESSAGES)
    throw new RpcError('INVALID_ARGUMENT', 'The WebChannel request is malformed.')
  const messages = Array.from({ length: count }, (_, index) => form.get(`req${index}___data__`) ?? 'null')
  return { offset, messages, headers: parseHeaders(form.get('headers') ?? query.get('$httpHeaders') ?? '') }
}
