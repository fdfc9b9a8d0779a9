import { capitalized } from '@outcome-studio/shared/domain/base'
import {
  type CoachContext,
  type EarlierProposal,
  type Proposal,
  type ProposedEdit,
  proposalId,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import type { DraftKind } from '../../drafts/DraftKind.ts'
import { isSound } from '../../drafts/isSound.ts'
import type { Language } from '../../language/Language.ts'
import { plainClause } from '../../messages/plainClause.ts'
import { stepNamed } from '../places/stepNamed.ts'
import { wordsOfStudy } from '../text/wordsOfStudy.ts'
import type { DraftedAnswer } from './draftAnswer.ts'
import { NO_DRAFTS } from './mergeDrafts.ts'

/** Cards of the last replies, among which the one that is corrected is. */
const MOST_CARDS = 8
const NAME = '\\p{L}+(?: \\p{L}+){0,2}?'
const THE = '(?:the |my |our |a |an )?'

/** The right thing and the wrong one, in the words of a card. */
const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:it|that|this|they|those) (?:is|was|are|were) ${THE}(?<right>${NAME})(?: (?:(?:that|which) )?(?:i|we|they|you) [^,;.!?]{2,60})?,? (?:and )?not ${THE}(?<wrong>${NAME})$`,
    'u',
  ),
  new RegExp(
    `^(?:i (?:mean|meant|said) )?${THE}(?<right>${NAME}), not (?:the|my|our|an?) (?<wrong>${NAME})$`,
    'u',
  ),
  new RegExp(
    `^not (?:the|my|our|an?) (?<wrong>${NAME})(?:, (?:but )?| but )(?:i (?:mean|meant) )?(?:the|my|our|an?) (?<right>${NAME})$`,
    'u',
  ),
  // "For the readers, not for the shelves!"
  new RegExp(
    `^(?:for|with|to|of|from) ${THE}(?<right>${NAME}), not (?<link>for|with|to|of|from) ${THE}(?<wrong>${NAME})$`,
    'u',
  ),
  // "Workloads don't argue, people do."
  new RegExp(
    `^${THE}(?<wrong>${NAME}) (?:do|does|did|can|will)(?:not| not) (?<verb>\\p{L}+)(?: \\p{L}+)?, ${THE}(?<right>${NAME}) (?:do|does|did|can|will)$`,
    'u',
  ),
]
/** "No no, please keep the labels." */
const KEEPING = new RegExp(
  `^(?:do )?(?:keep|leave) ${THE}(?<name>${NAME})(?: in| there| as (?:it is|they are))?$`,
  'u',
)
/** "The shelves don't read! The readers do." */
const DENIED = /(\b(?:do|does)(?:n['’]t| not) \p{L}+)[.!;]+\s+(?=(?:the )?\p{L}+ (?:do|does)[.!])/giu
const ASKING_FOR_IT = /^(?:(?:no|oh|wait|sorry|but)\b[,.! ]*)*(?:no\b|please\b|but\b)/i

/** What a message says of the cards of the last replies, and what else it says. */
export interface CorrectedCards {
  readonly drafted: DraftedAnswer
  /** Steps that are to stay. */
  readonly kept: readonly string[]
  /** As it was typed. */
  readonly rest: string
}

/** "It was the jars I take to the market, not the labels": the card with the right thing; null if a message corrects none. */
export function correctCards(
  context: CoachContext,
  message: string,
  language: Language,
  asksOutcome: boolean,
): CorrectedCards | null {
  const proposals: Proposal[] = []
  const kept: string[] = []
  const rest: string[] = []
  let hasProtest = false
  for (const sentence of message.replace(DENIED, '$1, ').split(/(?<=[.!?;])\s+|\n+/u)) {
    const clause = plainClause(sentence)
    const card = cardIn(context, clause, language)
    const step = ASKING_FOR_IT.test(sentence.trim()) ? KEEPING.exec(clause)?.groups?.name : undefined
    const stays = step === undefined ? null : stepNamed(context.study, step)
    if (card !== null) proposals.push(card)
    else if (!asksOutcome && isProtest(clause)) hasProtest = true
    else if (stays !== null) kept.push(stays.userInput.trim())
    else rest.push(sentence)
  }
  if (proposals.length + kept.length === 0 && !hasProtest) return null
  return { drafted: { ...NO_DRAFTS, proposals }, kept, rest: rest.join(' ') }
}

/** Said of no card, it tells nothing. */
const isProtest = (clause: string): boolean =>
  /^(?:the )?\p{L}+ (?:do|does) not \p{L}+, (?:the )?\p{L}+ (?:do|does)$/u.test(clause)

/** The card that a clause corrects, with the right thing. */
function cardIn(context: CoachContext, clause: string, language: Language): Proposal | null {
  for (const form of FORMS) {
    const { right, wrong, verb = '', link = '' } = form.exec(clause)?.groups ?? {}
    if (right === undefined || wrong === undefined) continue
    const named = new RegExp(`(?<!\\p{L})${wrong}(?!\\p{L})`, 'iu')
    // What is said of other things in the same words corrects nothing.
    const isMeant = (text: string): boolean =>
      named.test(text) &&
      text.toLowerCase().includes(verb) &&
      (link === '' || new RegExp(`\\b${link} (?:the |an? )?${wrong}`, 'iu').test(text))
    const found = context.earlier
      .slice(-MOST_CARDS)
      .findLast(({ proposal }) => isMeant(proposedText(proposal)))
    if (found === undefined) continue
    const text = capitalized(proposedText(found.proposal).replace(named, right))
    const kind = DRAFTS[found.proposal.edit.kind]
    if (kind === undefined || !isSound(text, kind, language, wordsOfStudy(context))) continue
    const edit = rightEdit(context, found, text)
    if (edit !== null)
      return { ...found.proposal, id: proposalId(context.newId()), edit, assumptions: [], remarks: [] }
  }
  return null
}

const DRAFTS: Partial<Readonly<Record<ProposedEdit['kind'], DraftKind>>> = {
  setExecutor: 'executor',
  setJob: 'action',
  addStep: 'action',
  addStatement: 'outcome',
}

/** A card in its place once more; what was accepted is reworded. */
export function rightEdit(
  { study, newId }: CoachContext,
  { proposal: { edit }, decision }: EarlierProposal,
  after: string,
): ProposedEdit | null {
  const isIn = decision?.kind === 'accepted'
  switch (edit.kind) {
    case 'setExecutor':
      return { ...edit, before: study.jtbd.executor, after }
    case 'setJob':
      return { ...edit, before: study.jtbd.userInput, after }
    case 'addStep':
      return isIn
        ? { kind: 'rewriteStep', stepId: edit.stepId, before: edit.text, after }
        : { ...edit, stepId: newId(), text: after }
    case 'addStatement':
      return isIn
        ? { kind: 'rewriteStatement', statementId: edit.statementId, before: edit.text, after }
        : { ...edit, statementId: newId(), text: after }
    default:
      return null
  }
}
