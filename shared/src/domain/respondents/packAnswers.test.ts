import * as fc from 'fast-check'
import { surveyAnswers } from './answersArbitraries.ts'
import { DamagedAnswersError, packAnswers, unpackAnswers } from './packAnswers.ts'

test('packed answers are unpacked as they were', () => {
  fc.assert(
    fc.property(surveyAnswers, (answers) => {
      expect(unpackAnswers(packAnswers(answers))).toEqual(answers)
    }),
  )
})

test('bytes that are cut off are damaged, never other answers', () => {
  fc.assert(
    fc.property(surveyAnswers, fc.nat(), (answers, cut) => {
      const bytes = packAnswers(answers)
      expect(() => unpackAnswers(bytes.subarray(0, cut % bytes.length))).toThrow(DamagedAnswersError)
    }),
  )
})

test.each([
  ['nothing', []],
  ['a length alone', [0, 0, 0, 9]],
  ['no JSON', [0, 0, 0, 1, 0x7b]],
])('%s is damaged', (_what, bytes) => {
  expect(() => unpackAnswers(Uint8Array.from(bytes))).toThrow(DamagedAnswersError)
})
