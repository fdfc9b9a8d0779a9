import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import {
  addedItem,
  type CoachContext,
  type CoachState,
  type EarlierProposal,
  type Proposal,
  proposalId,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import { isSound } from '../drafts/isSound.ts'
import type { Language } from '../language/Language.ts'
import { standardEnglish } from '../messages/standardEnglish.ts'
import { quoted } from './clarify.ts'
import { rightEdit } from './correctCards.ts'
import type { DraftedAnswer } from './draftAnswer.ts'
import { noStepYet } from './draftStepLines.ts'
import { leftOutSteps } from './leftOutSteps.ts'
import { mergeDrafts, NO_DRAFTS } from './mergeDrafts.ts'
import { shareOfWords } from './sharedWords.ts'
import { stepNamed } from './stepNamed.ts'
import { verbatim } from './verbatim.ts'
import { wordsOfStudy } from './wordsOfStudy.ts'

/** Cards of the last replies, among which the one that is meant is. */
const MOST_CARDS = 12
/** Share of the words of a name that its card has. */
const LEAST_SHARE = 0.5

const LINKS = '(?:(?:and|but|so|well|oh|no|sorry|wait|look)\\b[,.:;]? ?)*'
/** Where a card belongs: "the burst bag belongs to vacuuming, not to the fireplace". */
const FILING: readonly RegExp[] = [
  new RegExp(
    `^${LINKS}(?:the )?(?<what>[^,;]{3,60}?) (?:belongs?|should (?:be|go)) (?:to|with|under|in) (?:the )?(?<step>[^,;]{3,50}?)(?:,? (?:and )?not\\b.*)?$`,
    'iu',
  ),
  new RegExp(
    `^${LINKS}why have you (?:put|filed) (?:the )?(?<what>.{3,60}?) (?:under|with|in|to) .{3,50}?, (?:that|it|this|they) (?:is|are) (?:when|where|for|with|at|about|part of) (?:(?:we|i|they|you) )?(?<step>[^,;]{3,50})$`,
    'iu',
  ),
]
/** "That has nothing to do with the fireplace": the next sentence tells where the card belongs. */
const ELSEWHERE = new RegExp(
  `^${LINKS}(?:that|this|it|those) (?:is|are|has|have) (?:nothing to do with|not part of|not about) (?:the )?[^,;]{3,50}$`,
  'iu',
)
const HAPPENS =
  /^(?:the )?(?<what>[^,;]{3,60}?) (?:(?:only |really |all )?(?:happens?|comes?) )?(?:when|while|as|during) (?:(?:we|i|they|you) (?:are )?)?(?<step>[^,;]{3,50})$/iu
const PRONOUN = /^(?:that|this|it|those|these|they|them|he|she)\b/i
/** "Please leave out the 'say'". */
const WITHOUT = new RegExp(
  `^${LINKS}(?:please )?(?:leave out|drop|remove|delete|take out|without) (?:the )?(?:words? )?["'“‘](?<word>[^"'“”‘’]{2,40})["'”’].{0,30}$`,
  'iu',
)
const LEFT_OUT = new RegExp(
  `^${LINKS}you (?:have )?(?:also |still |just )*(?:left out|forgot|forgotten|missed|dropped|lost|omitted) (?:the |out )?(?<what>\\p{L}.{2,80}?)(?: (?:too|as well|altogether|entirely|completely))*$`,
  'iu',
)
/** "check the lean": a step that is named as it is done. */
const NAMED_ACTION = /^\p{L}+ (?:the|an?|all|every|their) /iu
/** "It isn't about them complaining, it's the retyping." */
const NOT_ABOUT = new RegExp(`^${LINKS}(?:it|that|this) is not about .{2,60}, (?:it|that) is .{2,60}$`, 'iu')

/** What a message corrects, and what else it says. */
interface Corrections {
  readonly drafted: DraftedAnswer
  readonly notes: readonly string[]
  /** Ids of what the drafts replace. */
  readonly replaced: readonly string[]
  readonly rest: string
}

/** Takes out of a message what corrects a card or names what was left out, which never is a fact; null if nothing does. */
export function takeCorrections(
  context: CoachContext,
  { open }: CoachState,
  message: string,
  language: Language,
): Corrections | null {
  const notes: string[] = []
  const rest: string[] = []
  const drafts: DraftedAnswer[] = []
  const replaced: string[] = []
  let isElsewhere = false
  for (const sentence of message.split(/(?<=[.!?;])\s+|\n+/u)) {
    const said = withoutEnd(standardEnglish(sentence, language).trim(), '.!?;, ')
    const forms = isElsewhere ? [...FILING, HAPPENS] : FILING
    const filing = forms.map((form) => form.exec(said)?.groups).find((found) => found !== undefined)
    const word = WITHOUT.exec(said)?.groups?.word
    const found = LEFT_OUT.exec(said)?.groups?.what
    const left = found === undefined || NAMED_ACTION.test(found) ? undefined : found
    const moved = filing === undefined ? null : moveCard(context, filing, sentence)
    isElsewhere = context.earlier.length > 0 && ELSEWHERE.test(said)
    if (isElsewhere) continue
    if (moved !== null) {
      notes.push(...(moved.note === '' ? [] : [moved.note]))
      drafts.push({ ...NO_DRAFTS, proposals: moved.proposals })
      replaced.push(...moved.replaced)
    } else if (word !== undefined && context.earlier.length > 0) {
      const without = withoutWord(context, word, language)
      notes.push(
        ...(without === null ? [`I can’t take ${quoted([word])} out: choose **Edit** on its card.`] : []),
      )
      drafts.push({ ...NO_DRAFTS, proposals: without === null ? [] : [without] })
    } else if (left !== undefined && open.kind !== 'executor' && isUnknown(context, left)) {
      if (open.kind === 'job' || open.kind === 'size') continue
      const steps = leftOutSteps(context, left, language)
      drafts.push(steps.drafted)
      if (steps.unknown.length > 0) notes.push(noStepYet(steps.unknown))
    } else if (NOT_ABOUT.test(said) && context.earlier.length > 0) {
      const typed = verbatim(sentence.trim(), context.said.at(-1) ?? sentence)
      notes.push(
        `I can’t change a card by ${quoted([typed])}: choose **Edit** on it, or say it in one sentence.`,
      )
    } else rest.push(sentence)
  }
  const drafted = mergeDrafts([NO_DRAFTS, ...drafts])
  const isTaken = rest.length < message.split(/(?<=[.!?;])\s+|\n+/u).length
  return isTaken ? { drafted, notes, replaced, rest: rest.join(' ') } : null
}

/** Whether one of several names, or the only one, is that of no step: a step alone is asked about next. */
const isUnknown = ({ study }: CoachContext, names: string): boolean =>
  / and |, /.test(names) || stepNamed(study, names) === null

interface MovedCard {
  readonly note: string
  readonly proposals: readonly Proposal[]
  readonly replaced: readonly string[]
}

/** The card that a name means, under the step that it belongs to; null if no card is meant. */
function moveCard(
  context: CoachContext,
  { what = '', step: name = '' }: Readonly<Record<string, string | undefined>>,
  sentence: string,
): MovedCard | null {
  if (PRONOUN.test(what)) return null
  const card = statementNamed(context, what)
  const nothing = { proposals: [], replaced: [] }
  const step = stepNamed(context.study, name)
  if (card?.proposal.edit.kind !== 'addStatement')
    return step === null
      ? null
      : { ...nothing, note: `I find no card about ${quoted([verbatim(what, sentence)])} that I can move.` }
  const { proposal, decision } = card
  const { edit } = card.proposal
  const typed = verbatim(name, sentence)
  if (step === null) return { ...nothing, note: `I can’t move that card: I find no step ${quoted([typed])}.` }
  const target = `*${step.userInput.trim()}*`
  if (step.uuid === edit.stepId) return { ...nothing, note: `Right, it is filed under ${target}.` }
  if (decision?.kind === 'accepted')
    return {
      ...nothing,
      note: `*${edit.text}* is in your study: move it to ${target} in Outcome Validation.`,
    }
  const moved = { ...edit, statementId: context.newId(), stepId: step.uuid }
  return {
    note: '',
    proposals: [{ ...proposal, id: proposalId(context.newId()), edit: moved }],
    replaced: decision === null ? [addedItem(edit) ?? edit.statementId] : [],
  }
}

/** The last statement that has most of the words of a name. */
function statementNamed({ earlier }: CoachContext, name: string): EarlierProposal | null {
  const scored = earlier
    .filter(({ proposal }) => proposal.edit.kind === 'addStatement')
    .slice(-MOST_CARDS)
    .map((card) => ({ card, share: shareOfWords(name, proposedText(card.proposal)) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((one, other) => one.share - other.share)
  return scored.at(-1)?.card ?? null
}

/** The last card with a word, without it; null if there is none, or nothing sound is left. */
function withoutWord(context: CoachContext, word: string, language: Language): Proposal | null {
  const found = context.earlier
    .slice(-MOST_CARDS)
    .findLast(({ proposal }) =>
      ` ${proposedText(proposal).toLowerCase()} `.includes(` ${word.toLowerCase()} `),
    )
  if (found === undefined) return null
  const at = ` ${proposedText(found.proposal).toLowerCase()} `.indexOf(` ${word.toLowerCase()} `)
  const before = proposedText(found.proposal).slice(0, Math.max(0, at - 1))
  const after = proposedText(found.proposal).slice(at + word.length)
  const text = capitalized(`${before.trim()} ${after.trim()}`.trim())
  const kind = found.proposal.edit.kind === 'addStatement' ? 'outcome' : 'action'
  if (!isSound(text, kind, language, wordsOfStudy(context))) return null
  const edit = rightEdit(context, found, text)
  return edit === null
    ? null
    : { ...found.proposal, id: proposalId(context.newId()), edit, assumptions: [], remarks: [] }
}
