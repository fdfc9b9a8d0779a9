import type {
  AutomationRequest,
  OutcomeAutomationResult,
  RemarksByUuid,
  Study,
} from '@outcome-studio/shared/domain'
import { countRemarks, type RemarkCounts } from '../remarks/countRemarks.ts'
import type { EditorSession } from './EditorSession.ts'

export interface ValidationReport {
  readonly counts: RemarkCounts
  /** How many texts were checked: the job, its steps and statements. */
  readonly checked: number
}

/**
 * Has the whole study checked by the server, and writes what it found, with the versions of the rules, into the
 * session as an edit. Items changed while the check was under way keep their own remarks.
 * @throws whatever `run` rejects with; the session is then as it was
 */
export async function validateStudy(
  session: EditorSession,
  run: (request: AutomationRequest) => Promise<OutcomeAutomationResult>,
): Promise<ValidationReport> {
  const sent = textsOf(session.views.study)
  const result = await run({ automationEntity: 'study', input: studyToCheck(session.views.study) })
  const now = textsOf(session.views.study)
  const remarks: RemarksByUuid = Object.fromEntries(
    Object.entries(result.remarks).filter(([uuid]) => sent.get(uuid) === now.get(uuid)),
  )
  const { verLexer, verPrompt } = result
  session.apply({
    kind: 'recordRemarks',
    remarks,
    verLexer,
    ...(verPrompt === undefined ? {} : { verPrompt }),
  })
  return { counts: countRemarks(Object.values(result.remarks).flat()), checked: sent.size }
}

function studyToCheck({ jtbd, jobSteps }: Study) {
  return {
    jtbd: { uuid: jtbd.uuid, executor: jtbd.executor, userInput: jtbd.userInput },
    jobSteps: jobSteps.map(({ uuid, userInput, category, outcomeStatements }) => ({
      uuid,
      userInput,
      category,
      outcomeStatements: outcomeStatements.map((statement) => ({
        uuid: statement.uuid,
        userInput: statement.userInput,
      })),
    })),
  }
}

function textsOf({ jtbd, jobSteps }: Study): ReadonlyMap<string, string> {
  const steps = jobSteps.flatMap(({ uuid, userInput, outcomeStatements }) => [
    [uuid, userInput] as const,
    ...outcomeStatements.map((statement) => [statement.uuid, statement.userInput] as const),
  ])
  return new Map<string, string>([[jtbd.uuid, jtbd.userInput], ...steps])
}
