import type { AutomationRequest, OutcomeAutomationResult } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { runOutcomeAutomation } from './runOutcomeAutomation.ts'

/** Has the server check texts of one kind, or a whole study. */
export function useRunAutomation(): UseMutationResult<OutcomeAutomationResult, Error, AutomationRequest> {
  return useMutation({
    networkMode: 'always',
    mutationFn: (request: AutomationRequest) => runOutcomeAutomation(request),
  })
}
