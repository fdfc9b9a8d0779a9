import type { EditorSession } from '../model/EditorSession.ts'
import { isSameVersion } from '../model/isSameVersion.ts'
import type { Draft } from './Draft.ts'

/** Whether a draft says what the study says: then it is left over from a save whose answer was lost. */
export const isLeftOver = (session: EditorSession, draft: Draft): boolean =>
  isSameVersion(draft, { docName: session.docName, study: session.views.study })

/**
 * Puts a draft in place as an unsaved edit of what it started from. Where the study was stored since, or again, its
 * save meets that.
 */
export function restoreDraft(session: EditorSession, draft: Draft): void {
  const { header } = session
  session.restore(draft, header && { ...header, revision: draft.basedOn?.revision ?? NEVER_STORED })
}

/** Before the first revision. */
const NEVER_STORED = 0
