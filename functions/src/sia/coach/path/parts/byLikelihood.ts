import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, CoachQuestion } from '@outcome-studio/shared/domain/coach'
import { tellsUse } from '../../drafts/actionForms.ts'
import { isSound } from '../../drafts/isSound.ts'
import { outcomeForms } from '../../drafts/outcomeForms.ts'
import { plainText } from '../../drafts/plainText.ts'
import { GOES_ON, TAKES_DOING, TAKES_LAST, TAKES_TIME, TAKES_TO } from '../../drafts/timesTold.ts'
import { readClause } from '../../grammar/readPhrase.ts'
import { factLikelihood } from '../../intents/factLikelihood.ts'
import type { Language, Token } from '../../language/Language.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'
import { HARMING, tellsTrouble } from '../../words/troubleWords.ts'
import { askedFor } from '../text/askedFor.ts'
import { tellsStatement } from '../text/tellsStatement.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'
import { continues, isBeside } from './continues.ts'
import { tellsOutcome } from './jobParts.ts'
import { withStepSubject } from './withSubject.ts'

/** Likelihood of being the answer from which a part is drafted, by how well the examples tell it apart. */
function leastDrafted(question: CoachQuestion): number {
  switch (question.kind) {
    case 'executor':
      return 0.2
    case 'job':
    case 'size':
    case 'gaps':
    case 'outcomes':
      return 0.4
    default:
      return 0
  }
}

/** Likelihood below which a part is talk beside other parts. */
const TALK = 0.15

/** Words of an answer that does nothing but tell what happens. */
const MOST_PLAIN = 16

/** Likelihood from which the only sentence about what goes wrong is drafted. */
const LEAST_ALONE = 0.05

/** Likelihood from which a thing in a list of what takes long is drafted. */
const LEAST_LISTED = 0.2

/** Separates what people would draft from what they would ask about, or pass over. */
export function byLikelihood(
  context: CoachContext,
  question: CoachQuestion,
  parts: readonly MessagePart[],
  language: Language,
): { readonly likely: readonly MessagePart[]; readonly unlikely: readonly string[] } {
  if (question.kind === 'outcomes' && question.about === 'wasted') return namedFirst(parts)
  const { study } = context
  const least = leastDrafted(question)
  if (least === 0) return { likely: parts, unlikely: [] }
  const step =
    question.kind === 'outcomes' ? study.jobSteps.find(({ uuid }) => uuid === question.stepId) : undefined
  const isLong = question.kind === 'outcomes' && question.about === 'long'
  const about = `${study.jtbd.userInput} ${step?.userInput ?? ''}`
  const judged = parts.map((part, at) => {
    const place = { part, asked: askedFor(question), at, count: parts.length, about }
    // "Run a class where beginners make their first pot"
    const isJob =
      (question.kind === 'job' || question.kind === 'size') &&
      parts.length === 1 &&
      part.kind === 'action' &&
      ACTION.test(part.text)
    const isSure =
      isJob ||
      isSurelyAnswer(part.text, language) ||
      (isLong && (tellsTime(part, context, language) || tellsWork(part, context, language)))
    return { part, likelihood: isSure ? 1 : factLikelihood(place, language) }
  })
  // A sentence alone is the answer if nothing says that it is not.
  const [alone, ...others] = judged
  const isAlone = question.kind === 'outcomes' && question.about === 'wrong' && others.length === 0
  // "Branches hang up, ropes snag."
  const isPlain =
    question.kind === 'outcomes' &&
    question.about === 'wrong' &&
    judged.reduce((sum, { part }) => sum + part.text.split(' ').length, 0) <= MOST_PLAIN &&
    judged.every(
      ({ part, likelihood }) =>
        part.kind === 'clause' &&
        (!TALKING.test(part.text) || MISHAP.test(part.text)) &&
        likelihood >= LEAST_ALONE,
    )
  if (isPlain) return { likely: parts, unlikely: [] }
  if (isAlone && alone?.part.kind === 'clause' && alone.likelihood >= LEAST_ALONE) {
    return { likely: parts, unlikely: [] }
  }
  const isLikely = ({ part, likelihood }: (typeof judged)[number]): boolean => {
    if (question.kind !== 'outcomes') return likelihood >= least
    const named = step === undefined ? part : withStepSubject(part, step.userInput, language)
    const isMishap = question.about === 'wrong' && tellsMishap(named, context, language)
    // "The licenses turn out to be void."
    const isSentence =
      part.kind === 'clause' &&
      part.link === '' &&
      /^the \p{L}+ \p{L}+ \p{L}/iu.test(part.text) &&
      parts.every(
        (other) => other === part || other.sentence !== part.sentence || isBeside(other, part, language),
      )
    if (isMishap && (isSentence || POSSIBLE.test(part.text) || tellsHarm(language.tokensOf(part.text))))
      return true
    // "another box" is said of the screen.
    const isListed =
      isLong &&
      !/^(?:another|the|an?|this|that|one|my|your) /i.test(part.text) &&
      parts.every(({ kind }) => kind === 'nouns' || kind === 'gerund')
    return (
      likelihood >= (isMishap || tellsEvent(part, language) ? LEAST_ALONE : isListed ? LEAST_LISTED : least)
    )
  }
  const isTold = judged.map(isLikely)
  // "and gets cold before the client takes it" has the subject of the clause before.
  for (const [at, { part }] of judged.entries())
    if (isTold[at - 1] === true && continues(part, judged[at - 1]?.part, language)) isTold[at] = true
  const likely = judged.filter((_, at) => isTold[at])
  const unlikely = judged.filter(
    (each, at) => isTold[at] !== true && (each.likelihood >= TALK || likely.length === 0),
  )
  return { likely: likely.map(({ part }) => part), unlikely: unlikely.map(({ part }) => part.text) }
}

