import * as z from 'zod/mini'
import { CHECKED_ENTITIES } from '../Rule.ts'

const severity = z.enum(['error', 'warning', 'hint'])
const entities = z.array(z.enum(CHECKED_ENTITIES))
const words = z.exactOptional(z.array(z.string()))
const off = z.exactOptional(z.boolean())

/** The shape of custom rules. findUnusable checks whether the values can be used. */
export const rulesConfigSchema = z.strictObject({
  rules: z.exactOptional(z.record(z.string(), z.strictObject({ off, severity: z.exactOptional(severity) }))),
  words: z.exactOptional(
    z.strictObject({ verbs: words, metrics: words, evaluative: words, brands: words, technologies: words }),
  ),
  patterns: z.exactOptional(
    z.array(
      z.strictObject({ id: z.string(), off, entities, severity, pattern: z.string(), message: z.string() }),
    ),
  ),
  required: z.exactOptional(
    z.array(
      z.strictObject({
        id: z.string(),
        off,
        entities,
        severity,
        terms: z.array(z.string()),
        message: z.string(),
      }),
    ),
  ),
})

/**
 * Custom rules. They switch rules of the method off, change severities and add words to the lists. They also
 * add patterns that must not occur and terms of which one must occur.
 */
export type RulesConfig = z.infer<typeof rulesConfigSchema>
export type CustomPattern = NonNullable<RulesConfig['patterns']>[number]
export type RequiredTerms = NonNullable<RulesConfig['required']>[number]
export type WordListName = keyof NonNullable<RulesConfig['words']>

/** Limits of custom rules, so that checking a study by them stays fast. */
export const RULES_LIMITS = {
  /** Length of the whole JSON in characters. */
  text: 100_000,
  wordsPerList: 1_000,
  wordLength: 100,
  patterns: 50,
  patternLength: 500,
  required: 50,
  terms: 100,
  messageLength: 300,
} as const
