import { OUTCOME_QUESTIONS, type OutcomeQuestion } from '@outcome-studio/shared/domain/coach'

/** A fact with the step at whose question it was told, and the one that it is about. */
interface FiledFact {
  readonly asked: string
  readonly about: OutcomeQuestion
  readonly told: string
  readonly belongs: string
}

/** What people of one trade told. */
export interface ToldFacts {
  readonly executor: string
  readonly job: string
  readonly steps: readonly string[]
  readonly facts: readonly FiledFact[]
}

/** Reads a fact a line: the asked step, what was asked, the fact, and the step that it belongs to if that is another one. */
export const factsOf = (lines: string): readonly FiledFact[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [asked = '', key = '', told = '', belongs = asked] = line.split('|').map((part) => part.trim())
      return { asked, about: OUTCOME_QUESTIONS.find((each) => each === key) ?? 'wrong', told, belongs }
    })
