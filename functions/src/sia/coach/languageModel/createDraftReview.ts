import { RULES } from '@outcome-studio/shared/domain/checker'
import {
  type CoachContext,
  isWordless,
  isWordlessKind,
  type Proposal,
  type ProposedEdit,
  proposalId,
  proposedText,
} from '@outcome-studio/shared/domain/coach'
import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import { addsNothing } from '../../../judge/prompt/addsNothing.ts'
import { toPlainText } from '../../../judge/prompt/toPlainText.ts'
import { unsaidWords } from '../words/unsaidWords.ts'
import type { InterviewPlan } from './InterviewPlan.ts'
import { MODEL_LIMITS, type ModelEdit, type ReviewedEdit } from './ModelEdit.ts'
import { contradictionOf, isSameItem, problemsOfChange } from './problemsOfChange.ts'
import { remarksOnDraft } from './remarksOnDraft.ts'
import { saidTexts } from './saidTexts.ts'
import { createShortIds } from './shortIds.ts'
import { createTakenMeanings, type WritingEdit } from './takenMeanings.ts'
import { toProposedEdit } from './toProposedEdit.ts'

const RULE_IDS: ReadonlySet<string> = new Set(RULES.map(({ id }) => id))
/** What a reason may name besides the member's words: the method's terms, and how many of a thing there should be. */
const METHOD_WORDS = ['I', 'Sia', 'Minimize', 'Increase', 'one', 'two', ...JOB_STEP_CATEGORIES, ...RULE_IDS]
/** Begins the reason of a change that the member did not ask for. */
const SUGGESTED = 'My suggestion:'
const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/i

/** Reviews the drafts of one answer of a model. */
export interface DraftReview {
  /** Turns the edits that pass into proposals. The result has an entry for each edit, in order. */
  review(edits: readonly ModelEdit[]): readonly ReviewedEdit[]
  /** What passed so far. */
  readonly proposals: readonly Proposal[]
  /** The moves and categories among them that the member did not ask for. */
  readonly suggestions: readonly Proposal[]
  /** Whether a text was refused that no later one replaced. */
  readonly hasDropped: boolean
}

/**
 * Starts the review of one answer. A draft with errors is refused with the reasons, so that the model can rewrite it;
 * after MODEL_LIMITS.rewrites rewrites its place is closed. Whatever the model sends, what passes is valid: its place
 * exists, the checker finds no error, words that the member did not say are marked, and nothing is removed that the
 * member did not ask to remove.
 */
