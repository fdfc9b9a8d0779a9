import express, { type NextFunction, type Request, type Response } from 'express'
import { errorBody } from '../http/errorBody.ts'

const read = express.raw({ type: () => true, limit: '32mb' })

/** Adds the properties of Cloud Functions to a request: the bytes as `rawBody`, and `body` parsed by content type. */
export function rawBody(request: Request, response: Response, next: NextFunction): void {
  read(request, response, (error?: unknown) => {
    if (error !== undefined) return next(error)
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    Object.assign(request, { rawBody: bytes })
    try {
      request.body = parse(bytes, request.headers['content-type'] ?? '')
    } catch {
      response.status(400).json(errorBody('INVALID_ARGUMENT', 'The body is no valid JSON.'))
      return
    }
    next()
  })
}

function parse(bytes: Buffer, type: string): unknown {
  if (bytes.length === 0) return type.includes('json') ? {} : undefined
  if (type.includes('json')) return JSON.parse(bytes.toString('utf8'))
  if (type.includes('x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')))
  }
  return type.startsWith('text/') ? bytes.toString('utf8') : bytes
}