const ACTION = /^\p{L}+ (?:the|an?|every|all) \p{L}/iu

/** Subjects of talk: "that was a disaster", "we love it". */
const TALKING =
  /^(?:it|that|this|they|he|she|i|we|you|there|what|which|who|my|our|one|people|everything|nothing|nobody)\b/i

/** "you get lost", "you run low on air": what nobody means to do. */
const MISHAP =
  /^(?:i|we|you|they) (?:get (?:lost|stuck|hurt)|run (?:out|low|late)|end up|mix up|lose|miss|forget|drop|chip|nick|slip|fall|trip|mis(?:hear|read|judge|count|place|label|understand))\b/i

/** "it is", "nobody tells me": what is said of the talk, or of nothing that is named. */
const UNNAMED =
  /^(?:it|that|this|there|these|those|he|she|what|which|who|one|some|someone|somebody|everything|everyone|everybody|nothing|nobody|my|our)\b/i
const POSSIBLE =
  /^(?:i|we|you|they|(?:the |an? )?\p{L}+(?: \p{L}+)?) (?:can|could|may|might) (?!only\b|not\b)/iu

/** Asked what can go wrong, what happens goes wrong if it makes a likelihood: the question gives the meaning. */
function tellsMishap(part: MessagePart, context: CoachContext, language: Language): boolean {
  if (
    UNNAMED.test(plainText(part.text)) ||
    OF_TALK.test(part.text) ||
    /^(?:because|as|so|since)$/.test(part.link)
  )
    return false
  const { executor } = context.study.jtbd
  const forms = outcomeForms(part, { about: 'wrong', executor, isStory: false }, language)
  const known = wordsOfStudy(context)
  // "rusty tools"
  const isTrouble =
    HARM.test(part.text) || (part.kind === 'nouns' && tellsTrouble(language.tokensOf(part.text)))
  return forms.some(
    (form) =>
      (part.kind === 'clause' || EASY.test(part.text) || isTrouble ? LIKELIHOOD : CLAUSE).test(form) &&
      isSound(form.replace(/ (?:it|them)\b/, ' the part'), 'outcome', language, known),
  )
}
const tellsHarm = (tokens: readonly Token[]): boolean =>
  tellsTrouble(tokens) || tokens.some(({ base }) => HARMING.has(base))

