import type { Study, StudyHeader, StudyOperation } from '@outcome-studio/shared/domain'

/** Whatever a member does to an open study: an operation on its text, a new name, or another version in its place. */
export type Change =
  | StudyOperation
  | { readonly kind: 'rename'; readonly docName: string }
  | {
      readonly kind: 'putVersion'
      readonly docName: string
      readonly study: Study
      /** The stored state that version is based on. */
      readonly header: StudyHeader | null
      /** `header` counts only while the session is still based on this one: a save in between goes on counting. */
      readonly insteadOf: StudyHeader | null
    }
