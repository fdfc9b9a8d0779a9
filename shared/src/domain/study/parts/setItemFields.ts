import { changedWhere } from '../positions.ts'
import type { JobStep, Study } from '../Study.ts'
import type { StudyOperation } from '../StudyOperation.ts'
import { withFields } from './withFields.ts'

/** Sets fields of the job, job step or outcome statement with a uuid. */
export function setItemFields(
  study: Study,
  { uuid, fields }: Extract<StudyOperation, { kind: 'setItemFields' }>,
): Study {
  if (uuid === study.jtbd.uuid) {
    const jtbd = withFields(study.jtbd, fields)
    return jtbd === study.jtbd ? study : { ...study, jtbd }
  }
  let jobSteps = changedWhere(study.jobSteps, uuid, (step) => withFields(step, fields))
  for (const [index, step] of study.jobSteps.entries()) {
    if (jobSteps !== study.jobSteps) break
    const outcomeStatements = changedWhere(step.outcomeStatements, uuid, (statement) =>
      withFields(statement, fields),
    )
    if (outcomeStatements === step.outcomeStatements) continue
    const changed: JobStep = { ...step, outcomeStatements }
    jobSteps = study.jobSteps.with(index, changed)
  }
  return jobSteps === study.jobSteps ? study : { ...study, jobSteps }
}
