import * as z from 'zod/mini'
import { JUDGE_REFUSALS } from '../judge/judgeQuota.ts'
import { remarkSchema } from '../study/remarks/remarkSchema.ts'

const count = z.int().check(z.minimum(0))

/** Statistics of the judge. A question is one text and one rule. */
const judgeReportSchema = z.object({
  asked: count,
  /** Questions with a usable answer. */
  answered: count,
  /** Answers and suggestions that the guards refused. */
  dropped: count,
  /** Questions without an answer. */
  failed: count,
  /** Uuids or indexes of texts with an open question. Older remarks of the judge on them stay. */
  unjudged: z.readonly(z.array(z.string())),
  /** The quota that is used up, if the judge was therefore not asked. */
  refusal: z.exactOptional(z.enum(JUDGE_REFUSALS)),
})

/** Remarks and versions. Keys are uuids for a study, otherwise the texts' indexes ("0", "1" …). */
export const outcomeAutomationResultSchema = z.object({
  remarks: z.record(z.string(), z.readonly(z.array(remarkSchema))),
  verLexer: z.string(),
  /** Version of the judge's prompt, if it answered anything. */
  verPrompt: z.exactOptional(z.string()),
  /** Absent if there is no judge, or the request excluded it. */
  judge: z.exactOptional(judgeReportSchema),
})

export type JudgeReport = Readonly<z.infer<typeof judgeReportSchema>>

/** `data` of the response of runOutcomeAutomation. */
export type OutcomeAutomationResult = Readonly<z.infer<typeof outcomeAutomationResultSchema>>
