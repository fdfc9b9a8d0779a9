import { checkStudy } from '@outcome-studio/shared/domain/checker'
import type { Study } from '@outcome-studio/shared/domain/study'
import {
  applyStudyOperation,
  dismissalOf,
  inverseOf,
  jobStepUuid,
  openRemarks,
  outcomeStatementUuid,
  studyUuid,
  withDismissal,
  withoutDismissal,
} from '@outcome-studio/shared/domain/study'
import { BAD_OUTCOMES } from '@outcome-studio/shared/domain/testing'
import * as fc from 'fast-check'
import { fixEverywhere } from './fixEverywhere.ts'

const studyOf = (...statements: readonly string[]): Study => ({
  jtbd: { uuid: studyUuid('job'), executor: 'Hosts', userInput: 'Seat guests', remarks: [] },
  jobSteps: [
    {
      uuid: jobStepUuid('step'),
      userInput: 'Find a free table',
      category: null,
      remarks: [],
      outcomeStatements: statements.map((userInput, index) => ({
        uuid: outcomeStatementUuid(`s${index}`),
        userInput,
        remarks: [],
      })),
    },
  ],
})
const textsOf = ({ jobSteps }: Study) => jobSteps[0]?.outcomeStatements.map(({ userInput }) => userInput)
const fix = (study: Study, ruleId: string): Study =>
  applyStudyOperation(study, { kind: 'batch', operations: fixEverywhere(study, ruleId) })

describe('applying one rule’s suggestions everywhere', () => {
  const study = studyOf(
    'Reduce the time it takes to find a table when arriving',
    'Minimize the number of guests who wait when arriving',
    'Decrease the likelihood that a table is dirty when seating',
  )

  test('changes the texts with the remark, and no others', () => {
    expect(fixEverywhere(study, 'O2')).toHaveLength(2)
    expect(textsOf(fix(study, 'O2'))).toEqual([
      'Minimize the time it takes to find a table when arriving',
      'Minimize the number of guests who wait when arriving',
      'Minimize the likelihood that a table is dirty when seating',
    ])
    expect(fixEverywhere(study, 'O99')).toEqual([])
  })

  test('is undone at once', () => {
    const batch = { kind: 'batch', operations: fixEverywhere(study, 'O2') } as const
    const inverse = inverseOf(study, batch)
    expect(inverse && applyStudyOperation(applyStudyOperation(study, batch), inverse)).toEqual(study)
  })

  test('skips a text whose remark was dismissed', () => {
    const [operation] = fixEverywhere(study, 'O2')
    const kept = applyStudyOperation(study, {
      kind: 'setItemFields',
      uuid: 's0',
      fields: { dismissals: [{ ruleId: 'O2', text: textsOf(study)?.[0] ?? '', reason: 'Agreed' }] },
    })
    expect(fixEverywhere(kept, 'O2')).not.toContainEqual(operation)
    expect(fixEverywhere(kept, 'O2')).toHaveLength(1)
  })

  test('leaves no remark of the rule, whatever the texts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...BAD_OUTCOMES), { maxLength: 6 }),
        fc.constantFrom('O2', 'O6', 'O7', 'O9', 'O16'),
        (texts, ruleId) => {
          const after = fix(studyOf(...texts), ruleId)
          const left = Object.values(checkStudy(after))
            .flat()
            .filter((remark) => remark.ruleId === ruleId && remark.suggestion !== null)
          expect(left).toEqual([])
        },
      ),
    )
  })
})

describe('a dismissed remark', () => {
  const remark = (ruleId: string) => ({
    ruleId,
    severity: 'warning' as const,
    message: '',
    span: null,
    suggestion: null,
    source: 'lexer' as const,
  })
  const item = { userInput: 'Minimize the churn' }

  test('stays dismissed until the text changes, and again when it is changed back', () => {
    const dismissed = { ...item, dismissals: withDismissal(item, 'O3', 'Term used in our field') }
    expect(openRemarks(dismissed, [remark('O3'), remark('O17')])).toEqual([remark('O17')])
    expect(openRemarks({ ...dismissed, userInput: 'Minimize churn' }, [remark('O3')])).toHaveLength(1)
    expect(dismissalOf(dismissed, remark('O3'))?.reason).toBe('Term used in our field')
  })

  test('on the executor depends on the executor, not on the job', () => {
    const job = { userInput: 'Seat guests', executor: 'Martha' }
    const dismissed = { ...job, dismissals: withDismissal(job, 'E1', 'Our mascot') }
    expect(openRemarks({ ...dismissed, userInput: 'Seat a guest' }, [remark('E1')])).toEqual([])
    expect(openRemarks({ ...dismissed, executor: 'Martha B' }, [remark('E1')])).toHaveLength(1)
  })

  test('can be reopened, and dismissals of earlier texts are dropped with the next', () => {
    const one = { ...item, dismissals: withDismissal(item, 'O3', 'a') }
    expect(withoutDismissal(one, 'O3')).toEqual([])
    const changed = { ...one, userInput: 'Minimize it' }
    expect(withDismissal(changed, 'O17', 'b')).toEqual([{ ruleId: 'O17', text: 'Minimize it', reason: 'b' }])
    expect(withDismissal(one, 'O3', 'c')).toEqual([{ ruleId: 'O3', text: item.userInput, reason: 'c' }])
  })

  test('without dismissals, returns the same list', () => {
    const remarks = [remark('O3')]
    expect(openRemarks(item, remarks)).toBe(remarks)
    expect(openRemarks({ ...item, dismissals: [] }, remarks)).toBe(remarks)
  })
})
