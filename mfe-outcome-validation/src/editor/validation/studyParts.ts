import type { AutomationRequest, CheckedStudy, Remark, Study } from '@outcome-studio/shared/domain'

/** Characters of one text that are sent: a longer one is no statement, and the server would refuse it. */
const MAX_LENGTH = 4_000

/** One item of a study as a validation sees it. */
export interface ValidatedItem {
  readonly uuid: string
  /** All that is checked about it: the same for as long as nothing of that was changed. */
  readonly text: string
  readonly remarks: readonly Remark[]
}

/** Every item of a study in order, by uuid. */
export function itemsOf({ jtbd, jobSteps }: Study): ReadonlyMap<string, ValidatedItem> {
  const items = [
    { uuid: jtbd.uuid, text: `${jtbd.executor}\n${jtbd.userInput}`, remarks: jtbd.remarks },
    ...jobSteps.flatMap((step) =>
      [step, ...step.outcomeStatements].map(({ uuid, userInput, remarks }) => ({
        uuid: uuid as string,
        text: userInput,
        remarks,
      })),
    ),
  ]
  return new Map(items.map((item) => [item.uuid, item]))
}

/** A request to check some items, with what they belong to. */
export function partRequest(study: Study, uuids: readonly string[], asksJudge: boolean): AutomationRequest {
  const wanted = new Set(uuids)
  const { jtbd, jobSteps } = toCheck(study)
  const parts = jobSteps.flatMap((step) => {
    const outcomeStatements = step.outcomeStatements.filter(({ uuid }) => wanted.has(uuid))
    return wanted.has(step.uuid) || outcomeStatements.length > 0 ? [{ ...step, outcomeStatements }] : []
  })
  const request = { automationEntity: 'study', input: { jtbd, jobSteps: parts }, only: uuids } as const
  return asksJudge ? request : { ...request, judge: false }
}

/** A request to check a study by the rules that need all of it at once. */
export const wholeRequest = (study: Study): AutomationRequest => ({
  automationEntity: 'study',
  input: toCheck(study),
  only: 'wholeStudy',
})

function toCheck({ jtbd, jobSteps, notApplicable }: Study): CheckedStudy {
  return {
    ...(notApplicable && { notApplicable: notApplicable.map(({ category }) => ({ category })) }),
    jtbd: { ...textOf(jtbd), executor: clipped(jtbd.executor) },
    jobSteps: jobSteps.map((step) => ({
      ...textOf(step),
      category: step.category,
      outcomeStatements: step.outcomeStatements.map(textOf),
    })),
  }
}

const textOf = ({ uuid, userInput }: { readonly uuid: string; readonly userInput: string }) => ({
  uuid,
  userInput: clipped(userInput),
})

const clipped = (text: string): string => text.slice(0, MAX_LENGTH)
