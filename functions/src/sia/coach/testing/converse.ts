import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import { type RuleSet, STANDARD_RULES } from '@outcome-studio/shared/domain/checker'
import type { CoachContext, CoachTurn, EarlierProposal } from '@outcome-studio/shared/domain/coach'
import { openCoach, type Proposal, proposedText } from '@outcome-studio/shared/domain/coach'
import { JOB_STEP_CATEGORIES } from '@outcome-studio/shared/domain/study'
import { ENGLISH } from '../language/ENGLISH.ts'
import { coachReply } from '../path/coachReply.ts'

/** Whether the member accepts a proposal. */
type Decide = (proposal: Proposal) => 'accepted' | 'rejected' | null

export const EMPTY_STUDY: CheckedStudy = { jtbd: { uuid: 'job', executor: '', userInput: '' }, jobSteps: [] }

/** A conversation with the built-in coach as it ended. */
export interface Conversation {
  readonly study: CheckedStudy
  readonly turns: readonly CoachTurn[]
  readonly proposals: readonly Proposal[]
  /** What was said and proposed, to read. */
  readonly transcript: string
}

interface ConverseOptions {
  readonly study?: CheckedStudy
  readonly decide?: Decide
  readonly forgets?: boolean
  readonly rules?: RuleSet
}

/** The next message to the coach, by its state; null to end. */
type NextMessage = (state: string, count: number) => string | null

/** Talks to the built-in coach; by default the member accepts every proposal before they write again. */
export function converse(
  messages: readonly string[] | NextMessage,
  {
    study: start = EMPTY_STUDY,
    decide = () => 'accepted',
    forgets = false,
    rules = STANDARD_RULES,
  }: ConverseOptions = {},
): Conversation {
  let ids = 0
  const opening = openCoach({ study: start, needs: null, isFirst: true })
  let study = start
  let { state } = opening
  const turns: CoachTurn[] = []
  const earlier: EarlierProposal[] = []
  const lines = [`Sia: ${opening.text}`]
  const said: string[] = []
  for (;;) {
    const message = typeof messages === 'function' ? messages(state, said.length) : messages[said.length]
    if (message === null || message === undefined) break
    said.push(message)
    const context: CoachContext = {
      study,
      needs: null,
      said: [...said],
      earlier,
      isFirst: said.length === 1,
      rules,
      newId: () => `id-${ids++}`,
    }
    const { turn } = coachReply(context, forgets ? '' : state, ENGLISH)
    state = turn.state
    turns.push(turn)
    lines.push(`Member: ${message}`, `Sia: ${turn.text}`)
    for (const proposal of turn.proposals) {
      const kind = decide(proposal)
      earlier.push({ proposal, decision: kind === null ? null : { kind } })
      lines.push(`  [${kind ?? 'open'}] ${proposal.edit.kind}: ${proposedText(proposal)}`)
      if (kind === 'accepted') study = withProposal(study, proposal)
    }
  }
  return {
    study,
    turns,
    proposals: turns.flatMap(({ proposals }) => proposals),
    transcript: lines.join('\n'),
  }
}

/** The texts of all outcome statements. */
export const statementsOf = ({ jobSteps }: CheckedStudy): readonly string[] =>
  jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements.map(({ userInput }) => userInput))

/** As the product places a step whose predecessor was not accepted: by its category. */
function indexOfStep(
  { jobSteps }: CheckedStudy,
  afterStepId: string | null,
  category: string | null,
): number {
  const before = jobSteps.findIndex(({ uuid }) => uuid === afterStepId)
  if (afterStepId === null || before >= 0) return before + 1
  const later = jobSteps.findIndex((step) => rankOf(step.category) > rankOf(category))
  return later < 0 ? jobSteps.length : later
}

const CATEGORIES: readonly (string | null)[] = JOB_STEP_CATEGORIES
const rankOf = (category: string | null): number => CATEGORIES.indexOf(category)

function withProposal(study: CheckedStudy, { edit }: Proposal): CheckedStudy {
  const { jtbd, jobSteps } = study
  switch (edit.kind) {
    case 'setExecutor':
      return { ...study, jtbd: { ...jtbd, executor: edit.after } }
    case 'setJob':
      return { ...study, jtbd: { ...jtbd, userInput: edit.after } }
    case 'addStep': {
      const at = indexOfStep(study, edit.afterStepId, edit.category)
      const step = { uuid: edit.stepId, userInput: edit.text, category: edit.category, outcomeStatements: [] }
      return { ...study, jobSteps: [...jobSteps.slice(0, at), step, ...jobSteps.slice(at)] }
    }
    case 'rewriteStep':
      return {
        ...study,
        jobSteps: jobSteps.map((step) =>
          step.uuid === edit.stepId ? { ...step, userInput: edit.after } : step,
        ),
      }
    case 'addStatement': {
      const added = { uuid: edit.statementId, userInput: edit.text }
      return {
        ...study,
        jobSteps: jobSteps.map((step) =>
          step.uuid === edit.stepId
            ? { ...step, outcomeStatements: [...step.outcomeStatements, added] }
            : step,
        ),
      }
    }
    case 'rewriteStatement':
      return {
        ...study,
        jobSteps: jobSteps.map((step) => ({
          ...step,
          outcomeStatements: step.outcomeStatements.map((each) =>
            each.uuid === edit.statementId ? { ...each, userInput: edit.after } : each,
          ),
        })),
      }
    case 'moveStatement': {
      const moved = { uuid: edit.statementId, userInput: edit.text }
      return {
        ...study,
        jobSteps: jobSteps.map((step) => {
          const others = step.outcomeStatements.filter(({ uuid }) => uuid !== edit.statementId)
          return { ...step, outcomeStatements: step.uuid === edit.stepId ? [...others, moved] : others }
        }),
      }
    }
    case 'moveStep': {
      const others = jobSteps.filter(({ uuid }) => uuid !== edit.stepId)
      const at = others.findIndex(({ uuid }) => uuid === edit.afterStepId) + 1
      const moved = jobSteps.filter(({ uuid }) => uuid === edit.stepId)
      return { ...study, jobSteps: [...others.slice(0, at), ...moved, ...others.slice(at)] }
    }
    case 'setCategory':
      return {
        ...study,
        jobSteps: jobSteps.map((step) =>
          step.uuid === edit.stepId ? { ...step, category: edit.category } : step,
        ),
      }
    case 'removeStep':
      return { ...study, jobSteps: jobSteps.filter(({ uuid }) => uuid !== edit.stepId) }
    case 'removeStatement':
      return {
        ...study,
        jobSteps: jobSteps.map((step) => ({
          ...step,
          outcomeStatements: step.outcomeStatements.filter(({ uuid }) => uuid !== edit.statementId),
        })),
      }
    case 'addGoal':
      return study
  }
}
