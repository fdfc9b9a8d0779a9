import * as z from 'zod/mini'
import { remarkSchema } from '../checker/remarkSchema.ts'

/** Remarks by the uuid of what was checked in a study, else by the text's index ("0", "1" …), and the versions used. */
export const outcomeAutomationResultSchema = z.object({
  remarks: z.record(z.string(), z.readonly(z.array(remarkSchema))),
  verLexer: z.string(),
  verPrompt: z.exactOptional(z.string()),
})

/** What runOutcomeAutomation answers under `data`. */
export type OutcomeAutomationResult = Readonly<z.infer<typeof outcomeAutomationResultSchema>>
