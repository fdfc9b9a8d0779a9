import {
  automationRequestSchema,
  outcomeAutomationResultSchema,
} from '@outcome-studio/shared/domain/automation'
import { DOCUMENT_MAX_BYTES } from '@outcome-studio/shared/domain/base'
import { defineCallable } from './defineCallable.ts'

/**
 * Checks texts of one kind, a whole study or part of one, by the rules and then by the judge. The rules of the caller's
 * organization apply.
 * Fails with permission-denied for custom rules of a study from a caller who is not a tools admin.
 */
export const runOutcomeAutomation = defineCallable({
  name: 'runOutcomeAutomation',
  access: 'membership',
  input: automationRequestSchema,
  output: outcomeAutomationResultSchema,
  seconds: 90,
  // A client validates a large study in parts.
  callsPerMinute: 120,
  // The largest study that can be stored, escaped as JSON.
  maxBytes: 2 * DOCUMENT_MAX_BYTES,
})
