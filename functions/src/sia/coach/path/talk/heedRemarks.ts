import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import {
  type CoachContext,
  type CoachState,
  nameAsTyped,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../../language/Language.ts'
import { createTakenMeanings } from '../../languageModel/takenMeanings.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { settled } from '../later/leftWords.ts'
import { stepNamed } from '../places/stepNamed.ts'
import { proposeDrafts } from '../proposals/proposeDrafts.ts'
import { shareOfWords, stemsOf } from '../text/sharedWords.ts'

/** Cards of the last replies, among which the one that is meant is. */
const MOST_CARDS = 8
/** Longest name of a group, in words. */
const MOST_WORDS = 6

const LINKS = '(?:(?:and|but|so|well|oh|no|sorry|wait|look|listen)\\b[,.:;]? ?)*'
/** "Dispatchers isn't a step, that's who we are". */
const NO_STEP = new RegExp(
  `^${LINKS}(?:the |my |our )?["“‘]?(\\p{L}[^,.;!?"”’]{2,50}?)["”’]? (?:is|are|was|were) (?:not|no) (?:an?|the|my|our|one of the)? ?(?:job |real )?steps?\\b(?:,? (?:that|they|it|those|these) (?:is|are) [^.;!?]{2,50})?$`,
  'iu',
)
/** "It's the pupil who talks", "it's the pupil who talks, love". */
const WHO = new RegExp(
  `^${LINKS}it is (?:the|my|our) (\\p{L}+) (?:who|that) (?:is |does )?(\\p{L}+)(?:,? (?:love|dear|not \\p{L}+(?: \\p{L}+){0,2}))?$`,
  'iu',
)
/** Before the right name of a group. */
const NAMED =
  /^(?:(?:and|but|so|well|no|oh|sorry)\b[,.:;]? ?)*(?:not just any \p{L}+,? |(?:i|we) (?:have |had )?(?:already |just )?(?:told you|said|mean|meant|say)(?: already)?[,:]? |it is |we are |they are |make (?:it|that) |precisely[,:]? )(?:the )?/iu
const DENIED = /^(?:(?:no|wrong|not quite)\b[,.:;]? ?)+/i

/** What a message says of cards and of the executor, and what else it says. */
export interface HeededRemarks {
  readonly notes: readonly string[]
  readonly drafted: DraftedAnswer
  readonly state: CoachState
  readonly rest: string
}

/** Takes out of a message what only says that a card is wrong, which tells no step and no outcome; null if nothing does. */
export function heedRemarks(
  context: CoachContext,
  before: CoachState,
  message: string,
  language: Language,
): HeededRemarks | null {
  const notes: string[] = []
  const rest: string[] = []
  let drafted = NO_DRAFTS
  let state = before
  for (const sentence of message.split(/(?<=[.!?;])\s+|\n+/u)) {
    const said = withoutEnd(standardEnglish(sentence, language).trim(), '.!?;, ')
    const group = groupAgain(context, said)
    const [, name] = NO_STEP.exec(said) ?? []
    const [, person = '', action = ''] = WHO.exec(said) ?? []
    if (group !== null) {
      if (group !== '') drafted = asExecutor(context, group)
    } else if (name !== undefined) {
      state = settled({ ...state, unclear: '' }, [name, said])
      notes.push(noStepNote(context, name))
    } else if (person !== '' && isOfCard(context, action)) {
      notes.push(`Right, it is the ${person}: choose **Edit** on the card to say so, or **Reject** it.`)
    } else if (isEcho(context, sentence)) {
      // The words of a card, thrown back: what is wrong with them is said beside it.
    } else rest.push(sentence)
  }
  const isHeeded = notes.length > 0 || drafted.proposals.length > 0 || rest.join(' ') !== message
  const hasSentences = message.split(/(?<=[.!?;])\s+|\n+/u).length === rest.length
  return isHeeded && !hasSentences ? { notes, drafted, state, rest: rest.join(' ') } : null
}

/** The executor with more words, empty if a card has them already; null if a sentence names none. */
function groupAgain({ study, earlier }: CoachContext, said: string): string | null {
  const executor = study.jtbd.executor.trim().toLowerCase()
  const name = said.replace(DENIED, '').replace(NAMED, '')
  const isLed = name !== said
  const group = name.toLowerCase()
  if (executor === '' || !isLed || group.split(' ').length > MOST_WORDS || !group.endsWith(` ${executor}`))
    return null
  if (!/^[\p{L} -]+$/u.test(group)) return null
  const isShown = earlier.some(
    ({ proposal: { edit }, decision }) =>
      edit.kind === 'setExecutor' && decision === null && edit.after.toLowerCase() === group,
  )
  return isShown ? '' : name
}

function asExecutor(context: CoachContext, group: string): DraftedAnswer {
  const part = {
    part: group,
    forms: [capitalized(group)],
    isSound: () => true,
    editOf: (after: string) => ({ kind: 'setExecutor', before: context.study.jtbd.executor, after }) as const,
    reason: 'One group of people, in your words.',
    rules: ['E1'] as const,
  }
  return { ...NO_DRAFTS, ...proposeDrafts(context, [part], createTakenMeanings(context)) }
}

function noStepNote({ study, earlier }: CoachContext, name: string): string {
  const step = stepNamed(study, name)
  if (step !== null && shareOfWords(step.userInput, name) >= 1)
    return `Right, then remove ${nameAsTyped(step.userInput)} in Outcome Validation.`
  const waits = earlier.some(
    ({ proposal, decision }) =>
      decision === null &&
      proposal.edit.kind === 'addStep' &&
      shareOfWords(name, proposedText(proposal)) >= 1,
  )
  return waits ? 'Right, that is no step: choose **Reject** on its card.' : 'Right, that is no step.'
}

const lastCards = ({ earlier }: CoachContext): readonly string[] =>
  earlier.slice(-MOST_CARDS).map(({ proposal }) => proposedText(proposal))

const isOfCard = (context: CoachContext, action: string): boolean =>
  lastCards(context).some((card) => stemsOf(card).some((stem) => stemsOf(action).includes(stem)))

/** "Get the nerves to stop talking?": nothing but words of one card. */
const isEcho = (context: CoachContext, sentence: string): boolean =>
  sentence.trim().endsWith('?') &&
  stemsOf(sentence).length > 2 &&
  lastCards(context).some((card) => shareOfWords(sentence, card) >= 1)
