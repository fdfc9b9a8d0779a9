import type { AutomationRequest } from '@outcome-studio/shared/domain/automation'
import type { CheckedStudy } from '@outcome-studio/shared/domain/checker'
import type { Remark, Study } from '@outcome-studio/shared/domain/study'

/** Maximum characters of a text in a request. The server refuses longer texts. */
const MAX_LENGTH = 4_000

/** One item of a study to validate. */
export interface ValidatedItem {
  readonly uuid: string
  /** The checked content of the item. Equal as long as that content is unchanged. */
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

/** Builds the request to check some items, with their parents. */
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

/** Builds the request to check a study with the rules about the whole study. */
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
