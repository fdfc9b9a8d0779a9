import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGLISH } from '../../sia/coach/language/ENGLISH.ts'
import { type LabeledAnswer, readLabeledAnswers } from '../../sia/coach/testing/answers/LabeledAnswer.ts'
import { playAnswer } from '../../sia/coach/testing/answers/playAnswer.ts'

const FOLDER = join(import.meta.dirname, '../../sia/coach/testing/answers')

/** Files of labeled answers. */
export const ANSWER_SETS = ['labeledAnswers.json', 'furtherAnswers.json', 'heldOutAnswers.json'] as const

/** The labeled answers of one set. */
export const answersOfSet = (file: (typeof ANSWER_SETS)[number]): readonly LabeledAnswer[] =>
  readLabeledAnswers(readFileSync(join(FOLDER, file), 'utf8'))

/** The labeled answers of all sets. */
export const answersOfBench = (): readonly LabeledAnswer[] => ANSWER_SETS.flatMap(answersOfSet)

/** Milliseconds of processor time that the built-in coach takes for each answer. */
export function cpuOfAnswers(answers: readonly LabeledAnswer[]): readonly number[] {
  return answers.map((answer) => {
    const before = process.cpuUsage()
    playAnswer(answer, ENGLISH)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
}
