import { FALLBACK_REASONS } from '@outcome-studio/shared/domain/languageModel'
import * as z from 'zod/mini'
import { defineCallable, NOTHING, type Sendable, SMALL_REQUEST } from './defineCallable.ts'

/** Days of use that are shown. */
export const MODEL_USE_DAYS = 14

const count = z.int().check(z.minimum(0))

const used = z.object({
  /** Answers of the coach, or prompts of the judge. */
  asked: count,
  /** Tokens as the provider counted them. */
  input: count,
  output: count,
  /** Those that went on without the model, by reason, most frequent first. */
  without: z.readonly(z.array(z.object({ reason: z.enum(FALLBACK_REASONS), count }))),
})

const day = z.object({
  /** "2026-11-28", in UTC. */
  day: z.string(),
  coach: used,
  judge: used,
})

const limit = z.object({ member: count, total: count })

const status = z.object({
  /** The configured model; null if there is none that can be used. */
  model: z.nullable(
    z.object({
      kind: z.enum(['openai', 'anthropic']),
      /** Origin and path, without anything that may be secret. */
      address: z.string(),
      name: z.string(),
      hasKey: z.boolean(),
      /** Longest time for one request of the judge. */
      seconds: count,
    }),
  ),
  /** Names of the parameters that are missing or wrong, although a model is configured. */
  wrong: z.readonly(z.array(z.string())),
  /** Whether an endpoint checks messages to the coach before the model gets them. */
  isModerated: z.boolean(),
  /** Versions of the instructions. */
  versions: z.object({ coach: z.string(), judge: z.string() }),
  /** Most answers of the coach and prompts of the judge on a day. */
  limits: z.object({ coach: limit, judge: limit }),
  /** Today first. */
  days: z.readonly(z.array(day)),
})

/** How the language model of coach and judge is configured and used. It contains no secrets. */
export type ModelStatus = Sendable<z.infer<typeof status>>
export type ModelUseDay = ModelStatus['days'][number]

/** Reads how the language model is configured and used, for tools admins. Nothing is written, no model is asked. */
export const readModelStatus = defineCallable({
  name: 'readModelStatus',
  access: 'toolsAdmin',
  input: NOTHING,
  output: status,
  seconds: 30,
  callsPerMinute: 20,
  maxBytes: SMALL_REQUEST,
})
