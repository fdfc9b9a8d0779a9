import type { OutcomeQuestion } from '../drafts/OUTCOME_QUESTIONS.ts'

/** One fact of an answer: a sentence that a question begins and the member finishes. */
export interface AnswerLine {
  /** As it is sent, before the member's words. */
  readonly beginning: string
  /** Instead of `beginning` in a further line of the same kind. */
  readonly next: string
  /** What the line tells; null for a step. */
  readonly about: OutcomeQuestion | null
}

/** The lines about a step, by the question. */
export const OUTCOME_LINES: Readonly<Record<OutcomeQuestion, AnswerLine>> = {
  long: { beginning: 'It takes long to', next: 'It also takes long to', about: 'long' },
  wrong: { beginning: 'It goes wrong when', next: 'It also goes wrong when', about: 'wrong' },
  wasted: { beginning: 'We waste', next: 'We also waste', about: 'wasted' },
}

/** A line with what the member has written in it. */
export interface WrittenLine extends AnswerLine {
  readonly told: string
}

/** What a line begins with already, from a sentence or a statement that was pasted whole. */
const BEGUN =
  /^(?:it (?:also )?(?:takes long to|goes wrong when)|minimize the (?:time it takes to|likelihood that)) /i

/** What was written in a line, without a beginning that it has already. */
export const toldIn = ({ told }: Pick<WrittenLine, 'told'>): string =>
  `${told.trim()} `.replace(BEGUN, '').trim()

/** The message that lines make: a sentence for each that is filled in. */
export const messageOfLines = (lines: readonly WrittenLine[]): string =>
  lines
    .filter((line) => toldIn(line) !== '')
    .map((line) => `${line.beginning} ${toldIn(line)}`)
    .join('\n')

/** What the coach would make of one line. */
export interface LinePreview {
  /** Texts of the drafts that the coach would propose; none if it would ask about the line. */
  readonly drafts: readonly string[]
  /** Messages of warnings about the drafts. */
  readonly remarks: readonly string[]
  /** Whether no draft is proposed because the study has the statement or step already. */
  readonly isKnown: boolean
  /** The name of the step that the statement is filed under; null if it is the one that was asked about. */
  readonly step: string | null
}
