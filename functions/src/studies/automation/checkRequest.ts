import type {
  AcceptedAutomationRequest,
  OutcomeAutomationResult,
} from '@outcome-studio/shared/domain/automation'
import {
  checkStudy,
  checkText,
  checkWholeStudy,
  type RuleSet,
  studyTexts,
  VER_LEXER,
} from '@outcome-studio/shared/domain/checker'
import type { Remark, RemarksByUuid } from '@outcome-studio/shared/domain/study'
import type { Judge } from '../../judge/openJudge.ts'
import { judgeBatches, textsToJudge } from '../../judge/prompt/judgeBatches.ts'
import { VER_PROMPT } from '../../judge/prompt/judgePrompt.ts'
import { withJudgement } from '../../judge/prompt/withJudgement.ts'

/**
 * Checks the texts of a request by the shared checker, then by the judge.
 * @param judge null if there is none
 * @param requireTime called about every text; throws when the time for the checker is used up
 */
export async function checkRequest(
  request: AcceptedAutomationRequest,
  rules: RuleSet,
  judge: Judge | null,
  requireTime: () => void,
): Promise<OutcomeAutomationResult> {
  const remarks = byCode(request, rules, requireTime)
  const batches = batchesOf(request, rules)
  if (judge === null || request.judge === false || batches.length === 0)
    return { remarks, verLexer: VER_LEXER }
  const found = await judge.judge(batches, rules)
  return {
    remarks: Object.fromEntries(
      Object.entries(remarks).map(([id, lexer]) => [id, withJudgement(lexer, found.remarks.get(id) ?? [])]),
    ),
    verLexer: VER_LEXER,
    ...(found.report.answered > 0 ? { verPrompt: VER_PROMPT } : {}),
    judge: found.report,
  }
}

function byCode(request: AcceptedAutomationRequest, rules: RuleSet, requireTime: () => void): RemarksByUuid {
  if (request.automationEntity === 'study' && request.only === undefined) {
    return checkStudy(request.input, rules, requireTime)
  }
  if (isAboutWhole(request)) return checkWholeStudy(request.input, rules, requireTime)
  const remarks: Record<string, readonly Remark[]> = {}
  for (const { uuid, entity, text } of textsOf(request)) {
    requireTime()
    remarks[uuid] = checkText(entity, text, rules)
  }
  return remarks
}

function textsOf(request: AcceptedAutomationRequest) {
  if (request.automationEntity === 'study') {
    const isWanted = selection(request)
    return studyTexts(request.input).filter(({ uuid }) => isWanted(uuid))
  }
  const entity = request.automationEntity
  return request.input.map((text, index) => ({ uuid: `${index}`, entity, text }))
}

function batchesOf(request: AcceptedAutomationRequest, rules: RuleSet) {
  if (isAboutWhole(request)) return []
  if (request.automationEntity === 'study') {
    const { executor, userInput } = request.input.jtbd
    const isWanted = selection(request)
    const texts = textsToJudge(request.input).filter(({ id }) => isWanted(id))
    return judgeBatches(texts, { executor, job: userInput }, rules)
  }
  const texts = textsOf(request).map(({ uuid, entity, text }) => ({ id: uuid, entity, text }))
  return judgeBatches(texts, { executor: '', job: '' }, rules)
}

type StudyRequest = Extract<AcceptedAutomationRequest, { automationEntity: 'study' }>

const isAboutWhole = (
  request: AcceptedAutomationRequest,
): request is StudyRequest & { readonly only: 'wholeStudy' } =>
  request.automationEntity === 'study' && request.only === 'wholeStudy'

/** Whether a text of the study is to be checked, by uuid. */
function selection({ only }: StudyRequest): (uuid: string) => boolean {
  if (only === undefined) return () => true
  const wanted = new Set(only === 'wholeStudy' ? [] : only)
  return (uuid) => wanted.has(uuid)
}
