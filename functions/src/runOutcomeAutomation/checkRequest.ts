import {
  type AcceptedAutomationRequest,
  checkStudy,
  checkText,
  type OutcomeAutomationResult,
  type Remark,
  type RuleSet,
  VER_LEXER,
} from '@outcome-studio/shared/domain'

/**
 * Checks what was sent by the shared checker.
 * @param requireTime called between texts; throws when the time for the whole request is used up
 */
export function checkRequest(
  request: AcceptedAutomationRequest,
  rules: RuleSet,
  requireTime: () => void,
): OutcomeAutomationResult {
  if (request.automationEntity === 'study') {
    return { remarks: checkStudy(request.input, rules), verLexer: VER_LEXER }
  }
  const remarks: Record<string, readonly Remark[]> = {}
  for (const [index, text] of request.input.entries()) {
    requireTime()
    remarks[index] = checkText(request.automationEntity, text, rules)
  }
  return { remarks, verLexer: VER_LEXER }
}
