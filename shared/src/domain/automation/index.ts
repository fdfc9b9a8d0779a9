export type {
  AcceptedAutomationRequest,
  AutomationRequest,
} from './AutomationRequest.ts'
export { automationRequestSchema } from './AutomationRequest.ts'
export type { JudgeReport, OutcomeAutomationResult } from './AutomationResult.ts'
export { outcomeAutomationResultSchema } from './AutomationResult.ts'
