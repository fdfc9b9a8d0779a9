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
  long: /^(.{0,80}?)\bit (?:also |often |sometimes |can )?takes? (?:(?:me|us|them|you) )?(?:(?:very|too|so|quite) )?(?:long|ages|forever|hours|(?:a (?:long|lot of) |much |too much )time) to[ .…]+(?=\p{L})/iu,
  wrong:
    /^(.{0,80}?)\b(?:it|things?) (?:also |often |sometimes |can )?(?:goes?|go) wrong (?:when(?:ever)?|if)[ .…]+(?=\p{L})/iu,
} as const
/** Before a beginning: what makes its sentence say something else. */
const DENIED = /n['’]t\b|\b(?:not|never|no|nothing|hardly|if|unless|whether|because|would|could)\b/i
/** "It takes long to … find the key" */
const HESITATION = /\b(to|when|if) ?(?:\.{2,}|…) ?/gi
/** Where a sentence that is to be finished may end within one that was written. */
const NEXT =
  /(?<=[.!?;])\s+|\n+|,? (?:and|or) (?=it (?:also )?(?:takes?|goes?) )|(?:,|,? (?:and|or)) (?:also )?(?:when(?:ever)?|if|to) (?=\p{L})/iu
/** A cause, an effect or a comment, which is no part of what takes long or goes wrong. */
const ASIDE =
  /,? (?:because|since|so that|so|as|but|which) .+$| takes? (?:much |too |so )?(?:long|longer|ages|forever)\b.*$/i
/** What a statement, which stands alone, leaves open. */
const OPEN = /\b(?:it|this|that one|them|they|he|him|his|she|her|i|me|my|we|us|our|you|your|these|those)\b/i

/** An outcome statement in the member's words. */
interface FinishedSentence {
  readonly text: string
  /** What was said before the beginning of its sentence, such as "For the weight,". */
  readonly lead: string
}

/** A message with its finished sentences taken out. */
interface FinishedSentences {
  readonly statements: readonly FinishedSentence[]
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
  const statements: FinishedSentence[] = []
  const rest: string[] = []
  const written = message.replace(HESITATION, '$1 ')
  for (const sentence of written.split(/(?<=[.!?;])\s+|\n+/u)) {
    const said = standardEnglish(sentence, language)
    const lead = BEGINNINGS[about].exec(said)?.[1]
    if (lead === undefined || DENIED.test(lead)) {
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
        else statements.push(...own.map((text) => ({ text, lead })))
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
  if (about === 'long') {
    const [, verb] = language.tokensOf(`to ${uncapitalized(told)}`)
    return verb?.tag === 'VERB' ? `Minimize the time it takes to ${uncapitalized(told)}` : null
  }
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
