import type { IncomingHttpHeaders } from 'node:http'
import type { ModelQuestion } from './LanguageModelScript.ts'

/** How one kind of endpoint is asked and answers. */
export interface ModelProtocol {
  /** Below the base URL. */
  readonly path: string
  read(body: unknown, headers: IncomingHttpHeaders): Omit<ModelQuestion, 'index'>
  /** An answer in one go. */
  whole(text: string): string
  /** What a streamed answer begins with. */
  readonly start: string
  piece(text: string): string
  /** What a streamed answer ends with. */
  readonly end: string
  error(message: string): string
}
