import * as fc from 'fast-check'
import { applyStudyOperation } from './applyStudyOperation.ts'
import { newStudy } from './newItems.ts'
import { anyStudy } from './studyArbitraries.ts'
import { studyDocumentFill, studyDocumentSize } from './studyDocumentSize.ts'
import { studyUuid } from './studyIds.ts'

const empty = newStudy({ uuid: studyUuid('study') })
const withJob = (userInput: string) => applyStudyOperation(empty, { kind: 'replaceJob', userInput })

test('an empty study is the sum of its names and values', () => {
  const jtbd = 32 + ('uuid'.length + 1) + 6 + ('executor'.length + 1) + 1 + ('userInput'.length + 1) + 1 + 8
  const fields = 32 + ('jtbd'.length + 1) + jtbd + ('jobSteps'.length + 1)
  expect(studyDocumentSize(empty)).toBe(2048 + fields)
})

test('text counts by its UTF-8 bytes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const bytes = new TextEncoder().encode(text).length
      expect(studyDocumentSize(withJob(text)) - studyDocumentSize(empty)).toBe(bytes)
    }),
  )
})

test('a study’s size exceeds that of its texts', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      expect(studyDocumentSize(study)).toBeGreaterThan(study.jtbd.userInput.length)
    }),
  )
})

test.each([
  [1_000, 'roomy'],
  [900_000, 'nearlyFull'],
  [1_100_000, 'full'],
])('a study of %d bytes of text is %s', (length, fill) => {
  expect(studyDocumentFill(withJob('x'.repeat(length)))).toBe(fill)
})
