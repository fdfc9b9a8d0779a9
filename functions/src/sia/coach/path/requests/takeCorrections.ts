import { capitalized, withoutEnd } from '@outcome-studio/shared/domain/base'
import {
  type CoachContext,
  type CoachState,
  type Proposal,
  proposalId,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import { isSound } from '../../drafts/isSound.ts'
import type { Language } from '../../language/Language.ts'
import { standardEnglish } from '../../messages/standardEnglish.ts'
import { rightEdit } from '../drafting/correctCards.ts'
import type { DraftedAnswer } from '../drafting/draftAnswer.ts'
import { noStepYet } from '../drafting/draftStepLines.ts'
import { mergeDrafts, NO_DRAFTS } from '../drafting/mergeDrafts.ts'
import { leftOutSteps } from '../later/leftOutSteps.ts'
import { stepNamed } from '../places/stepNamed.ts'
import { quoted } from '../text/clarify.ts'
import { verbatim } from '../text/verbatim.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'

/** Cards of the last replies, among which the one that is meant is. */
const MOST_CARDS = 12
const LINKS = '(?:(?:and|but|so|well|oh|no|sorry|wait|look)\\b[,.:;]? ?)*'
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
  for (const sentence of message.split(/(?<=[.!?;])\s+|\n+/u)) {
    const said = withoutEnd(standardEnglish(sentence, language).trim(), '.!?;, ')
    const word = WITHOUT.exec(said)?.groups?.word
    const found = LEFT_OUT.exec(said)?.groups?.what
    const left = found === undefined || NAMED_ACTION.test(found) ? undefined : found
    if (word !== undefined && context.earlier.length > 0) {
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
  return isTaken ? { drafted, notes, rest: rest.join(' ') } : null
}

/** Whether one of several names, or the only one, is that of no step: a step alone is asked about next. */
const isUnknown = ({ study }: CoachContext, names: string): boolean =>
  / and |, /.test(names) || stepNamed(study, names) === null

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
