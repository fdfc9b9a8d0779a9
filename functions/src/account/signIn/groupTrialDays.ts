import { z } from 'zod'

const groupSchema = z.object({ groupTrial: z.object({ days: z.number().int().positive().max(3_650) }) })

/**
 * Length of the trial that a domain grants, in days; null for none.
 * @param settings the document domains/{domain}, which only the server reads: { groupTrial: { days } }
 */
export function groupTrialDays(settings: unknown): number | null {
  const group = groupSchema.safeParse(settings)
  return group.success ? group.data.groupTrial.days : null
}
