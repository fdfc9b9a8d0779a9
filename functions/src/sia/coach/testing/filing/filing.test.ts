import { ENGLISH } from '../../language/ENGLISH.ts'
import { FILED_FACTS } from './FILED_FACTS.ts'
import type { ToldFacts } from './factsOf.ts'
import { INTERVIEW_FACTS } from './INTERVIEW_FACTS.ts'
import { type FiledAnswer, measureFiling } from './measureFiling.ts'

const draftedOf = (trades: readonly ToldFacts[]): readonly FiledAnswer[] =>
  trades.flatMap((trade) => measureFiling(trade, ENGLISH)).filter(({ filed }) => filed.length > 0)
const ofTrades = draftedOf(FILED_FACTS)
const ofInterviews = draftedOf(INTERVIEW_FACTS)
const all = [...ofTrades, ...ofInterviews]

test('no fact is filed away from the step that was asked about and that it belongs to', () => {
  const away = all.filter(
    ({ asked, right, filed }) => asked === right && filed.some((step) => step !== right),
  )
  expect(away).toEqual([])
})

test('no fact is filed under a step that neither was asked about nor is right', () => {
  const lost = all.filter(({ asked, right, filed }) => filed.some((step) => step !== right && step !== asked))
  expect(lost).toEqual([])
})

const rightOf = (answers: readonly FiledAnswer[]) => {
  const others = answers.filter(({ asked, right }) => asked !== right)
  return {
    right: others.filter(({ right, filed }) => filed.every((step) => step === right)).length,
    of: others.length,
  }
}

test('most facts of another step are filed under it', () => {
  expect(rightOf(ofTrades)).toEqual({ right: 28, of: 37 })
})

// The others take knowledge of the trade: that a breaker is part of the power supply.
test('facts of interviews with words of another step are filed under it', () => {
  expect(rightOf(ofInterviews)).toEqual({ right: 11, of: 37 })
})
