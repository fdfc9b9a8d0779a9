import * as fc from 'fast-check'
import { applyStudyOperation } from './applyStudyOperation.ts'
import { inverseOf } from './inverseOf.ts'
import type { Study } from './Study.ts'
import type { StudyOperation } from './StudyOperation.ts'
import { anyOperation, anyStudy } from './studyArbitraries.ts'

const withoutRemarks = ({ jtbd, jobSteps, ...parts }: Study): Study => ({
  ...parts,
  jtbd: { ...jtbd, remarks: [] },
  jobSteps: jobSteps.map((step) => ({
    ...step,
    remarks: [],
    outcomeStatements: step.outcomeStatements.map((statement) => ({ ...statement, remarks: [] })),
  })),
})

const recordsRemarks = (operation: StudyOperation): boolean =>
  operation.kind === 'recordRemarks' ||
  (operation.kind === 'batch' && operation.operations.some(recordsRemarks))

test('an edit followed by its inverse restores the study, except for remarks on changed texts', () => {
  fc.assert(
    fc.property(anyStudy, anyOperation, (study, operation) => {
      const edited = applyStudyOperation(study, operation)
      fc.pre(edited !== study && !recordsRemarks(operation))
      const inverse = inverseOf(study, operation)
      expect(inverse).not.toBeNull()
      if (inverse !== null) {
        expect(withoutRemarks(applyStudyOperation(edited, inverse))).toEqual(withoutRemarks(study))
      }
    }),
  )
})

test('recording remarks has no inverse', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      expect(inverseOf(study, { kind: 'recordRemarks', remarks: {}, verLexer: '1' })).toBeNull()
    }),
  )
})
