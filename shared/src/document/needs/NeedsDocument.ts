import type { NeedsOperation, NeedsTypes } from '@outcome-studio/shared/domain/needs'
import type { DocumentSession } from '../session/DocumentSession.ts'
import type { NeedsViews } from './NeedsViews.ts'

/** The types of a needs document for a session. */
export interface NeedsDocument extends NeedsTypes {
  readonly operation: NeedsOperation
  readonly views: NeedsViews
}

export type NeedsSession = DocumentSession<NeedsDocument>
