import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import {
  answerLines,
  type CoachQuestion,
  finishedStatement,
  OUTCOME_QUESTIONS,
  type OutcomeQuestion,
  openWordIn,
  tellsSecond,
  withoutAside,
} from '@outcome-studio/shared/domain/coach'
import { correctEnglish } from '../english/correctEnglish.ts'
import { readClause } from '../grammar/readPhrase.ts'
import { isBase, thirdPersonOf } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import { BEGINNINGS, correctedSentence, namedSentence, plainSentence } from './begunSentence.ts'
import { eventTooOften } from './eventTooOften.ts'
import { eventsOf } from './separateEvents.ts'
import { isNoEventAlone, twoClauses, withEarlierThing } from './twoClauses.ts'
import { agreeing } from './wantedForms.ts'
import { type Doers, isOpenThing } from './withNamedDoers.ts'
import { withoutTool } from './withoutTool.ts'
import { withSubjectArticle } from './withSubjectArticle.ts'

/** Before a beginning: what makes its sentence say something else. */
const DENIED = /n['’]t\b|\b(?:not|never|no|nothing|hardly|if|unless|whether|because|would|could)\b/i
/** "It takes long to … find the key" */
const HESITATION = /\b(to|when|if) ?(?:\.{2,}|…) ?/gi
/** Where a sentence that is to be finished may end within one that was written. */
const NEXT =
  /(?<=[.!?;])\s+|\n+|,? (?:and|or) (?=it (?:also )?(?:takes?|goes?) )|(?:,|,? (?:and|or)) (?:also )?(?:when(?:ever)?|if|to) (?=\p{L})/iu
/** What a statement that was read in a sentence, and not seen, must not have. */
const OPEN = /\b(?:it|this|that one|them|they|he|him|his|she|her|i|me|my|we|us|our|you|your|these|those)\b/i
/** Says the beginning again: "It takes long to find the key takes ages". */
const TAKES_LONG = / takes? (?:much |too |so )?(?:long|longer|ages|forever)\b.*$/i

/** An outcome statement in the member's words. */
interface FinishedSentence {
  readonly text: string
  readonly about: OutcomeQuestion
  /** What was said before the beginning of its sentence, such as "For the weight,". */
  readonly lead: string
}

/** A message with its finished sentences taken out. */
interface FinishedSentences {
  readonly statements: readonly FinishedSentence[]
  /** What else was said, in its order. */
  readonly rest: string
}

/** How statements are judged: those that were read, and those of a line whose statement the member has seen. */
interface StatementChecks {
  readonly isSound: (statement: string) => boolean
  readonly isValid: (statement: string) => boolean
}

const NOBODY: Doers = { executor: '', thing: null, step: '' }

/**
 * The sentences of an answer that finish the one that their question begins: "It takes long to find the key" needs no
 * reading to become a statement. What would not stand alone stays in the rest.
 */
export function finishedSentences(
  question: CoachQuestion,
  message: string,
  language: Language,
  checks: StatementChecks,
  doers = NOBODY,
): FinishedSentences {
  if (question.kind !== 'outcomes' && question.kind !== 'gaps') return { statements: [], rest: message }
  const written = message.replace(HESITATION, '$1 ')
  const read = written.split(/(?<=[.!?;])(?<!\b(?:e\.g|i\.e|etc|vs|approx)\.)\s+|\n+/iu).map((told) => {
    const often = eventTooOften(told)
    const sentence = namedSentence(
      often === null ? told : `${LINES.get('wrong')?.[0] ?? ''} ${often}`,
      doers,
      language,
    )
    const plain = plainSentence(sentence, language)
    const finished = finishedSentence(plain, language, checks)
    // A figure that the sentence needs stays.
    const read =
      plain === sentence || finished.rest === '' ? finished : finishedSentence(sentence, language, checks)
    // What is not finished is read as it was told.
    if (read.statements.length === 0) return { ...read, rest: told }
    const times = read.statements.map(timesOf)
    return often === null || !times.every(({ text }) => checks.isValid(text))
      ? read
      : { ...read, statements: times }
  })
  const statements = read.flatMap((each) => each.statements)
  const rest = read.map((each) => each.rest).filter((each) => each !== '')
  return statements.length === 0 ? { statements, rest: message } : { statements, rest: rest.join(' ').trim() }
}

/** By how often it happens, unless that is told of each time: "posted twice". */
const timesOf = (statement: FinishedSentence): FinishedSentence => ({
  ...statement,
  text: / (?:twice|again)\b/i.test(statement.text)
    ? statement.text
    : statement.text.replace(/^Minimize the likelihood that /, 'Minimize the number of times that '),
})

function finishedSentence(
  sentence: string,
  language: Language,
  { isSound, isValid }: StatementChecks,
): FinishedSentences {
  const said = standardEnglish(correctedSentence(sentence, language), language)
  const about = OUTCOME_QUESTIONS.find((each) => BEGINNINGS[each].test(said))
  const lead = about === undefined ? undefined : BEGINNINGS[about].exec(said)?.[1]
  if (about === undefined || lead === undefined || DENIED.test(lead))
    return { statements: [], rest: sentence }
  const parts = said.split(NEXT).map((part) => {
    const told = withoutAside(part.replace(BEGINNINGS[about], '').replace(TAKES_LONG, ''))
    const own = [[told], told.split(/,? (?:and|or) /iu)]
      .map((texts) => texts.map((text) => statementOf(about, text, language)))
      .find((texts) => texts.every((text) => text !== null && isSound(text)))
    return { part, own: own?.filter((text) => text !== null) }
  })
  const events = about === 'wrong' && parts.length === 1 ? separated(said, language, isSound) : null
  if (
    events === null &&
    about === 'wrong' &&
    twoClauses(withoutAside(said.replace(BEGINNINGS.wrong, '')), language) !== null
  )
    return { statements: [], rest: sentence }
  if (events !== null) return { statements: events.map((text) => ({ text, about, lead })), rest: '' }
  const seen = lineStatement(about, sentence, language)
  const isSplit = parts.length > 1 && parts.every(({ own }) => own !== undefined)
  if (seen !== null && isValid(seen) && !isSplit) {
    const [only, ...others] = parts.flatMap(({ own }) => own ?? [])
    const isMended = only !== undefined && others.length === 0 && completes(only, seen)
    return { statements: [{ text: isMended ? only : seen, about, lead }], rest: '' }
  }
  // What is done has no beginning of its own to be read by, unlike what happens.
  if (about === 'long' && parts.some(({ own }) => own === undefined))
    return { statements: [], rest: sentence }
  return {
    statements: parts.flatMap(({ own }) => (own ?? []).map((text) => ({ text, about, lead }))),
    rest: parts.flatMap(({ part, own }) => (own === undefined ? [part] : [])).join(' '),
  }
}

/** Statements of two events that go wrong, each with its own subject: "the knife slips and the board breaks". */
function separated(
  said: string,
  language: Language,
  isSound: (statement: string) => boolean,
): readonly string[] | null {
  const told = withoutAside(said.replace(BEGINNINGS.wrong, ''))
  const events = twoClauses(told, language) ?? (/ (?:and|or) /i.test(told) ? eventsOf(told, language) : [])
  if (events.length < 2 || events.some(isNoEventAlone)) return null
  const [first = ''] = events
  const statements = events.map((event) =>
    statementOf('wrong', withEarlierThing(event, first, language), language),
  )
  return statements.every((each): each is string => each !== null && isSound(each)) ? statements : null
}

/** The beginnings of lines, word for word: their statement was shown while they were written. */
const LINES = new Map(
  answerLines({ kind: 'gaps' }).flatMap((line) =>
    line.about === null ? [] : [[line.about, [line.beginning, line.next]] as const],
  ),
)

/** The statement that was shown below a line; null for what is no line, or does not finish its sentence. */
function lineStatement(about: OutcomeQuestion, sentence: string, language: Language): string | null {
  const beginning = LINES.get(about)?.find((each) => sentence.startsWith(`${each} `))
  if (beginning === undefined) return null
  const said = standardEnglish(withoutAside(sentence.slice(beginning.length)), language)
  const told = correctEnglish(about, said, language)
  const isFinished =
    openWordIn(told) === null &&
    !isOpenThing(told, language) &&
    !tellsSecond(told) &&
    !(about === 'wrong' && twoClauses(told, language) !== null) &&
    isOfKind(about, told, language)
  return isFinished ? withoutTool(finishedStatement(about, told), language) : null
}

const ARTICLES: ReadonlySet<string> = new Set(['the', 'a', 'an'])
const HELPING: Readonly<Record<string, string>> = { have: 'has', do: 'does', are: 'is' }

/** Whether a text is another one with articles and endings of verbs that were missing. */
function completes(text: string, other: string): boolean {
  const wordsOf = (from: string) =>
    (from.match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter((word) => !ARTICLES.has(word))
  const [words, others] = [wordsOf(text), wordsOf(other)]
  return (
    words.length === others.length &&
    words.every((word, at) => {
      const plain = others[at] ?? ''
      return word === plain || word === thirdPersonOf(plain) || word === HELPING[plain]
    })
  )
}

/** Whether words go on as a beginning asks: by a verb, an event or a thing. */
function isOfKind(about: OutcomeQuestion, told: string, language: Language): boolean {
  if (about === 'wrong') return told.split(' ').length >= LEAST_OF_EVENT
  if (about === 'wasted') {
    const [thing, next] = language.tokensOf(told)
    // "paint that dries"
    return thing?.tag !== 'VERB' || next?.key === 'that' || next?.key === 'which'
  }
  const [, first, second] = language.tokensOf(`to ${uncapitalized(told)}`)
  // A trade's own verb is in no dictionary, but has an object: "cannulate the vein".
  if (first?.tag === 'VERB') return isBase(first)
  const isNumbered = first?.verb === first?.key && second?.tag === 'NUM'
  return first?.tag === 'NOUN' && (second?.tag === 'DET' || isNumbered)
}

/** Words of the shortest event that is told: "the glaze runs". */
const LEAST_OF_EVENT = 2

function statementOf(about: OutcomeQuestion, told: string, language: Language): string | null {
  if (told === '' || OPEN.test(told)) return null
  if (about === 'wrong') {
    const clause = clauseOf(told, language)
    return clause === null ? null : finishedStatement(about, clause)
  }
  return isOfKind(about, told, language) ? withoutTool(finishedStatement(about, told), language) : null
}

const AFTER_NOUN: ReadonlySet<string> = new Set(['NOUN', 'PROPN', 'ADP', 'AUX', 'VERB'])

/** A clause with its articles and a verb that agrees, also if that was taken for a noun: "scale show wrong weight". */
function clauseOf(told: string, language: Language): string | null {
  const text = withSubjectArticle(told, language)
  const clause = agreeing(text, language)
  if (clause !== null) return clause
  const tokens = language.tokensOf(told)
  for (const [at, { tag, verb, key }] of tokens.entries()) {
    // "the couple book a cousin", "the phone number on": a thing before another one.
    if (at === 0 || tag !== 'NOUN' || verb === null || AFTER_NOUN.has(tokens[at + 1]?.tag ?? '')) continue
    const changed = [...tokens.slice(0, at), { text: thirdPersonOf(key) }, ...tokens.slice(at + 1)]
    const read = withSubjectArticle(changed.map((each) => each.text).join(' '), language)
    if (readClause(language.tokensOf(read)) !== null) return read
  }
  return null
}
