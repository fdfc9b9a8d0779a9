import type { IncomingMessage } from 'node:http'
import { RpcError } from '../../../base/RpcError.ts'

/** Firestore's limit of 10 MiB per request, plus the overhead of form encoding and JSON escapes. */
const MAX_BODY_BYTES = 48 * 1024 * 1024

/** @throws RpcError INVALID_ARGUMENT for a body that is too large, CANCELLED when the caller disconnected */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of request) {
      const bytes = Buffer.from(chunk)
      size += bytes.length
      if (size > MAX_BODY_BYTES) throw new RpcError('INVALID_ARGUMENT', 'The request is too large.')
      chunks.push(bytes)
    }
  } catch (cause) {
    if (cause instanceof RpcError) throw cause
    throw new RpcError('CANCELLED', 'The caller went away.', { cause })
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * @returns {} for an empty body
 * @throws RpcError INVALID_ARGUMENT when the body is not JSON
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request)
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new RpcError('INVALID_ARGUMENT', 'The request is not valid JSON.', { cause })
  }
}
