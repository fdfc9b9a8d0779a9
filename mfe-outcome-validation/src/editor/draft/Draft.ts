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

export const writeDraft = (draft: Draft): string => JSON.stringify({ version: VERSION, ...draft })

/** @returns null for anything that is no draft of this version: it must never keep a study from opening */
export function readDraft(text: string): Draft | null {
  try {
    const { version: _, ...draft } = draftSchema.parse(JSON.parse(text))
    return draft
  } catch {
    return null
  }
}
