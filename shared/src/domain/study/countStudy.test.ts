import * as fc from 'fast-check'
import { applyStudyOperation } from './applyStudyOperation.ts'
import { countStudy } from './countStudy.ts'
import { anyStudy } from './studyArbitraries.ts'
import { studyHealth } from './studyHealth.ts'
import { parseStudy } from './studySchema.ts'

const checked = anyStudy.map((study) => ({ ...study, jtbd: { ...study.jtbd, verLexer: '1.0.0' } }))

test('a study that was never checked has counts and no health', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      const counts = countStudy(study)
      const { rated, ...others } = counts
      expect(Object.keys(others)).toEqual(['jobSteps', 'outcomeStatements'])
      expect(counts.jobSteps).toBe(study.jobSteps.length)
      expect(studyHealth(counts)).toBeNull()
    }),
  )
})

test('counts whole ratings, and says nothing of ratings while there are none', () => {
  const rated = (...ratings: readonly object[]) =>
    countStudy(
      parseStudy({
        jtbd: { uuid: 'u' },
        jobSteps: [
          { uuid: 's', outcomeStatements: ratings.map((rating, at) => ({ uuid: `o${at}`, ...rating })) },
        ],
      }),
    )
  const whole = { rating: { importance: 8, satisfaction: 0 } }
  expect(rated(whole, { halfRating: { importance: 8 } }, {}, whole)).toMatchObject({ rated: 2 })
  expect(rated({}, { halfRating: { satisfaction: 2 } })).not.toHaveProperty('rated')
})

test('a checked study counts each remark once, on any item', () => {
  fc.assert(
    fc.property(checked, (study) => {
      const all = JSON.stringify(study).match(/"severity":"(error|warning|hint)"/g) ?? []
      const of = (severity: string) => all.filter((each) => each.includes(severity)).length
      expect(studyHealth(countStudy(study))).toEqual({
        errors: of('"error"'),
        warnings: of('"warning"'),
        hints: of('"hint"'),
      })
    }),
  )
})

test('a dismissed remark is not counted until the text changes', () => {
  const remark = {
    ruleId: 'O7',
    severity: 'warning' as const,
    message: '',
    span: null,
    suggestion: null,
    source: 'lexer' as const,
  }
  const study = parseStudy({
    jtbd: { uuid: 'u', verLexer: '1.0.0' },
    jobSteps: [
      {
        uuid: 's',
        userInput: 'Cook quickly',
        remarks: [remark],
        dismissals: [{ ruleId: 'O7', text: 'Cook quickly', reason: 'Agreed' }],
      },
    ],
  })
  expect(countStudy(study).warnings).toBe(0)
  const recorded = applyStudyOperation(study, {
    kind: 'recordRemarks',
    remarks: { s: [remark, { ...remark, ruleId: 'J3' }] },
    verLexer: '1.0.0',
  })
  expect(countStudy(recorded).warnings).toBe(1)
  expect(recorded.jobSteps[0]?.dismissals).toEqual(study.jobSteps[0]?.dismissals)
})

test.each([{}, { errors: 1 }, { errors: 1, warnings: 2 }])('%j says too little to call it health', (part) => {
  expect(studyHealth({ jobSteps: 1, outcomeStatements: 1, ...part })).toBeNull()
})
