import { ZodError } from 'zod'
import { sqliteFailure } from '../base/sqliteFailure.ts'
import { BodyTooLargeError } from '../network/readBody.ts'

/** The response to a request that failed. */
export interface RequestFailure {
  readonly status: number
  readonly text: string
}

/** @param onError called with internal errors */
export function failureOf(error: unknown, onError: (error: unknown) => void): RequestFailure {
  if (error instanceof BodyTooLargeError) return { status: 413, text: 'More was sent than we read.' }
  if (error instanceof SyntaxError || error instanceof ZodError) {
    return { status: 400, text: 'What was sent could not be read.' }
  }
  onError(error)
  const failure = sqliteFailure(error)
  if (failure === 'full' || failure === 'unwritable') {
    return { status: 507, text: 'Nothing was stored: the disk is full or cannot be written.' }
  }
  return { status: 500, text: 'This went wrong on our side. Please try again.' }
}
