import type { CoachContext, CoachQuestion, LayerQuestion } from '@outcome-studio/shared/domain/coach'
import { actionForms } from '../../drafts/actionForms.ts'
import type { DraftKind } from '../../drafts/DraftKind.ts'
import { goalForms } from '../../drafts/goalForms.ts'
import { isSound } from '../../drafts/isSound.ts'
import { outcomeForms } from '../../drafts/outcomeForms.ts'
import { plainText } from '../../drafts/plainText.ts'
import { separateEvents } from '../../drafts/separateEvents.ts'
import { timeInState } from '../../drafts/timeForms.ts'
import { wholeParts } from '../../drafts/wholeParts.ts'
import { withNamedArticles } from '../../drafts/withNamedArticles.ts'
import { withNamedThing } from '../../drafts/withNamedThing.ts'
import { withoutTool } from '../../drafts/withoutTool.ts'
import { withThrown } from '../../drafts/withThrown.ts'
import { correctClause } from '../../english/correctEnglish.ts'
import { isPerson } from '../../grammar/isPerson.ts'
import { isPhrase } from '../../grammar/readPhrase.ts'
import { isPlural } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'
import { tellsTrouble } from '../../words/troubleWords.ts'
import type { PartForms } from '../proposals/proposeDrafts.ts'
import { tellsStatement } from '../text/tellsStatement.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'
import { tellsPast } from './anecdotes.ts'
import { ownAction } from './ownAction.ts'
import { pointsBack, TIMES } from './pointsBack.ts'
import { remadeThing } from './remadeThing.ts'
import { separateThings } from './separateThings.ts'
import {
  nounsOf,
  withNamedSubject,
  withPeople,
  withStepObject,
  withStepPerson,
  withStepSubject,
} from './withSubject.ts'

/** Words from which a message is a story, of which only a part is an answer. */
const STORY_WORDS = 30
/** Words from which it is one also if all of it happens again and again. */
const MOST_PRESENT = 80

type Outcomes = Extract<CoachQuestion, { kind: 'outcomes' }>['about']

/** Why an answer became a statement, for its card. */
export const OUTCOME_REASONS: Readonly<Record<Outcomes, string>> = {
  long: 'You said that this takes a long time.',
  wrong: 'You said that this can go wrong.',
  wasted: 'You said that this is wasted.',
}

/** "Collecting the figures takes long because the systems differ" tells two things. */
const LONG = /^\p{L}+ing (?:\p{L}+ ){1,8}takes? (?:very |too |so )?(?:long|ages|forever)$/iu

const isReason = (part: MessagePart | undefined): part is MessagePart =>
  part?.link === 'because' || part?.link === 'as' || part?.link === 'since'

/** The parts of an answer as outcome statements of a step; a feeling becomes an emotional job. */
export function outcomeParts(
  context: CoachContext,
  stepId: string,
  about: Outcomes,
  told: readonly MessagePart[],
  language: Language,
): readonly PartForms[] {
  const named = wordsNamed(context, stepId)
  const parts = withThrown(wholeParts(told, language), language).map((part) => ({
    ...part,
    text: withNamedArticles(about === 'wasted' ? part.text : repaired(part, language), named, language),
  }))
  const known = wordsOfStudy(context)
  const words = parts.reduce((sum, { text }) => sum + text.split(' ').length, 0)
  const isStory =
    words > STORY_WORDS && (words > MOST_PRESENT || parts.some(({ text }) => tellsPast(text, language)))
  const sound = (kind: DraftKind) => (text: string) => isSound(text, kind, language, known)
  // "I missed a call because the rate was wrong": what is to be avoided is the cause.
  const isCause = (part: MessagePart | undefined) =>
    isReason(part) &&
    tellsTrouble(language.tokensOf(part.text)) &&
    about !== 'wasted' &&
    outcomeForms(part, { about, executor: context.study.jtbd.executor, isStory: false }, language).some(
      sound('outcome'),
    )
  const things =
    about === 'wrong'
      ? separateEvents(parts, language)
      : parts.flatMap((part) => separateThings(part, language))
  // "Goods break because the road is bad": the event, and not its cause, if it was told of a thing.
  const isEvent = ({ kind, text }: MessagePart) =>
    kind === 'clause' && !/^(?:i|we|you) /i.test(text) && tellsTrouble(language.tokensOf(text))
  const tellsLong = ({ text }: MessagePart) => about === 'long' && LONG.test(text)
  const causes = things.filter((part, at) => {
    const [before, after] = [things[at - 1], things[at + 1]].map((each) =>
      each?.sentence === part.sentence ? each : undefined,
    )
    return isReason(part)
      ? isCause(part) && !(before !== undefined && isEvent(before))
      : isEvent(part) || tellsLong(part) || !isCause(after)
  })
  return causes.map((said, at) => {
    const isWrong = tellsTrouble(language.tokensOf(said.text)) || (about === 'wrong' && said.link !== 'but')
    const before = causes.slice(0, at)
    const step = stepOf(context, stepId)
    // "Or it is not tied": another case, of what the step is about.
    const isOther = said.link.startsWith('or')
    const spoken = about === 'wasted' ? remadeThing(said, step) : said
    const heard = isWrong && !isOther ? withNamedSubject(spoken, before, language) : spoken
    const placed = withStepPlace(
      about === 'wrong' ? withStepPerson(withPeople(heard, language), step, language) : heard,
      step,
    )
    const subject = withStepObject(
      withStepSubject(placed, isOfStep(said, before, language) ? step : '', language),
      step,
      language,
    )
    // "untangling it" after "dragging the hose around"
    // "the text has mistakes in it": what it is was named in the part itself.
    const told = language.tokensOf(subject.text)
    const pronoun = told.findIndex(({ key }) => key === 'it' || key === 'them')
    const isNamedThere = told
      .slice(0, pronoun < 0 ? undefined : pronoun)
      .some(({ tag, key }) => tag === 'NOUN' && !TIMES.has(key))
    const part =
      pointsBack(subject.text, language) && !(before.length === 0 && isNamedThere)
        ? {
            ...subject,
            text: withNamedThing(
              subject.text,
              // "water could get in, or I could overheat it": another case, of what the step is about.
              thingsBefore(
                said.link === 'or' && stepOf(context, stepId) !== '' ? [] : before,
                context,
                stepId,
              ),
              language,
            ),
          }
        : subject
    const next = causes[at + 1]
    // "Customers describe noises and I have to guess": the trouble is what follows.
    const isBeginning =
      next?.sentence === part.sentence &&
      /^(?:and|so|then|but)\b/.test(next.link) &&
      /^(?:i|we) /i.test(next.text) &&
      // "and I frighten a mum" goes wrong as well.
      (about !== 'wrong' ||
        next.link !== 'and' ||
        /^(?:i|we) (?:have|must|need|then|can|cannot|end|just|do|am|are)\b/i.test(next.text))
    const id = context.newId()
    const feeling =
      /^(?:i|we|they|you) (?:\p{L}+ly |always |often |just )?(?:feel|felt) (?:so |very |really )?(.+)$/iu.exec(
        part.text,
      )?.[1]
    if (feeling !== undefined) return goalPart('emotional', `avoid feeling ${feeling}`, id, language, sound)
    const { executor } = context.study.jtbd
    const own =
      about === 'long' && timeInState(plainText(said.text), language) === null
        ? ownAction(context, stepId, said.text)
        : null
    return {
      part: said.text,
      // One word leaves open what happens, unless it was asked what is wasted.
      forms:
        own !== null
          ? [own]
          : /\s/.test(part.text) || (about !== 'wrong' && isNamed(part.text, about, language))
            ? outcomeForms(part, { about, executor, isStory: isStory || isBeginning }, language).map((form) =>
                withoutTool(form, language),
              )
            : [],
      isSound: tellsStatement(said.text) ? isImpersonal : sound('outcome'),
      editOf: (text) => ({ kind: 'addStatement', statementId: id, stepId, text }),
      reason: OUTCOME_REASONS[about],
      rules: ['O1', 'O2'],
    }
  })
}

