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
 * What the built-in coach would make of each line if it was sent alone, or, where that makes no step, with the lines
 * before, which name what "it" is.
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
  return lines.map((line, at) => {
    const alone = proposed(line, context.study)
    const before = lines.slice(0, at)
    const isOfBefore = open?.kind === 'steps' || open?.kind === 'size'
    const proposals =
      isOfBefore && before.length > 0 && PRONOUN.test(line)
        ? addedTo(
            proposed(before.join('\n'), context.study),
            proposed([...before, line].join('\n'), context.study),
          )
        : alone
    return {
      drafts: proposals.map(proposedText),
      remarks: [...new Set(proposals.flatMap(warningsOf))],
      // What would be proposed but for what is there.
      isKnown: proposals.length === 0 && proposed(line, withoutTexts(context.study)).length > 0,
      step: otherStep(context.study, askedId, proposals),
    }
  })
}

const PRONOUN = /\b(?:it|its|them)\b/i

/** The proposals that a further line makes. */
const addedTo = (before: readonly Proposal[], all: readonly Proposal[]): readonly Proposal[] => {
  const known = new Set(before.map(proposedText))
  return all.filter((proposal) => !known.has(proposedText(proposal)))
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
