import { type JsonPath, type LocatedJson, locateJson } from '@outcome-studio/shared/files'
import type * as z from 'zod/mini'
import { findUnusable } from './findUnusable.ts'
import { RULES_LIMITS, type RulesConfig, rulesConfigSchema } from './RulesConfig.ts'

/** A problem of custom rules, with its position. */
export interface RulesProblem {
  /** From 1. */
  readonly line: number
  /** From 1, in UTF-16 code units. */
  readonly column: number
  /** Path of the part, such as "patterns.0.id"; empty for the whole. */
  readonly path: string
  readonly message: string
}

/** Result of parsing custom rules, which are usable only without a problem. */
export interface RulesReading {
  /** null if the text is not JSON or has another shape, so that no form can be shown. */
  readonly config: RulesConfig | null
  readonly problems: readonly RulesProblem[]
}

const MAX_PROBLEMS = 50

/** Parses custom rules and locates each problem. Accepts any text. */
export function readRulesConfig(json: string): RulesReading {
  const whole = { line: 1, column: 1, path: '' }
  if (json.trim() === '') return { config: null, problems: [{ ...whole, message: EMPTY }] }
  if (json.length > RULES_LIMITS.text) return { config: null, problems: [{ ...whole, message: TOO_LONG }] }
  const located = locateJson(json)
  if ('problem' in located) {
    return { config: null, problems: [{ ...located.place, path: '', message: located.problem }] }
  }
  const repeated = located.repeated.map(({ path, place }) => ({
    ...place,
    path: path.join('.'),
    message: `The key "${path.at(-1)}" is there twice; only one would count.`,
  }))
  const parsed = rulesConfigSchema.safeParse(located.value)
  const problems = parsed.success
    ? findUnusable(parsed.data).map(({ path, message }) => at(located, path, message))
    : parsed.error.issues.flatMap((issue) => problemsOf(located, issue))
  return {
    config: parsed.success ? parsed.data : null,
    problems: [...repeated, ...problems]
      .toSorted((one, other) => one.line - other.line || one.column - other.column)
      .slice(0, MAX_PROBLEMS),
  }
}

const EMPTY = 'There is nothing here. Write {} for no rules of your own.'
const TOO_LONG = `These rules are too long: ${RULES_LIMITS.text} characters at most.`

type Located = Exclude<LocatedJson, { readonly problem: string }>

const at = (located: Located, path: JsonPath, message: string): RulesProblem => ({
  ...located.placeOf(path),
  path: path.join('.'),
  message,
})

const KINDS: Readonly<Record<string, string>> = {
  array: 'A list [ … ]',
  object: 'An object { … }',
  record: 'An object { … }',
  string: 'A text',
  boolean: 'true or false',
}

function problemsOf(located: Located, issue: z.core.$ZodIssue): readonly RulesProblem[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        ...located.placeOfKey(path, key),
        path: [...path, key].join('.'),
        message: `There is no key "${key}" here.`,
      }))
    case 'invalid_type':
      return [
        at(
          located,
          path,
          isMissing(located.value, path)
            ? `"${String(path.at(-1))}" is missing.`
            : `${KINDS[issue.expected] ?? issue.expected} belongs here.`,
        ),
      ]
    case 'invalid_value':
      return [
        at(
          located,
          path,
          isMissing(located.value, path)
            ? `"${String(path.at(-1))}" is missing.`
            : `One of these belongs here: ${issue.values.map(String).join(', ')}.`,
        ),
      ]
    default:
      return [at(located, path, issue.message)]
  }
}

function isMissing(value: unknown, path: JsonPath): boolean {
  let part = value
  for (const key of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, key)) return true
    part = Reflect.get(part, key)
  }
  return false
}