/** "Weighing takes 20 minutes": asked what takes long, a length of time answers. */
function tellsTime(part: MessagePart, context: CoachContext, language: Language): boolean {
  const isTimed = [TAKES_LAST, TAKES_TIME, TAKES_TO, TAKES_DOING, GOES_ON, TAKES_WORK].some((time) =>
    time.test(part.text),
  )
  if (!isTimed || (UNNAMED.test(part.text) && !OF_WORK.test(part.text)) || OF_TALK.test(part.text))
    return false
  const { executor } = context.study.jtbd
  const known = wordsOfStudy(context)
  return outcomeForms(part, { about: 'long', executor, isStory: false }, language).some((form) =>
    isSound(form.replace(/ them\b/, ' the parts'), 'outcome', language, known),
  )
}
/** "Parting thick fur", "we wait until it is dry": asked what takes long, what is done answers. */
function tellsWork(part: MessagePart, context: CoachContext, language: Language): boolean {
  const words = part.text.split(' ')
  const isWaiting = /^(?:i|we) (?:always |often |also )?wait (?:for|until) /i.test(part.text)
  const isDoing =
    (part.kind === 'gerund' || (part.kind === 'action' && /^\p{L}+ing /iu.test(part.text))) &&
    words.length > 1 &&
    words.length <= MOST_DOING
  if (!(isDoing || isWaiting) || / (?:i|we|you|me|us|my|our|your) /i.test(part.text.slice(2))) return false
  const { executor } = context.study.jtbd
  const known = wordsOfStudy(context)
  return outcomeForms(part, { about: 'long', executor, isStory: false }, language).some(
    (form) => TIME.test(form) && isSound(form, 'outcome', language, known),
  )
}
const TIME = /^Minimize the time (?:it takes to|spent) /
/** Words of an action that is named and not told of. */
const MOST_DOING = 9
/** What has to be done, or is slow. */
const TAKES_WORK =
  /^it takes? |\b(?:has|have|must|needs?) (?:to )?(?:be )?\p{L}+|\b(?:is|are) (?:\p{L}+ )?(?:slow|manual|fiddly|tedious)\b| takes? (?:too |so |very )?long$/iu
const OF_WORK = /^(?:it takes? |(?:my|our) )/i
/** "Nick the skin": nobody means to do it. */
const HARM =
  /^(?:nick|cut|bite|burn|prick|scald|pinch|poke|scratch|break|drop|spill|miss|forget|lose) (?:the|an?|my|your|some|somebody|someone) \p{L}/iu
const LIKELIHOOD = /^Minimize the likelihood (?:that|of) /
const CLAUSE = /^Minimize the likelihood that /
const EASY = /\beasy to\b|^(?:i |we )?(?:got|get|getting) (?:an?|the) /i
/** "the first card misses my point" */
const OF_TALK =
  /^(?:(?:the|your|both|first|second|third|last|other) )*(?:card|draft|statement|suggestion|wording|question|button|answer)s?\b/i

/** "the crew goes to the wrong street": what happens to a thing, with a word that tells a trouble. */
function tellsEvent({ text, kind }: MessagePart, language: Language): boolean {
  if (kind !== 'clause' || TALKING.test(text)) return false
  const read = readClause(language.tokensOf(uncapitalized(text)))
  return read !== null && tellsTrouble(read.tokens)
}

/** "The problem is that …", "with the brush, what goes wrong is …" */
const TROUBLE_TOLD =
  /^(?:(?:with|at|in|when) .{2,30} )?(?:the |our |my )?(?:(?:real |main |only |biggest )?(?:problem|issue|trouble) is|what (?:can |could |usually |often )?(?:goes? wrong|takes (?:so |too |very )?(?:long|an age|ages|time)) is)\b/i

/** "I am a midwife", "our app helps hosts seat guests", "plating takes forever". */
const isSurelyAnswer = (text: string, language: Language): boolean =>
  /^(?:(?:i am|we are) (?!not\b)|they are (?!not\b|the\b|\p{L}+ing\b)|(?:i|we) (?:would like|want) to (?:talk|tell you) about |(?:the )?people (?:doing|who) .{3,30} are )/iu.test(
    text,
  ) ||
  TROUBLE_TOLD.test(text) ||
  tellsUse(text) ||
  tellsOutcome(text, language) ||
  tellsStatement(text)

/**
 * What is wasted are things, of which their names alone tell nothing. A thing that is named after something was told
 * belongs to what was told: "the hour I spend on a bowl that then cracks".
 */
function namedFirst(parts: readonly MessagePart[]) {
  const told = parts.findIndex(({ kind }) => kind !== 'nouns')
  const isUnclear = ({ kind, sentence, text }: MessagePart, at: number) =>
    kind === 'nouns' &&
    !/^too (?:much|many) /i.test(text) &&
    told >= 0 &&
    at > told &&
    sentence === parts[told]?.sentence
  return {
    likely: parts.filter((part, at) => !isUnclear(part, at)),
    unlikely: parts.filter(isUnclear).map(({ text }) => text),
  }
}
