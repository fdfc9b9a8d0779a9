import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkText } from '@outcome-studio/shared/domain/checker'
import { ENGLISH } from '../../language/ENGLISH.ts'
import { type LabeledAnswer, readLabeledAnswers } from './LabeledAnswer.ts'
import { measureAnswers } from './measureAnswers.ts'
import { mutateAnswer } from './mutateAnswer.ts'
import { type PlayedAnswer, playAnswer } from './playAnswer.ts'

/* Write rules of grammar and closed lists of function words. Do not fit them to these answers: others decide. */

const answersOf = (file: string) => readLabeledAnswers(readFileSync(join(__dirname, file), 'utf8'))
const SETS = {
  'the labeled answers': answersOf('labeledAnswers.json'),
  'further answers': answersOf('furtherAnswers.json'),
  'answers that no rule was written for': answersOf('heldOutAnswers.json'),
  'answers of strangers': answersOf('strangersAnswers.json'),
} as const
const ANSWERS = Object.values(SETS).flat()
const MUTATED = 5_000

/** Words that no draft has: they point at the speaker, or are talk. */
const NEVER =
  /\b(?:i|me|my|we|us|our|you|your|lol|haha|anyway|ok|yeah|don't|dont)\b|[\d?!:;•*+]|\p{Extended_Pictographic}/iu
const FRAMES = /^(?:Minimize|Increase) the (?:time|likelihood|number|amount|frequency|cost)\b/

/** Words as somebody typed them, which may be terms of a trade that no dictionary has. */
const TYPED: ReadonlySet<string> = new Set(
  ANSWERS.flatMap(({ answer }) => answer.toLowerCase().match(/[\p{L}']+/gu) ?? []),
)

/** What makes the drafts of an answer nonsense, whatever the coach thinks of them. */
function nonsenseOf({ facts, never, question }: LabeledAnswer, { drafts }: PlayedAnswer): readonly string[] {
  return drafts.filter((draft) => {
    const words = draft.toLowerCase().match(/[\p{L}']+/gu) ?? []
    const isStatement = question === 'outcomes' && !/^(?:Avoid feeling|Feel) /.test(draft)
    return (
      facts.length === 0 ||
      never.some((each) => each.toLowerCase() === draft.toLowerCase()) ||
      NEVER.test(draft) ||
      words.some((word, at) => word === words[at + 1]) ||
      words.some((word) => !ENGLISH.isKnown(word) && !TYPED.has(word)) ||
      words.length > 24 ||
      (isStatement && !FRAMES.test(draft)) ||
      (isStatement && checkText('outcomeStatement', draft).some(({ severity }) => severity === 'error'))
    )
  })
}

test.each(Object.entries(SETS))('of %s, the intents are right, and no draft is nonsense', (_, answers) => {
  const { figures, judged } = measureAnswers(answers, ENGLISH)
  expect(judged.flatMap(({ nonsense }) => nonsense)).toEqual([])
  expect(figures.rightIntents / figures.answers).toBeGreaterThanOrEqual(0.95)
  expect(figures.drafts).toBeGreaterThan(25)
})

test(`of ${MUTATED} answers with typing mistakes, in other cases, cut, joined and with chatter, no draft is nonsense`, () => {
  const random = seeded(1)
  const found: (readonly [string, readonly string[]])[] = []
  for (let count = 0; count < MUTATED; count += 1) {
    const [one, other] = [pick(random), pick(random)]
    const mutated = mutateAnswer(one, other, random)
    const nonsense = nonsenseOf(mutated, playAnswer(mutated, ENGLISH))
    if (nonsense.length > 0) found.push([mutated.answer, nonsense])
  }
  expect(found).toEqual([])
})

function pick(random: () => number): LabeledAnswer {
  const answer = ANSWERS[Math.floor(random() * ANSWERS.length)]
  if (answer === undefined) throw new Error('There are no labeled answers.')
  return answer
}

/** The same numbers in each run, so that a failure can be repeated. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
