import type { CoachContext } from '@outcome-studio/shared/domain/coach'
import {
  type Proposal,
  type ProposedEdit,
  proposalId,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import { bestDraft, type Draft } from '../../drafts/bestDraft.ts'
import { saidTexts } from '../../languageModel/saidTexts.ts'
import type { TakenMeanings } from '../../languageModel/takenMeanings.ts'

/** Most parts of one answer that become drafts: more cards at once are hard to decide on. */
const MAX_PARTS = 20
/** Most remarks that a proposal carries. */
const MAX_REMARKS = 5

/** What became of the parts of an answer. */
export interface Drafted {
  readonly proposals: readonly Proposal[]
  /** Parts for which no draft was sure, or every draft had errors. */
  readonly refused: readonly string[]
  /** Parts that repeat the study or an earlier proposal. */
  readonly repeated: readonly string[]
  /** Parts beyond MAX_PARTS, for which no draft was made. */
  readonly left: readonly string[]
  /** What became of each part, in the order in which it was told. */
  readonly told: readonly ToldPart[]
}

/** A part of an answer with the edit that it would be, whether proposed or not. */
export interface ToldPart {
  readonly part: string
  readonly edit: ProposedEdit
  readonly fate: 'proposed' | 'refused' | 'repeated'
}

/** One part of an answer with its possible forms, likeliest first. */
export interface PartForms {
  readonly part: string
  readonly forms: readonly string[]
  /** Whether a text may be shown: a form, or what the checker's suggestions make of it. */
  readonly isSound: (text: string) => boolean
  /** The edit that would write a text. Its uuids must stay the same on each call. */
  readonly editOf: (text: string) => ProposedEdit
  readonly reason: string
  readonly rules: readonly string[]
}

/** Drafts each part, checks it, and turns what passes into proposals (docs/method.md §7). */
export function proposeDrafts(
  context: CoachContext,
  parts: readonly PartForms[],
  taken: TakenMeanings,
): Drafted {
  const said = saidTexts(context)
  const proposals: Proposal[] = []
  const refused: string[] = []
  const repeated: string[] = []
  const told: ToldPart[] = []
  for (const { part, forms, isSound, editOf, reason, rules } of parts.slice(0, MAX_PARTS)) {
    const draft = bestDraft(forms, { editOf, isSound, said, rules: context.rules })
    const edit = editOf(draft?.text ?? part)
    if (draft === null) refused.push(part)
    else if (isTaken(taken, edit)) repeated.push(part)
    else {
      taken.add(edit)
      proposals.push(proposalOf(context, edit, draft, reason, rules))
    }
    const fate = draft === null ? 'refused' : repeated.includes(part) ? 'repeated' : 'proposed'
    told.push({ part, edit, fate })
  }
  return { proposals, refused, repeated, told, left: parts.slice(MAX_PARTS).map(({ part }) => part) }
}

function isTaken(taken: TakenMeanings, edit: ProposedEdit): boolean {
  if ('before' in edit && edit.before.trim() === proposedText({ edit })) return true
  return taken.has(edit)
}

const proposalOf = (
  { newId }: CoachContext,
  edit: ProposedEdit,
  { remarks, assumptions }: Draft,
  reason: string,
  rules: readonly string[],
): Proposal => ({
  id: proposalId(newId()),
  edit,
  reason,
  rules,
  assumptions,
  remarks: remarks
    .slice(0, MAX_REMARKS)
    .map(({ ruleId, severity, message }) => ({ ruleId, severity, message })),
})
