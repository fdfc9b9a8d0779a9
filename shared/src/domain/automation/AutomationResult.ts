import { z } from 'zod'
import { remarkSchema } from '../checker/remarkSchema.ts'

/** Remarks by the uuid of what was checked in a study, else by the text's index ("0", "1" …), and the versions used. */
export const outcomeAutomationResultSchema = z.object({
  remarks: z.record(z.string(), z.array(remarkSchema).readonly()),
  verLexer: z.string(),
  verPrompt: z.string().exactOptional(),
})

/** What runOutcomeAutomation answers under `data`. */
export type OutcomeAutomationResult = Readonly<z.infer<typeof outcomeAutomationResultSchema>>
