import type { WireDocument } from '../documents/wireDocument.ts'

/** The fields of google.firestore.v1.ListenResponse that are sent, in proto3 JSON. */
export type ListenResponse =
  | {
      readonly targetChange: {
        readonly targetChangeType?: 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET'
        readonly targetIds?: readonly number[]
        readonly cause?: { readonly code: number; readonly message: string }
        readonly resumeToken?: string
        readonly readTime?: string
      }
    }
  | {
      readonly documentChange: {
        readonly document: WireDocument
        readonly targetIds?: readonly number[]
        readonly removedTargetIds?: readonly number[]
      }
    }
  | { readonly documentDelete: DocumentGone }
  | { readonly documentRemove: DocumentGone }
  | { readonly filter: { readonly targetId: number; readonly count: number } }

interface DocumentGone {
  readonly document: string
  readonly removedTargetIds: readonly number[]
  readonly readTime: string
}
