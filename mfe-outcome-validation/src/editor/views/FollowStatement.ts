import { STATEMENT_PARAMETER } from '@outcome-studio/shared/domain/areas'
import { useHost } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useEditor } from '../react/EditorContext.ts'

/**
 * Moves focus to the item that the address names, as in `?statement=…`, and removes the parameter, so that a reload does
 * not move focus again. Says so if the study no longer has the item.
 */
export function FollowStatement() {
  const host = useHost()
  const { session, focus, folded } = useEditor()
  const [query, setQuery] = useSearchParams()
  const uuid = query.get(STATEMENT_PARAMETER)

  useEffect(() => {
    if (uuid === null) return
    setQuery(
      (before) => {
        before.delete(STATEMENT_PARAMETER)
        return before
      },
      { replace: true },
    )
    const { jtbd, jobSteps } = session.content
    const items = [jtbd, ...jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
    if (items.some((item) => item.uuid === uuid)) {
      folded.reveal(uuid)
      focus.request(uuid)
    } else host.toast('This statement is no longer in the study.')
  }, [uuid, setQuery, session, folded, focus, host])
  return null
}
