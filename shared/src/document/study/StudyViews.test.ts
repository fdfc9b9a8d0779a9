import {
  applyStudyOperation,
  jobStepUuid,
  outcomeStatementUuid,
  type Study,
} from '@outcome-studio/shared/domain/study'
import * as fc from 'fast-check'
import { anyOperation, anyStudy } from '../../domain/study/studyArbitraries.ts'
import { JOB, OUTLINE, StudyViews } from './StudyViews.ts'

/** Every view of a study, by its key. */
const viewsOf = (views: StudyViews, { jobSteps }: Study): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    [JOB, views.job],
    [OUTLINE, views.outline],
    ...jobSteps.flatMap(({ uuid, outcomeStatements }) => [
      [uuid, views.step(uuid)] as const,
      ...outcomeStatements.map((each) => [each.uuid, views.statement(each.uuid)] as const),
    ]),
  ])

/** Calls back with the views before and after each edit of any study. */
function withEdits(
  expectation: (edit: {
    readonly views: StudyViews
    readonly study: Study
    readonly before: ReadonlyMap<string, unknown>
    readonly after: ReadonlyMap<string, unknown>
    readonly changed: ReadonlySet<string>
  }) => void,
): void {
  fc.assert(
    fc.property(anyStudy, fc.array(anyOperation, { maxLength: 15 }), (start, operations) => {
      const views = new StudyViews(start)
      let study = start
      for (const operation of operations) {
        const before = viewsOf(views, study)
        study = applyStudyOperation(study, operation)
        const changed = views.update(study)
        expectation({ views, study, before, after: viewsOf(views, study), changed })
      }
    }),
  )
}

describe('StudyViews', () => {
  test('after any edits they are those of the study, as if it were read anew', () => {
    withEdits(({ study, after }) => expect(after).toEqual(viewsOf(new StudyViews(study), study)))
  })

  test('the keys that an edit reports are those of the views that differ', () => {
    withEdits(({ before, after, changed }) => {
      const keys = new Set([...before.keys(), ...after.keys()])
      expect(changed).toEqual(new Set([...keys].filter((key) => before.get(key) !== after.get(key))))
    })
  })

  test('what an edit removed is gone', () => {
    withEdits(({ views, before, after }) => {
      const removed = [...before.keys()].filter((key) => !after.has(key))
      const found = removed.filter(
        (key) => views.step(jobStepUuid(key)) ?? views.statement(outcomeStatementUuid(key)),
      )
      expect(found).toEqual([])
    })
  })
})
