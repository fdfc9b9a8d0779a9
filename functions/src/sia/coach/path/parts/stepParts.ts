import { capitalized } from '@outcome-studio/shared/domain/base'
import { uncapitalized, wordSet } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, StepQuestion } from '@outcome-studio/shared/domain/coach'
import { actionForms } from '../../drafts/actionForms.ts'
import { isOpenStep } from '../../drafts/isOpenStep.ts'
import { nominalAction, nominalPieces } from '../../drafts/nominalForms.ts'
import { wholeParts } from '../../drafts/wholeParts.ts'
import { withArticle } from '../../drafts/withArticle.ts'
import { isPlural } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import { isKnownVerb } from '../../messages/sharedObject.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'
import { announces } from '../../words/announces.ts'
import type { PartForms } from '../proposals/proposeDrafts.ts'
import { categoryOfStep } from './categoryOfStep.ts'
import { withoutTool } from './plainSteps.ts'
import { thingOfIt, withThing } from './withThing.ts'

const NOTHING =
  /^(?:(?:there is |really )?(?:nothing|none|no need)(?: (?:really|else|special|much|particular|in particular|at all|there|here|that i know of|to \p{L}+))*|not (?:much|a lot|anything|really)|(?:i|we|you|they|people|one) (?:can |will )?(?:just|simply|immediately) (?:starts?|begins?|go(?:es)?|do(?:es)? it|gets? (?:going|started)|dives? in|jumps? in)\b.{0,30})$/iu

/** What has to be settled: "how many people come". */
const OPEN =
  /^(?:what(?! an? )|which|who|whether|where|when|how (?:many|much|long|far|often|big|late|early)) \p{L}+ /iu

/** The job up to what follows its object, which "it" is if no step named a thing. */
export const objectOf = (job: string): readonly string[] =>
  job.trim() === ''
    ? []
    : job
        .trim()
        .split(/ (?:to|into|in|on|at|of|for|from|with|by|so|that|over) /)
        .slice(0, 1)

/** "we must plow the land": who does it, and one thing. */
const DOING =
  /^(?:i|we|you|they) (?:must |have to |need to |should )?(?!do\b|can\b|cannot\b)\p{L}+ (?:the|an?) \p{L}+$/iu

const ASKED = '(?:who|what|where|when|which|how|why|whether|if|that)\\b'
const ASKING = new RegExp(`^((?:(?:i|we|you|they) )?\\p{L}+(?: (?:out|up|down))?) ${ASKED}`, 'iu')
const ASKED_TOO = new RegExp(`^${ASKED}`, 'i')

/** "how deep the soil is", told after "find out which beds get the sun": with the verb that both share. */
function withVerbOf(before: string, text: string): string {
  const [, verb] = ASKING.exec(before) ?? []
  return verb !== undefined && ASKED_TOO.test(text) ? `${verb} ${text}` : text
}

/** Parts in which one verb asks for what several of them tell. */
const withAskingVerb = (parts: readonly MessagePart[]): readonly MessagePart[] =>
  parts.map((part, at) => {
    const before = parts[at - 1]
    const isShared = before !== undefined && part.link === 'and' && part.sentence === before.sentence
    return isShared ? { ...part, text: withVerbOf(before.text, part.text) } : part
  })

/** "coil the cables and count the mics" in two, if each of them is a step. */
function separateActions(
  part: MessagePart,
  language: Language,
  isSoundStep: (text: string) => boolean,
): readonly MessagePart[] {
  const isStep = (text: string) => actionForms(text, language, true).some(isSoundStep)
  const [opening = '', ...further] = part.text.split(/,? and |, /i)
  const pieces = [opening, ...further.map((each) => withVerbOf(opening, each))]
  // "wedge the clay and centre it": of one thing, but two steps.
  const isOfOne = OF_THING.test(pieces[1] ?? '')
  const isSeparate =
    pieces.length > 1 &&
    (pieces.length === 2 || !part.text.includes(' and ')) &&
    (isOfOne || !isStep(part.text)) &&
    pieces.every((each, at) => isStep(at > 0 ? each.replace(OF_THING, '$1 the part') : each))
  return isSeparate ? pieces.map((text) => ({ ...part, text })) : [part]
}

const OF_THING = /^(\p{L}+) (?:it|them)\b/iu

/** Verbs that are done to nothing. */
const OBJECTLESS = wordSet(
  'stop wait go come sit stand rest breathe smile relax start begin listen look pause park sleep eat talk cross dock sail land run walk swim fly arrive leave finish repeat',
)
/** "Then come the rehearsals": what is done there is told next. */
const COMING = /^(?:comes?|follows?) (?:the|an?|our|my)\b/i
/** Fewest verbs in a row that are steps by themselves: "uncap, spin, strain". */
const FEWEST_VERBS = 3

