import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, CoachQuestion, CoachState } from '@outcome-studio/shared/domain/coach'
import { type Proposal, type ProposedEdit, writeCoachState } from '@outcome-studio/shared/domain/coach'
import { ENGLISH } from '../language/ENGLISH.ts'
import { coachReply } from '../path/coachReply.ts'

/** Steps of a carpenter by their categories, with statements that are numbered 2.1, 2.2 and 5.1. */
export const CARPENTRY: CheckedStudy = {
  jtbd: { uuid: 'job', executor: 'Carpenters', userInput: 'Build a table' },
  jobSteps: [
    ['Measure the boards', 'Execute', []],
    [
      'Apply the glue',
      'Execute',
      [
        'Minimize the likelihood that the glue drips on the floor',
        'Minimize the time it takes to find a clamp',
      ],
    ],
    ['Inspect the frame', 'Execute', []],
    ['Watch the varnish', 'Execute', []],
    ['Sand the edges', 'Execute', ['Minimize the likelihood that the paper tears']],
  ].map(([userInput, category, statements], at) => ({
    uuid: `s${at + 1}`,
    userInput: String(userInput),
    category: String(category),
    outcomeStatements: (Array.isArray(statements) ? statements : []).map((text, place) => ({
      uuid: `s${at + 1}.${place + 1}`,
      userInput: text,
    })),
  })),
}

export const OPEN: CoachQuestion = { kind: 'outcomes', stepId: 's1', about: 'long' }

/** An edit in short: "s3 > Confirm", "- s4", "s2.1: …". */
export function shortEdit(edit: ProposedEdit): string {
  switch (edit.kind) {
    case 'setCategory':
      return `${edit.stepId} > ${edit.category}`
    case 'removeStep':
      return `- ${edit.stepId}`
    case 'removeStatement':
      return `- ${edit.statementId}`
    case 'rewriteStep':
      return `${edit.stepId}: ${edit.after}`
    case 'rewriteStatement':
      return `${edit.statementId}: ${edit.after}`
    case 'setJob':
      return `job: ${edit.after}`
    default:
      return edit.kind
  }
}

interface ChangeReply {
  readonly text: string
  readonly choices: readonly string[]
  readonly edits: readonly string[]
  readonly proposals: readonly Proposal[]
  readonly state: string
}

/** The coach's reply to one message about a study of a carpenter. */
export function replyToChange(
  message: string,
  {
    open = OPEN,
    state = {},
    study = CARPENTRY,
    earlier = [],
  }: {
    readonly open?: CoachQuestion
    readonly state?: Partial<CoachState>
    readonly study?: CheckedStudy
    readonly earlier?: CoachContext['earlier']
  } = {},
): ChangeReply {
  let ids = 0
  const context: CoachContext = {
    study,
    needs: null,
    said: [message],
    earlier,
    isFirst: false,
    rules: STANDARD_RULES,
    newId: () => `id-${ids++}`,
  }
  const stored = writeCoachState({ open, passed: [], misses: 0, hostile: 0, unclear: '', ...state })
  const { turn } = coachReply(context, stored, ENGLISH)
  return { ...turn, edits: turn.proposals.map(({ edit }) => shortEdit(edit)) }
}
