import type { LogEntry } from 'firebase-functions/logger'
import { logger } from 'firebase-functions/v2'
import { describeCause } from './describeCause.ts'
import { invocationField } from './invocation.ts'

type Fields = Readonly<Record<string, unknown>>

/** Writes a structured entry that names the invocation it belongs to. */
export const writeLog = (entry: LogEntry): void => logger.write({ ...entry, ...invocationField() })

const withInvocation = (fields: Fields) => ({ ...fields, ...invocationField() })

/** The log of functions. Messages and fields have no personal data; of a cause, only its names and places. */
export const log = {
  info: (message: string, fields: Fields = {}): void => logger.info(message, withInvocation(fields)),
  warn: (message: string, fields: Fields = {}): void => logger.warn(message, withInvocation(fields)),
  error: (message: string, fields: Fields = {}): void => logger.error(message, withInvocation(fields)),
  /** Logs a failure that does not fail the invocation. */
  caught: (message: string, cause: unknown): void =>
    logger.warn(message, withInvocation({ cause: describeCause(cause) })),
  /** Logs a failure that an operator has to look at. */
  failed: (message: string, cause: unknown): void =>
    logger.error(message, withInvocation({ cause: describeCause(cause) })),
}
