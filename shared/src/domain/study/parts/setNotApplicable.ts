import { JOB_STEP_CATEGORIES } from '../JOB_STEP_CATEGORIES.ts'
import type { Study } from '../Study.ts'
import type { StudyOperation } from '../StudyOperation.ts'
import { withFields } from './withFields.ts'

/** Marks a category as not applicable, or removes the mark. Entries are in the order of the job map. */
export function setNotApplicable(
  study: Study,
  { category, reason }: Extract<StudyOperation, { kind: 'setNotApplicable' }>,
): Study {
  const before = study.notApplicable ?? []
  const known = before.find((entry) => entry.category === category)
  if ((known?.reason ?? null) === reason) return study
  const others = before.filter((entry) => entry.category !== category)
  const after = reason === null ? others : [...others, { category, reason }]
  const inOrder = JOB_STEP_CATEGORIES.flatMap((each) => after.filter((entry) => entry.category === each))
  return withFields(study, { notApplicable: inOrder })
}
