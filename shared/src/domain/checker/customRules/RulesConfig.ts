import { z } from 'zod'
import { CHECKED_ENTITIES } from '../Rule.ts'

const severity = z.enum(['error', 'warning', 'hint'])
const entities = z.array(z.enum(CHECKED_ENTITIES))
const words = z.array(z.string()).exactOptional()
const off = z.boolean().exactOptional()

/** The shape of custom rules; whether its texts can be used is for findUnusable to say. */
export const rulesConfigSchema = z.strictObject({
  rules: z.record(z.string(), z.strictObject({ off, severity: severity.exactOptional() })).exactOptional(),
  words: z
    .strictObject({ verbs: words, metrics: words, evaluative: words, brands: words, technologies: words })
    .exactOptional(),
  patterns: z
    .array(
      z.strictObject({ id: z.string(), off, entities, severity, pattern: z.string(), message: z.string() }),
    )
    .exactOptional(),
  required: z
    .array(
      z.strictObject({
        id: z.string(),
        off,
        entities,
        severity,
        terms: z.array(z.string()),
        message: z.string(),
      }),
    )
    .exactOptional(),
})

/**
 * Custom rules: they switch rules of the method off, change their severity, add words to the lists, and add rules of
 * their own: patterns that must not be found, and terms of which one must be there.
 */
export type RulesConfig = z.infer<typeof rulesConfigSchema>
export type CustomPattern = NonNullable<RulesConfig['patterns']>[number]
export type RequiredTerms = NonNullable<RulesConfig['required']>[number]
export type WordListName = keyof NonNullable<RulesConfig['words']>

/** What custom rules may hold at most, so that checking a study by them stays quick. */
export const RULES_LIMITS = {
  /** Characters of the whole. */
  text: 100_000,
  wordsPerList: 1_000,
  wordLength: 100,
  patterns: 50,
  patternLength: 500,
  required: 50,
  terms: 100,
  messageLength: 300,
} as const
