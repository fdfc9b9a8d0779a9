import { changedWhere } from '../positions.ts'
import type { JobStep, Study } from '../Study.ts'
import type { StudyOperation } from '../StudyOperation.ts'
import { withPart } from './withPart.ts'

/** The study with the dismissals of one item replaced, whichever kind of item it is. */
export function setDismissals(
  study: Study,
  { uuid, dismissals }: Extract<StudyOperation, { kind: 'setDismissals' }>,
): Study {
  if (uuid === study.jtbd.uuid) {
    const jtbd = withPart(study.jtbd, 'dismissals', dismissals)
    return jtbd === study.jtbd ? study : { ...study, jtbd }
  }
  let jobSteps = changedWhere(study.jobSteps, uuid, (step) => withPart(step, 'dismissals', dismissals))
  for (const [index, step] of study.jobSteps.entries()) {
    if (jobSteps !== study.jobSteps) break
    const outcomeStatements = changedWhere(step.outcomeStatements, uuid, (statement) =>
      withPart(statement, 'dismissals', dismissals),
    )
    if (outcomeStatements === step.outcomeStatements) continue
    const changed: JobStep = { ...step, outcomeStatements }
    jobSteps = study.jobSteps.with(index, changed)
  }
  return jobSteps === study.jobSteps ? study : { ...study, jobSteps }
}
