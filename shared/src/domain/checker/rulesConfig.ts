import { z } from 'zod'
import { RULES } from './ruleTable/ruleTable.ts'

const MAX_WORDS = 1_000
const phrases = z.array(z.string().trim().min(1).max(100)).max(MAX_WORDS).exactOptional()
const words = z
  .array(z.string().trim().regex(/^\S+$/, 'holds a space: only single words fit here').max(100))
  .max(MAX_WORDS)
  .exactOptional()

const rulesConfigSchema = z.strictObject({
  rules: z
    .partialRecord(
      z.enum(RULES.map(({ id }) => id)),
      z.strictObject({
        off: z.boolean().exactOptional(),
        severity: z.enum(['error', 'warning', 'hint']).exactOptional(),
      }),
    )
    .exactOptional(),
  words: z
    .strictObject({ verbs: words, metrics: words, evaluative: words, brands: phrases, technologies: phrases })
    .exactOptional(),
})

/** Custom rules: switches rules off, changes their severity, adds words to the lists. */
export type RulesConfig = z.infer<typeof rulesConfigSchema>

/** Custom rules that cannot be used. The message says where and why in words fit for their author. */
export class RulesConfigError extends Error {
  override readonly name = 'RulesConfigError'
}

/**
 * Reads custom rules, a study's config/customRules.
 * @param json `{ "rules": { "O7": { "off": true } }, "words": { "brands": ["Acme"] } }`, all parts optional
 * @throws RulesConfigError for what is not JSON, for unknown rules and keys, and for values that do not fit
 */
export function parseRulesConfig(json: string): RulesConfig {
  let raw: unknown
  try {
    raw = JSON.parse(json)
  } catch (cause) {
    throw new RulesConfigError('The custom rules are not valid JSON.', { cause })
  }
  const parsed = rulesConfigSchema.safeParse(raw)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'top level'}: ${message}`,
  )
  throw new RulesConfigError(`The custom rules cannot be used. ${problems.join('; ')}`, {
    cause: parsed.error,
  })
}
