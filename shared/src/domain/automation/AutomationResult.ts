import * as z from 'zod/mini'
import { remarkSchema } from '../study/remarks/remarkSchema.ts'

const count = z.int().check(z.minimum(0))

/** What the judge did. A question is one text and one rule. */
const judgeReportSchema = z.object({
  asked: count,
  /** Questions with an answer that could be used. */
  answered: count,
  /** Answers and suggestions that were refused. */
  dropped: count,
  /** Questions without an answer. */
  failed: count,
  /** The uuids, or indexes, of the texts that a question of is still open: an older remark of the judge on them stands. */
  unjudged: z.readonly(z.array(z.string())),
})

/** Remarks by the uuid of what was checked in a study, else by the text's index ("0", "1" …), and the versions used. */
export const outcomeAutomationResultSchema = z.object({
  remarks: z.record(z.string(), z.readonly(z.array(remarkSchema))),
  verLexer: z.string(),
  /** Of the judge's prompt, where it answered anything. */
  verPrompt: z.exactOptional(z.string()),
  /** Absent where there is no judge, or it was not to be asked. */
  judge: z.exactOptional(judgeReportSchema),
})

export type JudgeReport = Readonly<z.infer<typeof judgeReportSchema>>

/** What runOutcomeAutomation answers under `data`. */
export type OutcomeAutomationResult = Readonly<z.infer<typeof outcomeAutomationResultSchema>>
