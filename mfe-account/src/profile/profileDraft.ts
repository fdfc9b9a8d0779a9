import * as z from 'zod/mini'

const typedSchema = z.record(z.string(), z.string())

/** What a member typed and did not save, kept in the tab: over a closed modal, a reload, a new sign-in. */
export interface ProfileDraft {
  /** What was typed into each field; nothing for those that are as stored. */
  read(): Readonly<Record<string, string>>
  keep(typed: Readonly<Record<string, string>>): void
  forget(): void
}

/**
 * @param storage asked for at each use, since merely reaching for it may throw where it is blocked: then nothing
 * is kept
 * @param memberId drafts of other members in this tab are never read
 */
export function profileDraft(storage: () => Storage, memberId: string): ProfileDraft {
  const key = `outcome-studio:profile:${encodeURIComponent(memberId)}`
  return {
    read: () => {
      try {
        return typedSchema.parse(JSON.parse(storage().getItem(key) ?? '{}'))
      } catch {
        return {}
      }
    },
    keep: (typed) => {
      try {
        storage().setItem(key, JSON.stringify(typed))
      } catch {
        // It is still in the form.
      }
    },
    forget: () => {
      try {
        storage().removeItem(key)
      } catch {
        // What cannot be reached was never kept.
      }
    },
  }
}
