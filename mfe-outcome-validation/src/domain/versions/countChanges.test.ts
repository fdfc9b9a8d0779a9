import { isEqual } from '@outcome-studio/shared/domain/base'
import type { OutcomeStatement, Study } from '@outcome-studio/shared/domain/study'
import { applyStudyOperation, countStudy, outcomeStatementUuid } from '@outcome-studio/shared/domain/study'
import { anyOperation, anyStudy } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { countChanges, onlyChangedStatement } from './countChanges.ts'

const NONE = { added: 0, changed: 0, removed: 0 }
const NOTHING = { statements: NONE, steps: NONE, categories: 0, ratings: 0, quotes: 0, isJobChanged: false }

test('the counts add up, and exchanging the versions exchanges added and removed', () => {
  fc.assert(
    fc.property(anyStudy, fc.array(anyOperation), (before, operations) => {
      const after = operations.reduce(applyStudyOperation, before)
      const { statements, ...rest } = countChanges(before, after)
      const { added, changed, removed } = statements
      expect(countStudy(before).outcomeStatements + added - removed).toBe(countStudy(after).outcomeStatements)
      expect(countChanges(after, before)).toEqual({
        ...rest,
        steps: { ...rest.steps, added: rest.steps.removed, removed: rest.steps.added },
        statements: { added: removed, changed, removed: added },
      })
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
      expect(countChanges(study, changed)).toEqual({ ...NOTHING, statements: { ...NONE, changed: 1 } })
      const turned = { ...study, jobSteps: study.jobSteps.toReversed() }
      expect(countChanges(study, turned)).toEqual(NOTHING)
    }),
  )
})

test('categories, ratings and the job are counted apart from texts', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      const [step] = study.jobSteps
      const [statement] = study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
      fc.pre(step !== undefined && statement !== undefined)
      if (!step || !statement) return
      const category = step.category === 'Define' ? 'Locate' : 'Define'
      const halfRating = isEqual(statement.halfRating, { importance: 3 })
        ? { importance: 4 }
        : { importance: 3 }
      const { rating: _rating, ...rest } = statement
      const changed = {
        ...study,
        jtbd: { ...study.jtbd, executor: `${study.jtbd.executor} again` },
        jobSteps: study.jobSteps.map((each) => ({
          ...each,
          category: each === step ? category : each.category,
          outcomeStatements: each.outcomeStatements.map((other) =>
            other === statement ? { ...rest, halfRating } : other,
          ),
        })),
      } as const
      expect(countChanges(study, changed)).toEqual({
        ...NOTHING,
        categories: 1,
        ratings: 1,
        isJobChanged: true,
      })
    }),
  )
})

test('a statement that alone was changed is named by its new text', () => {
  const write = (study: Study, statement: OutcomeStatement | undefined, userInput: string) =>
    applyStudyOperation(study, {
      kind: 'updateOutcomeStatement',
      statementId: outcomeStatementUuid(statement?.uuid ?? ''),
      userInput,
    })
  fc.assert(
    fc.property(anyStudy, (study) => {
      const [one, other] = study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
      fc.pre(one !== undefined && other !== undefined)
      const once = write(study, one, `${one?.userInput} again`)
      expect(onlyChangedStatement(study, once)).toBe(`${one?.userInput} again`)
      expect(onlyChangedStatement(study, write(once, other, `${other?.userInput} again`))).toBeNull()
      expect(onlyChangedStatement(study, study)).toBeNull()
    }),
  )
})

test('statements with other quotes are counted', () => {
  fc.assert(
    fc.property(anyStudy, (study) => {
      const [statement] = study.jobSteps.flatMap(({ outcomeStatements }) => outcomeStatements)
      fc.pre(statement !== undefined)
      const quote = { id: 'new', text: 'new', source: '', date: '', place: '', addedBy: '', addedAt: '' }
      const uuid = statement?.uuid ?? ''
      const quotes = [...(statement?.quotes ?? []), quote]
      const changed = applyStudyOperation(study, { kind: 'setItemFields', uuid, fields: { quotes } })
      expect(countChanges(study, changed)).toEqual({ ...NOTHING, quotes: 1 })
    }),
  )
})
