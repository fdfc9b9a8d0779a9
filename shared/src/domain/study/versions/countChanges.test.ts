import * as fc from 'fast-check'
import { applyStudyOperation } from '../applyStudyOperation.ts'
import { countStudy } from '../countStudy.ts'
import { anyOperation, anyStudy } from '../studyArbitraries.ts'
import { outcomeStatementUuid } from '../studyIds.ts'
import { countChanges } from './countChanges.ts'

test('the counts add up, and exchanging the versions exchanges added and removed', () => {
  fc.assert(
    fc.property(anyStudy, fc.array(anyOperation), (before, operations) => {
      const after = operations.reduce(applyStudyOperation, before)
      const { added, changed, removed } = countChanges(before, after)
      expect(countStudy(before).outcomeStatements + added - removed).toBe(countStudy(after).outcomeStatements)
      expect(countChanges(after, before)).toEqual({ added: removed, changed, removed: added })
    }),
  )
})

test('a new text is a change, a new position is not', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      const [statement] = study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
      fc.pre(statement !== undefined)
      const statementId = outcomeStatementUuid(statement?.uuid ?? '')
      const userInput = `${statement?.userInput} again`
      const changed = applyStudyOperation(study, { kind: 'updateOutcomeStatement', statementId, userInput })
      expect(countChanges(study, changed)).toEqual({ added: 0, changed: 1, removed: 0 })
      const turned = { ...study, jobSteps: study.jobSteps.toReversed() }
      expect(countChanges(study, turned)).toEqual({ added: 0, changed: 0, removed: 0 })
    }),
  )
})
