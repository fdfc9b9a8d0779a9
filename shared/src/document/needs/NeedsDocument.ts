import type { Needs, NeedsHeader, NeedsOperation, RemovedNeeds } from '@outcome-studio/shared/domain'
import type { DocumentTypes } from '../core/DocumentTypes.ts'
import type { DocumentSession } from '../session/DocumentSession.ts'
import type { NeedsViews } from './NeedsViews.ts'

/** The types of a needs document for a session. */
export interface NeedsDocument extends DocumentTypes {
  readonly header: NeedsHeader
  readonly content: Needs
  readonly operation: NeedsOperation
  readonly views: NeedsViews
  readonly removed: RemovedNeeds
}

export type NeedsSession = DocumentSession<NeedsDocument>
