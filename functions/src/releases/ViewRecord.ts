import { FEATURE_FAILED, FEATURE_MOUNTED } from '@outcome-studio/shared/domain/analytics'
import { z } from 'zod'

/** The longest time until a mount that counts, in milliseconds. Longer ones were asleep. */
const MOST_MILLISECONDS = 600_000

// Members write these records, so that nothing in them is certain.
const feature = z.string().regex(/^mfe-[a-z-]{1,36}$/)
const version = z.string().regex(/^[\w.+:-]{1,64}$/)

const recordSchema = z.discriminatedUnion('event', [
  z.object({
    event: z.literal(FEATURE_MOUNTED),
    uid: z.string(),
    event_params: z.object({ feature, version, milliseconds: z.number().min(0).max(MOST_MILLISECONDS) }),
  }),
  z.object({
    event: z.literal(FEATURE_FAILED),
    uid: z.string(),
    event_params: z.object({ feature, version, mounted: z.boolean() }),
  }),
])

/** What became of a view of a feature, as a page recorded it. */
export interface ViewRecord {
  readonly uid: string
  readonly feature: string
  readonly version: string
  /** A mount has the milliseconds it took; a failure says whether it came after one. */
  readonly outcome:
    | { readonly kind: 'mounted'; readonly milliseconds: number }
    | { readonly kind: 'failed'; readonly afterMount: boolean }
}

/** Reads a stored record; null if it is malformed, or the page did not know the version. */
export function parseViewRecord(stored: unknown): ViewRecord | null {
  const { data } = recordSchema.safeParse(stored)
  if (data === undefined) return null
  const { uid, event_params: parameters } = data
  return {
    uid,
    feature: parameters.feature,
    version: parameters.version,
    outcome:
      'mounted' in parameters
        ? { kind: 'failed', afterMount: parameters.mounted }
        : { kind: 'mounted', milliseconds: parameters.milliseconds },
  }
}
