import { MODEL_PROBLEM_KINDS } from '@outcome-studio/shared/domain/languageModel'
import * as z from 'zod/mini'
import { defineCallable, NOTHING, type Sendable, SMALL_REQUEST } from './defineCallable.ts'

const count = z.int().check(z.minimum(0))

const tested = z.object({
  /** Why the model gave no answer; null if it did. */
  problem: z.nullable(z.enum(MODEL_PROBLEM_KINDS)),
  /** HTTP status or name of the error, for the provider's support; empty for none. */
  detail: z.string(),
  /** Whether the model called the tool that it was asked to call. The coach needs that. */
  callsTools: z.boolean(),
  milliseconds: count,
  tokens: z.object({ input: count, output: count }),
})

/** How the language model answered a test. */
export type ModelTest = Sendable<z.infer<typeof tested>>

/**
 * Asks the configured language model one short question without any data of members, for tools admins. A model that
 * fails is a result, not an error; without usable settings the problem is `settings`.
 */
export const testModel = defineCallable({
  name: 'testModel',
  access: 'toolsAdmin',
  input: NOTHING,
  output: tested,
  seconds: 30,
  callsPerMinute: 6,
  maxBytes: SMALL_REQUEST,
})
