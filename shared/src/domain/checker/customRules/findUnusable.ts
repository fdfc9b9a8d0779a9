import type { JsonPath } from '@outcome-studio/shared/files'
import { RULES } from '../RULES.ts'
import { readStatement } from '../text/readStatement.ts'
import { compilePattern } from './compilePattern.ts'
import { RULES_LIMITS, type RulesConfig, type WordListName } from './RulesConfig.ts'

/** A part of custom rules that cannot be used, with a message for the author. */
export interface Unusable {
  readonly path: JsonPath
  readonly message: string
}

/** Lists that are looked up word by word. */
const SINGLE_WORDS: readonly WordListName[] = ['verbs', 'metrics', 'evaluative']
/** Maximum number of steps per character for all patterns together. */
const MAX_TOTAL_SIZE = 2_000
const ID = /^[a-z][a-z0-9-]{0,39}$/
const RULE_IDS: ReadonlySet<string> = new Set(RULES.map(({ id }) => id))

/** Parts of well-formed custom rules that cannot be used. */
export function findUnusable(config: RulesConfig): readonly Unusable[] {
  return [
    ...Object.keys(config.rules ?? {}).flatMap((id) =>
      RULE_IDS.has(id) ? [] : [{ path: ['rules', id], message: `The method has no rule "${id}".` }],
    ),
    ...unusableWords(config.words ?? {}),
    ...unusablePatterns(config.patterns ?? []),
    ...unusableTerms(config.required ?? []),
    ...repeatedIds(config),
  ]
}

function unusableWords(words: NonNullable<RulesConfig['words']>): readonly Unusable[] {
  const lists = Object.entries(words) as [WordListName, readonly string[]][]
  return lists.flatMap(([name, list]) => [
    ...tooMany(['words', name], list, RULES_LIMITS.wordsPerList, 'words'),
    ...list.flatMap((entry, index): readonly Unusable[] => {
      const path = ['words', name, index]
      if (entry.trim() === '') return [{ path, message: 'A word is missing here.' }]
      if (SINGLE_WORDS.includes(name) && /\s/.test(entry.trim())) {
        return [{ path, message: `"${entry}" holds a space: only single words fit here.` }]
      }
      return tooLong(path, entry, RULES_LIMITS.wordLength)
    }),
  ])
}

function unusablePatterns(patterns: NonNullable<RulesConfig['patterns']>): readonly Unusable[] {
  let size = 0
  return [
    ...tooMany(['patterns'], patterns, RULES_LIMITS.patterns, 'patterns'),
    ...patterns.slice(0, RULES_LIMITS.patterns).flatMap((each, index) => {
      const path = ['patterns', index]
      const at = [...path, 'pattern']
      const own = [...unusableRule(path, each), ...tooLong(at, each.pattern, RULES_LIMITS.patternLength)]
      if (each.pattern.trim() === '') return [...own, { path: at, message: 'Enter a pattern.' }]
      if (each.pattern.length > RULES_LIMITS.patternLength) return own
      const reading = compilePattern(each.pattern)
      if ('refused' in reading) return [...own, { path: at, message: reading.refused }]
      const before = size
      size += reading.compiled.size
      return before <= MAX_TOTAL_SIZE && size > MAX_TOTAL_SIZE
        ? [...own, { path: at, message: 'All patterns together are too large to be searched for quickly.' }]
        : own
    }),
  ]
}

function unusableTerms(required: NonNullable<RulesConfig['required']>): readonly Unusable[] {
  return [
    ...tooMany(['required'], required, RULES_LIMITS.required, 'rules for terms'),
    ...required.flatMap((each, index) => {
      const path = ['required', index]
      const at = [...path, 'terms']
      return [
        ...unusableRule(path, each),
        ...(each.terms.length === 0 ? [{ path: at, message: 'Name at least one term.' }] : []),
        ...tooMany(at, each.terms, RULES_LIMITS.terms, 'terms'),
        ...each.terms.flatMap((term, place): readonly Unusable[] =>
          readStatement(term).words.length === 0
            ? [{ path: [...at, place], message: `"${term}" holds no word that could be looked for.` }]
            : tooLong([...at, place], term, RULES_LIMITS.wordLength),
        ),
      ]
    }),
  ]
}

type OwnRule = Pick<NonNullable<RulesConfig['patterns']>[number], 'id' | 'entities' | 'message'>

function unusableRule(path: JsonPath, { id, entities, message }: OwnRule): readonly Unusable[] {
  return [
    ...(ID.test(id)
      ? []
      : [
          {
            path: [...path, 'id'],
            message:
              'An id starts with a small letter and holds small letters, digits and hyphens, 40 at most.',
          },
        ]),
    ...(entities.length === 0
      ? [{ path: [...path, 'entities'], message: 'Choose at least one kind of text.' }]
      : []),
    ...(message.trim() === ''
      ? [{ path: [...path, 'message'], message: 'Write what the member reads.' }]
      : []),
    ...tooLong([...path, 'message'], message, RULES_LIMITS.messageLength),
  ]
}

function repeatedIds({ patterns = [], required = [] }: RulesConfig): readonly Unusable[] {
  const seen = new Set<string>()
  const own = [
    ...patterns.map(({ id }, index) => ({ id, path: ['patterns', index, 'id'] })),
    ...required.map(({ id }, index) => ({ id, path: ['required', index, 'id'] })),
  ]
  return own.flatMap(({ id, path }) => {
    const isRepeated = seen.has(id)
    seen.add(id)
    return isRepeated ? [{ path, message: `Another rule has the id "${id}".` }] : []
  })
}

const tooLong = (path: JsonPath, text: string, most: number): readonly Unusable[] =>
  text.length > most ? [{ path, message: `This is too long: ${most} characters at most.` }] : []

const tooMany = (
  path: JsonPath,
  list: readonly unknown[],
  most: number,
  what: string,
): readonly Unusable[] =>
  list.length > most ? [{ path, message: `There are too many: ${most} ${what} at most.` }] : []