/** "Uncap, spin, strain, jar": verbs in a row are done to what the job is about. */
function withAssumedObject(
  parts: readonly MessagePart[],
  job: string,
  language: Language,
): readonly MessagePart[] {
  const [object = ''] = objectOf(job)
  const thing = language
    .tokensOf(`to ${uncapitalized(object)}`)
    .slice(2)
    .findLast((token) => token.tag === 'NOUN' || (token.tag === 'VERB' && isPlural(token)))
  const isBare = ({ text }: MessagePart): boolean =>
    /^\p{L}+(?: (?:over|off|up|down|out))?$/u.test(text) &&
    isKnownVerb((text.split(' ')[0] ?? '').toLowerCase(), language)
  if (thing === undefined || parts.length < FEWEST_VERBS || !parts.every(isBare)) return parts
  return parts.map((part) =>
    OBJECTLESS.has(part.text.toLowerCase()) ? part : { ...part, text: `${part.text} the ${thing.text}` },
  )
}

/** "fill and ice them": what both verbs are done to. */
const withSharedObject = (parts: readonly MessagePart[], language: Language): readonly MessagePart[] =>
  parts.map((part, at) => {
    const next = parts[at + 1]
    const [, verb = '', object = ''] =
      /^(\p{L}+) (?!(?:up|out|off|down|away|over)$)(.+)$/iu.exec(next?.text ?? '') ?? []
    const isShared =
      next?.link === 'and' &&
      next.sentence === part.sentence &&
      /^\p{L}+$/u.test(part.text) &&
      !OBJECTLESS.has(part.text.toLowerCase()) &&
      [part.text, verb].every((each) => isKnownVerb(each.toLowerCase(), language))
    return isShared ? { ...part, text: `${part.text} ${object}` } : part
  })

/** Whether a part says that there is no step. */
export const tellsNoStep = (text: string): boolean => NOTHING.test(text)

/** The parts of an answer as steps, placed in the order in which they are told. */
export function stepParts(
  { study, newId }: CoachContext,
  about: StepQuestion,
  told: readonly MessagePart[],
  language: Language,
  isSoundStep: (text: string) => boolean,
): readonly PartForms[] {
  const isBare = told.length >= FEWEST_VERBS && told.every(({ text }) => /^\p{L}+$/u.test(text))
  const parts = isBare ? told : wholeParts(told, language)
  const { executor } = study.jtbd
  // What was told of the heart may get ready for it too: what comes before it comes first.
  let afterStepId = about === 'before' ? null : (study.jobSteps.at(-1)?.uuid ?? null)
  const named: string[] = []
  const said: string[] = []
  let it: { readonly thing: string; readonly sentence: number } | null = null
  let lastPart: { readonly text: string; readonly sentence: number; readonly isRead: boolean } | null = null
  const earlier =
    about === 'before' ? [] : study.jobSteps.slice(-1).flatMap(({ userInput }) => objectOf(userInput))
  // "chip brush, grind stump": one that is surely done shows that the others are.
  const done = new Set(
    parts.filter(({ text }) => actionForms(text, language).some(isSoundStep)).map(({ sentence }) => sentence),
  )
  return withAssumedObject(withSharedObject(withAskingVerb(parts), language), study.jtbd.userInput, language)
    .filter(({ link, text }) => link !== 'because' && !(link !== '' && COMING.test(text)))
    .flatMap((part) => separateActions(part, language, isSoundStep))
    .flatMap((part) =>
      nominalPieces(part.text, language).map((text, _, { length }) => ({
        ...part,
        text,
        isNamed: length > 1,
      })),
    )
    .map(({ text: part, link, isNamed, sentence }) => {
      const stepId = newId()
      const place = afterStepId
      // "We work the land and make it flat": "it" is of the same sentence, although that was not understood.
      const isUnread =
        lastPart !== null && !lastPart.isRead && lastPart.sentence === sentence && DOING.test(lastPart.text)
      const before = isUnread && lastPart !== null ? [lastPart.text] : [...named]
      const known = isUnread ? [] : earlier
      const object = isUnread ? [] : objectOf(study.jtbd.userInput)
      const thing = it !== null && it.sentence === sentence ? it.thing : null
      const asked = about === 'before' && OPEN.test(part) ? [`Determine ${uncapitalized(part)}`] : []
      const nominal = nominalAction(part, language)
      // Beside a noun that names an action, "pre-boarding comms" is one too, with a verb that is not said.
      const actions =
        nominal === null
          ? isNamed
            ? []
            : actionForms(part, language, done.has(sentence))
          : [capitalized(nominal)]
      // "not rereading": what is left out is no step.
      const forms = (announces(part) || /^not\b/i.test(part) ? [] : [...asked, ...actions])
        .map((form) => {
          const told = {
            steps: before,
            said,
            earlier: known,
            job: object,
            about: study.jtbd.userInput,
            executor,
            it: thing,
          }
          return withArticle(withThing(form, told, language), language)
        })
        .filter((form) => !isOpenStep(form))
      const first = forms.find(isSoundStep)
      if (first !== undefined) {
        afterStepId = stepId
        named.push(first)
        const found = thingOfIt(part, first)
        if (found !== null) it = { thing: found, sentence }
      }
      said.push(part)
      lastPart = { text: part, sentence, isRead: first !== undefined }
      return {
        part,
        forms: [...forms, ...withoutTool(forms)],
        isSound: isSoundStep,
        editOf: (text) => ({
          kind: 'addStep',
          stepId,
          afterStepId: place,
          text,
          category: categoryOfStep(text, about, link),
        }),
        reason: 'A step of the job, in your words.',
        rules: ['J1', 'J2'],
      }
    })
}
