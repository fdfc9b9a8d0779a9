import { checkText } from '@outcome-studio/shared/domain/checker'
import { proposedText } from '@outcome-studio/shared/domain/coach'
import { unsaidWords } from '../../words/unsaidWords.ts'
import { type Conversation, converse } from '../converse.ts'
import type { Interview } from './interviews.ts'

/** Answers that ask for no draft. */
const PASSES = /^(?:as it is|skip|done|nothing else|that’s enough)$/
const WANTED_STATEMENTS = 10

/** How the built-in coach does on a set of interviews in which every proposal is accepted. */
export interface InterviewFigures {
  readonly interviews: number
  /** Turns to ten statements, ascending, of the interviews that reach them. */
  readonly turnsToTen: readonly number[]
  readonly drafts: number
  /** Share of the job, steps and statements of the final studies without an error. */
  readonly withoutErrors: number
  /** The same without an error or a warning. */
  readonly withoutRemarks: number
  readonly answersWithoutDraft: readonly string[]
  /** Words in proposals that the member has not said and that are not marked as assumptions. */
  readonly unmarkedWords: readonly string[]
}

/** Holds the interviews with the built-in coach and counts what comes of them. */
export function measureInterviews(interviews: readonly Interview[]): InterviewFigures {
  const held = interviews.map(({ answers }) => ({ answers, conversation: converse(answers) }))
  const severities = held.flatMap(({ conversation }) => severitiesOf(conversation))
  const shareWithout = (...unwanted: readonly string[]) =>
    severities.filter((found) => !found.some((severity) => unwanted.includes(severity))).length /
    severities.length
  return {
    interviews: interviews.length,
    turnsToTen: held
      .map(({ conversation }) => turnsToTen(conversation))
      .filter((turns) => turns > 0)
      .sort((one, other) => one - other),
    drafts: held.reduce((sum, { conversation }) => sum + conversation.proposals.length, 0),
    withoutErrors: shareWithout('error'),
    withoutRemarks: shareWithout('error', 'warning'),
    answersWithoutDraft: held.flatMap(({ answers, conversation: { turns } }) =>
      answers.filter((answer, at) => !PASSES.test(answer) && turns[at]?.proposals.length === 0),
    ),
    unmarkedWords: held.flatMap(({ answers, conversation: { turns } }) =>
      turns.flatMap(({ proposals }, at) =>
        proposals.flatMap((proposal) =>
          unsaidWords(proposedText(proposal), answers.slice(0, at + 1)).filter(
            (word) => !proposal.assumptions.includes(word),
          ),
        ),
      ),
    ),
  }
}

/** The number of the turn that brings the tenth statement; 0 if none does. */
function turnsToTen({ turns }: Conversation): number {
  let statements = 0
  const at = turns.findIndex(({ proposals }) => {
    statements += proposals.filter(({ edit }) => edit.kind === 'addStatement').length
    return statements >= WANTED_STATEMENTS
  })
  return at + 1
}

function severitiesOf({ study: { jtbd, jobSteps } }: Conversation): readonly (readonly string[])[] {
  const remarks = [
    checkText('job', jtbd.userInput),
    ...jobSteps.flatMap(({ userInput, outcomeStatements }) => [
      checkText('jobStep', userInput),
      ...outcomeStatements.map((statement) => checkText('outcomeStatement', statement.userInput)),
    ]),
  ]
  return remarks.map((found) => found.map(({ severity }) => severity))
}
