import { parseStudy, type Study } from '@outcome-studio/shared/domain'
import * as z from 'zod/mini'

/** Raised when the shape changes; a draft of another version is left alone. */
const VERSION = 1

/** A study's unsaved state as it is kept on the device. */
export interface Draft {
  /** Of the editing session that wrote it: two tabs on one study keep a draft each. */
  readonly id: string
  readonly docName: string
  readonly study: Study
  /** The stored state it started from; null for a study that was never saved. */
  readonly basedOn: { readonly docName: string; readonly revision: number } | null
  /** ISO 8601, UTC. */
  readonly keptAt: string
}

const draftSchema = z.object({
  version: z.literal(VERSION),
  id: z.string(),
  docName: z.string(),
  study: z.pipe(z.unknown(), z.transform(parseStudy)),
  basedOn: z.nullable(z.object({ docName: z.string(), revision: z.int() })),
  keptAt: z.iso.datetime(),
})

/** A draft as it is stored. */
export const withVersion = (draft: Draft): Draft & { readonly version: typeof VERSION } => ({
  version: VERSION,
  ...draft,
})

/** @throws ZodError for anything that is not a draft of this version */
export function parseDraft(stored: unknown): Draft {
  const { version: _, ...draft } = draftSchema.parse(stored)
  return draft
}
