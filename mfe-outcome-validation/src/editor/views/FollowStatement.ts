import { useFollowedItem } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { useEditor } from '../react/EditorContext.ts'

/** Moves focus to the item that the address names. Says so if the study no longer has the item. */
export function FollowStatement() {
  const host = useHost()
  const { session, focus, folded } = useEditor()
  useFollowedItem((uuid) => {
    const { jtbd, jobSteps } = session.content
    const items = [jtbd, ...jobSteps.flatMap((step) => [step, ...step.outcomeStatements])]
    if (items.some((item) => item.uuid === uuid)) {
      folded.reveal(uuid)
      focus.request(uuid)
    } else host.toast('This statement is no longer in the study.')
  })
  return null
}
