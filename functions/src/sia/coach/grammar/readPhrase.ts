import type { Token } from '../language/Language.ts'
import { clauseReadings, innerReadings, withNouns } from './clauseReadings.ts'
import { createClauseReader } from './createClauseReader.ts'
import { createNounReader } from './createNounReader.ts'
import { createVerbReader } from './createVerbReader.ts'
import { PRONOUN_SUBJECTS } from './PHRASE_WORDS.ts'
import type { PhraseReader, Words } from './PhraseReader.ts'
import { simplerPhrase, withSides } from './simplerPhrase.ts'
import { withSpokenTags } from './withSpokenTags.ts'

/** Longest phrase that is read, in words. */
const MOST_WORDS = 28

/** Kinds of phrases that statements consist of. */
export type PhraseKind = 'nouns' | 'action' | 'gerund' | 'clause'

/**
 * Whether words are one grammatical phrase of a kind, from the first to the last. It knows the usual forms alone: what it
 * does not recognize may be English, but is not drafted.
 */
export function isPhrase(said: readonly Token[], kind: PhraseKind): boolean {
  if (said.length === 0 || said.length > MOST_WORDS) return false
  const tokens = withSpokenTags(said)
  if (isRead(tokens, kind)) return true
  const readings = kind === 'clause' ? clauseReadings(tokens) : [withNouns(tokens), ...innerReadings(tokens)]
  if (readings.some((each) => isRead(each, kind))) return true
  const simpler = simplerPhrase(tokens)
  return simpler !== null && isPhrase(simpler, kind)
}

const isRead = (tokens: readonly Token[], kind: PhraseKind): boolean =>
  createReader(tokens)
    [kind](0)
    .some(({ at }) => at === tokens.length)

/** A clause that was read. */
export interface ReadClause {
  /** Its words as they were read: a verb is one, whatever the tagger took it for. */
  readonly tokens: readonly Token[]
  /** Where its predicate begins. */
  readonly verb: number
  readonly isMany: boolean
  /** Whether its verb may be a noun as well: "check calls". */
  readonly isOpen: boolean
}

/** Where the predicate of a clause begins, and whether its subject is one or many; null for what is no clause. */
export function readClause(tokens: readonly Token[]): ReadClause | null {
  if (tokens.length === 0 || tokens.length > MOST_WORDS) return null
  const sides = withSides(withSpokenTags(tokens))
  const found = [sides, ...clauseReadings(sides)].flatMap((reading) => {
    const { nouns, predicates } = createReader(reading)
    const pronoun = PRONOUN_SUBJECTS[reading[0]?.key ?? '']
    const subjects = pronoun === undefined ? nouns(0) : [{ at: 1, number: pronoun }]
    const subject = subjects.find((each) =>
      predicates(each.at, each.number).some(({ at }) => at === reading.length),
    )
    return subject === undefined
      ? []
      : [
          {
            tokens: withVerb(reading, subject.at),
            verb: subject.at,
            isMany: subject.number === 'many',
            isOpen: reading[subject.at]?.tag === 'NOUN',
          },
        ]
  })
  const read = found.find(({ isOpen }) => !isOpen) ?? found[0] ?? null
  if (read !== null) return read
  // Additions stand behind the verb: what comes before it is the same without them.
  const simpler = simplerPhrase(sides)
  const core = simpler === null ? null : readClause(simpler)
  const isSame = core?.tokens.slice(0, core.verb + 1).every(({ key }, at) => key === sides[at]?.key) ?? false
  return core !== null && isSame
    ? { ...core, tokens: [...core.tokens.slice(0, core.verb + 1), ...sides.slice(core.verb + 1)] }
    : null
}

/** What stands where the verb has to be is one, whatever the tagger took it for. */
const withVerb = (tokens: readonly Token[], verb: number): readonly Token[] =>
  tokens.map((token, at) =>
    at === verb && token.tag === 'NOUN' ? { ...token, tag: 'VERB', base: token.verb ?? token.base } : token,
  )

function createReader(tokens: readonly Token[]): PhraseReader {
  const words: Words = {
    count: tokens.length,
    at: (index) => tokens[index],
    key: (index) => tokens[index]?.key ?? '',
  }
  const all = (): PhraseReader => reader
  const reader: PhraseReader = {
    ...createNounReader(words, all),
    ...createVerbReader(words, all),
    ...createClauseReader(words, all),
  }
  return reader
}
