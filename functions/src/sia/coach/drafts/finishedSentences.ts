import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { readClause } from '../grammar/readPhrase.ts'
import { thirdPersonOf } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import { agreeing } from './wantedForms.ts'
import { withSubjectArticle } from './withSubjectArticle.ts'

/** The beginnings that questions ask to finish (`askQuestion`), as people write them. */
const BEGINNINGS = {
  long: /^(?:(?:and|also|then|sometimes|well|so),? )*it (?:also |often |sometimes |can )?takes? (?:(?:me|us|them|you) )?(?:(?:very|too|so|quite) )?(?:long|ages|forever|hours|(?:a (?:long|lot of) |much |too much )time) to /i,
  wrong:
    /^(?:(?:and|also|then|sometimes|well|so),? )*(?:it|things?) (?:also |often |sometimes |can )?(?:goes?|go) wrong (?:when(?:ever)?|if) /i,
} as const
/** Where a sentence that is to be finished may end within one that was written. */
const NEXT =
  /(?<=[.!?;])\s+|\n+|,? (?:and|or) (?=it (?:also )?(?:takes?|goes?) )|(?:,|,? (?:and|or)) (?:also )?(?:when(?:ever)?|if|to) (?=\p{L})/iu
/** A cause, an effect or a comment, which is no part of what takes long or goes wrong. */
const ASIDE = /,? (?:because|since|so that|so|as|but|which) .+$/i
/** What a statement, which stands alone, leaves open. */
const OPEN =
  /\b(?:it|its|this|that one|them|they|their|he|him|his|she|her|i|me|my|we|us|our|you|your|these|those)\b/i

/** A message with its finished sentences taken out. */
export interface FinishedSentences {
  /** Outcome statements in the member's words. */
  readonly statements: readonly string[]
  /** What else was said, in its order. */
  readonly rest: string
}

/**
 * The sentences of an answer that finish the one that their question begins: "It takes long to find the key" needs no
 * reading to become a statement. What would not stand alone stays in the rest.
 * @param isSound whether a statement may be shown
 */
export function finishedSentences(
  question: CoachQuestion,
  message: string,
  language: Language,
  isSound: (statement: string) => boolean,
): FinishedSentences {
  const about = question.kind === 'outcomes' ? question.about : null
  if (about !== 'long' && about !== 'wrong') return { statements: [], rest: message }
  const statements: string[] = []
  const rest: string[] = []
  for (const sentence of message.split(/(?<=[.!?;])\s+|\n+/u)) {
    const said = standardEnglish(sentence, language)
    if (!BEGINNINGS[about].test(said)) {
      rest.push(sentence)
      continue
    }
    const parts = said.split(NEXT).map((part) => {
      const told = toldIn(part.replace(BEGINNINGS[about], ''))
      const own = [[told], told.split(/,? (?:and|or) /iu)]
        .map((texts) => texts.map((text) => statementOf(about, text, language)))
        .find((texts) => texts.every((text) => text !== null && isSound(text)))
      return { part, own: own?.filter((text) => text !== null) }
    })
    // What is done has no beginning of its own to be read by, unlike what happens.
    if (about === 'long' && parts.some(({ own }) => own === undefined)) rest.push(sentence)
    else {
      for (const { part, own } of parts) {
        if (own === undefined) rest.push(part)
        else statements.push(...own)
      }
    }
  }
  return statements.length === 0 ? { statements, rest: message } : { statements, rest: rest.join(' ').trim() }
}

/** What was said after a beginning, without what is no part of it. */
const toldIn = (said: string): string =>
  said
    .replace(ASIDE, '')
    .replace(/(?<![.!?;,\s])[.!?;,\s]+$/, '')
    .trim()

function statementOf(about: keyof typeof BEGINNINGS, told: string, language: Language): string | null {
  if (told === '' || OPEN.test(told)) return null
  if (about === 'long') return `Minimize the time it takes to ${uncapitalized(told)}`
  const clause = clauseOf(told, language)
  return clause === null ? null : `Minimize the likelihood that ${uncapitalized(clause)}`
}

/** A clause with its articles and a verb that agrees, also if that was taken for a noun: "scale show wrong weight". */
function clauseOf(told: string, language: Language): string | null {
  const text = withSubjectArticle(told, language)
  const clause = agreeing(text, language)
  if (clause !== null) return clause
  const tokens = language.tokensOf(told)
  for (const [at, { tag, verb, key }] of tokens.entries()) {
    if (at === 0 || tag !== 'NOUN' || verb === null) continue
    const changed = [...tokens.slice(0, at), { text: thirdPersonOf(key) }, ...tokens.slice(at + 1)]
    const read = withSubjectArticle(changed.map((each) => each.text).join(' '), language)
    if (readClause(language.tokensOf(read)) !== null) return read
  }
  return null
}
