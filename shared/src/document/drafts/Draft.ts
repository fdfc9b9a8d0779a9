import * as z from 'zod/mini'
import type { DocumentKind } from '../core/DocumentKind.ts'
import type { DocumentState, DocumentTypes } from '../core/DocumentTypes.ts'

/** Raised when the shape changes; a draft of another version is ignored. */
const VERSION = 1

/** A document's unsaved state as it is stored on the device. */
export interface Draft<T extends DocumentTypes> extends DocumentState<T> {
  /** Identifies the session that wrote it: two tabs on one document store a draft each. */
  readonly id: string
  /** The stored state it started from; null for a document that was never saved. */
  readonly basedOn: { readonly docName: string; readonly revision: number } | null
  /** ISO 8601, UTC. */
  readonly writtenAt: string
}

const draftSchema = z.looseObject({
  version: z.literal(VERSION),
  id: z.string(),
  docName: z.string(),
  basedOn: z.nullable(z.object({ docName: z.string(), revision: z.int() })),
  keptAt: z.iso.datetime(),
})

/** A draft as it is stored. Its content has the kind's name as key, so that no kind reads a draft of another. */
type StoredDraft = z.infer<typeof draftSchema>

/** Converts a draft to its stored form. */
export function toStoredDraft<T extends DocumentTypes>(
  { name }: Pick<DocumentKind<T>, 'name'>,
  { id, docName, content, basedOn, writtenAt }: Draft<T>,
): StoredDraft {
  return { version: VERSION, id, docName, [name]: content, basedOn, keptAt: writtenAt }
}

/**
 * Parses the stored form of a draft.
 * @throws ZodError for anything that is not a draft of this version
 */
export const readStoredDraft = (stored: unknown): StoredDraft => draftSchema.parse(stored)

/**
 * Parses the content of a stored draft.
 * @returns null if the content is not of this kind
 */
export function parseDraft<T extends DocumentTypes>(
  { name, parse }: Pick<DocumentKind<T>, 'name' | 'parse'>,
  stored: StoredDraft | null,
): Draft<T> | null {
  if (stored === null) return null
  const { id, docName, basedOn, keptAt, [name]: content } = stored
  try {
    return { id, docName, content: parse(content), basedOn, writtenAt: keptAt }
  } catch {
    return null
  }
}