export function createDraftReview(
  context: CoachContext,
  { isAskedFor }: Pick<InterviewPlan, 'isAskedFor'>,
): DraftReview {
  const ids = createShortIds(context.study)
  const said = saidTexts(context)
  const taken = createTakenMeanings(context)
  const rejected = new Set(
    context.earlier.flatMap(({ proposal, decision }) =>
      decision?.kind === 'rejected' && !isWordless(proposal.edit) ? [proposedText(proposal)] : [],
    ),
  )
  const undecided = context.earlier.flatMap(({ proposal, decision }) => (decision === null ? [proposal] : []))
  const failures = new Map<string, number>()
  const dropped = new Set<string>()
  const proposals: Proposal[] = []
  const unasked = new Set<Proposal>()

  function reviewOne(edit: ModelEdit): ReviewedEdit {
    if ((failures.get(placeOf(edit)) ?? 0) > MODEL_LIMITS.rewrites) {
      return refused('This draft was refused too often. Leave it and ask the member.')
    }
    const isWriting = !isWordlessKind(edit.kind)
    const text = isWriting ? plainText(edit.text ?? '', MODEL_LIMITS.textLength) : ''
    const reason = plainText(edit.reason, MODEL_LIMITS.reasonLength - (isWriting ? 0 : SUGGESTED.length + 1))
    if (text === null) return refused('"text" must be one line of plain text without links, HTML and ids.')
    if (reason === null) return refused('"reason" must be one short sentence of plain text.')
    if (!addsNothing(withSmallStarts(reason), [...said, text, ...METHOD_WORDS])) {
      return refused('The reason has a number or a name that the member did not say.')
    }
    const placed = toProposedEdit(edit, text, context, ids)
    if (typeof placed === 'string') return { isProposed: false, problems: [placed], isWrongCall: true }
    const proposed = inOrder(placed, [...undecided, ...proposals])
    const isSuggestion = isWordless(proposed) && !isAskedFor(proposed)
    const others = proposals.filter((each) => !isSameItem(each.edit, proposed))
    const remarks = remarksOnDraft(proposed, context.rules)
    const assumptions = isWriting ? unsaidWords(text, said) : []
    const problems = [
      ...contradictionOf(proposed, others),
      ...(isWordless(proposed)
        ? problemsOfChange(proposed, {
            earlier: context.earlier,
            isAsked: !isSuggestion,
            suggestions: others.filter((each) => unasked.has(each)).length,
          })
        : problemsOfText(proposed, text, assumptions)),
      ...remarks.flatMap(({ severity, ruleId, message, suggestion }) =>
        severity === 'error' ? [`${ruleId}: ${message}${suggestion ? ` (${suggestion.label})` : ''}`] : [],
      ),
    ]
    if (problems.length > 0) return refused(...problems)
    const replaced = proposals.findIndex((each) => isSameItem(each.edit, proposed))
    if (replaced === -1 && proposals.length === MODEL_LIMITS.proposals) {
      return refused(`An answer has at most ${MODEL_LIMITS.proposals} proposals.`)
    }
    const proposal: Proposal = {
      id: proposalId(context.newId()),
      edit: proposed,
      reason: isSuggestion ? `${SUGGESTED} ${reason}` : reason,
      rules: [...new Set(edit.rules ?? [])].filter((id) => RULE_IDS.has(id)).slice(0, MODEL_LIMITS.rules),
      assumptions,
      remarks: remarks
        .slice(0, MODEL_LIMITS.remarks)
        .map(({ ruleId, severity, message }) => ({ ruleId, severity, message })),
    }
    if (isSuggestion) unasked.add(proposal)
    taken.add(proposed)
    if (replaced === -1) proposals.push(proposal)
    else proposals[replaced] = proposal
    return {
      isProposed: true,
      remarks: proposal.remarks.map(({ ruleId, message }) => `${ruleId}: ${message}`),
      assumptions: proposal.assumptions,
    }
  }

  function problemsOfText(
    edit: WritingEdit,
    text: string,
    assumptions: readonly string[],
  ): readonly string[] {
    return [
      ...(assumptions.length > MODEL_LIMITS.assumptions ? ['The member said little of it.'] : []),
      ...(addsNothing(startingSmall(text, edit), said)
        ? []
        : ['It has a number or a name that the member did not say.']),
      ...('before' in edit && edit.before.trim() === text ? ['It is what the study says now.'] : []),
      ...(taken.has(edit) ? ['The study or an earlier proposal says this already.'] : []),
      ...(rejected.has(text) ? ['The member rejected this.'] : []),
    ]
  }

  return {
    proposals,
    get suggestions() {
      return proposals.filter((each) => unasked.has(each))
    },
    get hasDropped() {
      return dropped.size > 0
    },
    review: (edits) => {
      const reviewed = edits.map(reviewOne)
      const failed = new Set(edits.flatMap((edit, at) => (reviewed[at]?.isProposed ? [] : [placeOf(edit)])))
      for (const place of failed) failures.set(place, (failures.get(place) ?? 0) + 1)
      // What only moves, categorizes or removes has no words to be asked about.
      for (const place of edits.filter(({ kind }) => !isWordlessKind(kind)).map(placeOf)) {
        if (failed.has(place)) dropped.add(place)
        else dropped.delete(place)
      }
      return reviewed
    },
  }
}

const refused = (...problems: readonly string[]): ReviewedEdit => ({
  isProposed: false,
  problems,
  isWrongCall: false,
})

/** A new step follows those proposed for the same place before, so that they get the order of the proposals. */
function inOrder(edit: ProposedEdit, before: readonly Proposal[]): ProposedEdit {
  if (edit.kind !== 'addStep') return edit
  let { afterStepId } = edit
  for (const { edit: other } of before) {
    if (other.kind === 'addStep' && other.afterStepId === afterStepId) afterStepId = other.stepId
  }
  return { ...edit, afterStepId }
}

const placeOf = ({ kind, target, layer }: ModelEdit): string => `${kind} ${target ?? ''} ${layer ?? ''}`

function plainText(text: string, maxLength: number): string | null {
  const plain = toPlainText(text)
  return plain === null || plain.length > maxLength || UUID.test(plain) ? null : plain
}

/** Sentences start with a capital letter without a name. */
const withSmallStarts = (text: string): string =>
  text.replace(/(?:^|[.!?:;“"(] *)\p{Lu}/gu, (start) => start.toLowerCase())

/** A role or feeling starts with a capital letter without being a name. */
const startingSmall = (text: string, { kind }: ProposedEdit): string =>
  kind === 'setExecutor' || kind === 'addGoal' ? text.charAt(0).toLowerCase() + text.slice(1) : text