/** An event in correct English; other parts are read in many forms, which repairs would hide. */
const repaired = ({ kind, text }: MessagePart, language: Language): string =>
  kind === 'clause' ? correctClause(text, language) : text

/** Whether "it" is what the step is about, and not what was told before. */
const isOfStep = ({ link }: MessagePart, before: readonly MessagePart[], language: Language): boolean =>
  link.startsWith('or') ||
  !before.some(({ text }) => nounsOf(text, language).some((token) => !isPlural(token)))

/** Whose statement it is, which no statement says. */
const isImpersonal = (text: string): boolean => !/\b(?:i|me|my|we|us|our|you|your)\b/i.test(text)

const stepOf = ({ study }: Pick<CoachContext, 'study'>, stepId: string): string =>
  study.jobSteps.find(({ uuid }) => uuid === stepId)?.userInput.trim() ?? ''

/** "riding there twice", said of *Pick up the bag at the shop*. */
function withStepPlace(part: MessagePart, step: string): MessagePart {
  const place = / (?:at|to|in|from) (the \p{L}+)$/iu.exec(step)?.[1]
  return place === undefined
    ? part
    : { ...part, text: part.text.replace(THERE, (_, going: string) => `${going} to ${place}`) }
}
const THERE = /^((?:(?:i|we) )?(?:rid|driv|go|walk|runn?|com|travel)(?:ing|e)?(?: back)?) there\b/i

/** Nouns of the job and the step. */
const wordsNamed = ({ study }: CoachContext, stepId: string): string =>
  `${study.jtbd.userInput} ${stepOf({ study }, stepId)}`

/** What was named before in the answer, or the step that it is about. */
function thingsBefore(
  before: readonly MessagePart[],
  { study }: Pick<CoachContext, 'study'>,
  stepId: string,
) {
  const named = before.map(({ text }) => text)
  const step = stepOf({ study }, stepId)
  return named.length > 0 || step === '' ? named : [step]
}

/** A part of an answer as a need beside the job. */
export function goalPart(
  layer: LayerQuestion,
  part: string,
  goalId: string,
  language: Language,
  sound: (kind: DraftKind) => (text: string) => boolean,
): PartForms {
  const isAction = layer === 'related' || layer === 'consumption'
  return {
    part,
    forms: isAction ? (/\s/.test(part) ? actionForms(part, language) : []) : goalForms(layer, part),
    isSound: sound(isAction ? 'action' : 'goal'),
    editOf: (text) => ({ kind: 'addGoal', goalId, layer, text }),
    reason: 'A need beside the job, in your words.',
    rules: [],
  }
}

/** Whether a word names a thing. */
const isNamed = (text: string, about: Outcomes, language: Language): boolean => {
  const words = language.tokensOf(`the ${text.toLowerCase()}`)
  const [, word] = words
  // "weeds" take long, "glue" may do anything.
  const isMany = about === 'wasted' || (word !== undefined && isPlural(word) && !isPerson(word))
  return isMany && language.isKnown(text) && isPhrase(words, 'nouns')
}
