import type { IncomingHttpHeaders } from 'node:http'
import type { ModelQuestion } from './LanguageModelScript.ts'

/** Request and response format of one kind of endpoint. */
export interface ModelProtocol {
  /** Below the base URL. */
  readonly path: string
  read(body: unknown, headers: IncomingHttpHeaders): Omit<ModelQuestion, 'index'>
  /** An answer in one response. */
  whole(text: string): string
  /** Start of a streamed answer. */
  readonly start: string
  piece(text: string): string
  /** End of a streamed answer. */
  readonly end: string
  error(message: string): string
}
