import type { ModelProblemKind } from '@outcome-studio/shared/domain/languageModel'
import { APICallError, InvalidResponseDataError, NoOutputGeneratedError } from 'ai'
import { AnswerTooLargeError } from '../network/boundedFetch.ts'
import { failureOf } from './failureOf.ts'
import type { ModelFailure } from './LanguageModel.ts'
import { problemOf } from './PROVIDER_ANSWERS.ts'
import { NoStreamError } from './requireStream.ts'

/** An error of the library `ai`, or of a provider within a stream, for the log, without texts of the member. */
export function describeFailure(error: unknown): ModelFailure {
  if (!APICallError.isInstance(error)) return failureOf(problemBehind(error), nameOf(error))
  const { statusCode: status, responseBody = '', responseHeaders, cause } = error
  if (status === undefined) {
    const isUnreachable = !(cause instanceof AnswerTooLargeError)
    return failureOf(isUnreachable ? 'unreachable' : 'tooLong', isUnreachable ? 'not reached' : 'too large')
  }
  const reason = `status ${status}`
  // The answer began well.
  if (status < 300) return failureOf(problemBehind(cause), reason)
  const problem = problemOf(status, `${responseBody} ${error.message}`)
  return failureOf(problem, reason, responseHeaders?.['retry-after'] ?? null)
}

/** What an error means that arose while an answer was read. */
function problemBehind(error: unknown): ModelProblemKind {
  if (error instanceof AnswerTooLargeError) return 'tooLong'
  if (error instanceof NoStreamError) return 'malformed'
  if (InvalidResponseDataError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) {
    return 'interrupted'
  }
  if (fieldOf(error, 'cause') instanceof AnswerTooLargeError) return 'tooLong'
  // By the name, because fetch may belong to another realm.
  switch (fieldOf(error, 'name')) {
    case 'TimeoutError':
    case 'AbortError':
      return 'timedOut'
    case 'TypeError':
      return fieldOf(error, 'message') === 'fetch failed' ? 'unreachable' : 'interrupted'
  }
  return problemOf(statusOf(error), saidBy(error))
}

const fieldOf = (error: unknown, field: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined

function nameOf(error: unknown): string {
  const name = fieldOf(error, 'name')
  return typeof name === 'string' ? name : 'error in the stream'
}

function statusOf(error: unknown): number | null {
  const status = fieldOf(error, 'statusCode')
  return typeof status === 'number' ? status : null
}

/** What a provider says within a stream: a text or an object. It is only read to tell the kind. */
function saidBy(error: unknown): string {
  if (typeof error === 'string') return error
  const message = fieldOf(error, 'message')
  // Errors of the library about malformed answers quote them.
  if (/^AI_(?!StreamProvider)/.test(nameOf(error))) return ''
  return `${JSON.stringify(error) ?? ''} ${JSON.stringify(message) ?? ''}`
}
