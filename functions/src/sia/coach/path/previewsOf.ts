import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import {
  type CoachContext,
  type LinePreview,
  type Proposal,
  proposedText,
  readCoachState,
} from '@outcome-studio/shared/domain/coach'
import type { Language } from '../language/Language.ts'
import { coachReply } from './coachReply.ts'

/**
 * What the built-in coach would make of each line if it was sent alone.
 * @param stored state of the coach's last answer, whose question the lines answer
 */
export function previewsOf(
  context: CoachContext,
  stored: string,
  lines: readonly string[],
  language: Language,
): readonly LinePreview[] {
  const proposed = (line: string, study: CheckedStudy): readonly Proposal[] =>
    coachReply({ ...context, study, said: [...context.said, line] }, stored, language).turn.proposals
  const open = readCoachState(stored)?.open
  const askedId = open?.kind === 'outcomes' ? open.stepId : null
  return lines.map((line) => {
    const proposals = proposed(line, context.study)
    return {
      drafts: proposals.map(proposedText),
      remarks: [...new Set(proposals.flatMap(warningsOf))],
      // What would be proposed but for what is there.
      isKnown: proposals.length === 0 && proposed(line, withoutTexts(context.study)).length > 0,
      step: otherStep(context.study, askedId, proposals),
    }
  })
}

function otherStep(
  { jobSteps }: CheckedStudy,
  askedId: string | null,
  proposals: readonly Proposal[],
): string | null {
  const filed = proposals.flatMap(({ edit }) => (edit.kind === 'addStatement' ? [edit.stepId] : []))
  const step = jobSteps.find(({ uuid }) => uuid !== askedId && filed.includes(uuid))
  return step?.userInput.trim() ?? null
}

const warningsOf = ({ remarks }: Proposal): readonly string[] =>
  remarks.flatMap(({ severity, message }) => (severity === 'warning' ? [message] : []))

/** The study with its steps, of which none has a statement, and none is called like another that is told. */
const withoutTexts = (study: CheckedStudy): CheckedStudy => ({
  ...study,
  jobSteps: study.jobSteps.map((step) => ({ ...step, userInput: '', outcomeStatements: [] })),
})
