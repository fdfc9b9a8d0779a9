import type { Job, JobStep, Study } from '../Study.ts'
import type { RemarksByUuid, StudyOperation } from '../StudyOperation.ts'
import type { Remark } from './Remark.ts'

/**
 * Stores the remarks of a check in a study. Items without an entry keep theirs. Without a judge's version,
 * the older one is removed, since its remarks are replaced.
 */
export function recordRemarks(
  study: Study,
  { remarks, verLexer, verPrompt }: Extract<StudyOperation, { kind: 'recordRemarks' }>,
): Study {
  const { verPrompt: _older, ...job } = withRemarks(study.jtbd, remarks)
  const jtbd: Job = { ...job, verLexer, ...(verPrompt === undefined ? {} : { verPrompt }) }
  const jobSteps = study.jobSteps.map((step) => stepWithRemarks(step, remarks))
  const sameSteps = jobSteps.every((step, index) => step === study.jobSteps[index])
  const sameJob =
    jtbd.remarks === study.jtbd.remarks &&
    jtbd.verLexer === study.jtbd.verLexer &&
    jtbd.verPrompt === study.jtbd.verPrompt
  if (sameSteps && sameJob) return study
  return {
    ...study,
    jtbd: sameJob ? study.jtbd : jtbd,
    jobSteps: sameSteps ? study.jobSteps : jobSteps,
  }
}

function stepWithRemarks(step: JobStep, remarks: RemarksByUuid): JobStep {
  const own = withRemarks(step, remarks)
  const statements = step.outcomeStatements.map((statement) => withRemarks(statement, remarks))
  return statements.every((statement, index) => statement === step.outcomeStatements[index])
    ? own
    : { ...own, outcomeStatements: statements }
}

function withRemarks<Item extends { readonly uuid: string; readonly remarks: readonly Remark[] }>(
  item: Item,
  remarks: RemarksByUuid,
): Item {
  const found = Object.hasOwn(remarks, item.uuid) ? remarks[item.uuid] : undefined
  if (found === undefined || (found.length === 0 && item.remarks.length === 0)) return item
  return { ...item, remarks: found }
}
