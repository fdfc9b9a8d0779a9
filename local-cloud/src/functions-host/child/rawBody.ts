import express, { type NextFunction, type Request, type Response } from 'express'

const read = express.raw({ type: () => true, limit: '32mb' })

/**
 * Adds the properties of Cloud Functions to a request: the bytes as `rawBody`, and `body` parsed by content type. It is
 * parsed when it is read first, so that a function which refuses a request by its bytes does not pay for parsing.
 */
export function rawBody(request: Request, response: Response, next: NextFunction): void {
  read(request, response, (error?: unknown) => {
    if (error !== undefined) return next(error)
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    Object.assign(request, { rawBody: bytes })
    const type = request.headers['content-type'] ?? ''
    let parsed: { readonly body: unknown } | undefined
    Object.defineProperty(request, 'body', {
      configurable: true,
      enumerable: true,
      get: () => {
        parsed ??= { body: parse(bytes, type) }
        return parsed.body
      },
      set: (body: unknown) => {
        parsed = { body }
      },
    })
    next()
  })
}

function parse(bytes: Buffer, type: string): unknown {
  if (bytes.length === 0) return type.includes('json') ? {} : undefined
  if (type.includes('json')) return jsonOf(bytes)
  if (type.includes('x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')))
  }
  return type.startsWith('text/') ? bytes.toString('utf8') : bytes
}

/** Of a body that is no JSON there is nothing to read: the SDK answers it with 400. */
function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
