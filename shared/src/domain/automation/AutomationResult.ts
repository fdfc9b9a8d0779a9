import { z } from 'zod'

const remark = z.object({
  ruleId: z.string(),
  severity: z.enum(['error', 'warning', 'hint']),
  message: z.string(),
  span: z.object({ start: z.int().nonnegative(), end: z.int().nonnegative() }).nullable(),
  suggestion: z.object({ label: z.string(), replacement: z.string() }).nullable(),
  source: z.enum(['lexer', 'judge']),
})

/** Remarks by the uuid of what was checked in a study, else by the text's index ("0", "1" …), and the versions used. */
export const outcomeAutomationResultSchema = z.object({
  remarks: z.record(z.string(), z.array(remark)),
  verLexer: z.string(),
  verPrompt: z.string().optional(),
})

/** What runOutcomeAutomation answers under `data`. */
export type OutcomeAutomationResult = z.infer<typeof outcomeAutomationResultSchema>
