import {
  type AnswerProblem,
  checkAnswers,
  type RegistrationAnswers,
  type RegistrationQuestion,
} from '@outcome-studio/shared/domain/events'
import { useState } from 'react'

interface Answering {
  readonly answers: RegistrationAnswers
  /** Empty until the member has tried to send the answers. */
  readonly problems: ReadonlyMap<string, AnswerProblem>
  readonly answer: (id: string, answer: string) => void
  /** Shows what is missing. Returns the answers to send; null if something is. */
  readonly take: () => RegistrationAnswers | null
}

const NO_PROBLEMS: ReadonlyMap<string, AnswerProblem> = new Map()

/** The member's answers to the questions of the host. They stay while the page is open, also after an error. */
export function useAnswers(questions: readonly RegistrationQuestion[]): Answering {
  const [answers, setAnswers] = useState<RegistrationAnswers>({})
  const [isChecked, setChecked] = useState(false)
  const problems = checkAnswers(questions, answers)
  return {
    answers,
    problems: isChecked ? problems : NO_PROBLEMS,
    answer: (id, answer) => setAnswers((before) => ({ ...before, [id]: answer })),
    take: () => {
      setChecked(true)
      if (problems.size > 0) return null
      const asked = new Set(questions.map(({ id }) => id))
      const given = Object.entries(answers).filter(([id, answer]) => asked.has(id) && answer.trim() !== '')
      return Object.fromEntries(given)
    },
  }
}
