import { NAME } from '@outcome-studio/shared/document'
import { documentNameOf } from '@outcome-studio/shared/domain/paths'
import { useEditor } from '@outcome-studio/shared/editor'
import { useCallback } from 'react'
import { useSession } from './editing.ts'

/**
 * Returns a function that moves focus to the document's name. If it is empty, the core job is proposed, selected so that
 * typing replaces it.
 */
export function useNameProposal(): () => void {
  const session = useSession()
  const { announce, focus } = useEditor()
  return useCallback(() => {
    const proposed = session.docName.trim() === '' ? documentNameOf(session.views.core?.text ?? '') : null
    if (proposed === null) return focus.request(NAME)
    session.rename(proposed)
    focus.request(NAME, { start: 0, end: proposed.length })
    announce('The core job is proposed as the name. Change it, or save again.')
  }, [session, announce, focus])
}
