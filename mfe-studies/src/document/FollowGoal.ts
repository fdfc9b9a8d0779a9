import { useEditor, useFollowedItem } from '@outcome-studio/shared/editor'
import { useHost } from '@outcome-studio/shared/feature'
import { useSession } from '../core/editing.ts'

/** Moves focus to the goal that the address names. Says so if the needs document no longer has it. */
export function FollowGoal() {
  const host = useHost()
  const session = useSession()
  const { focus } = useEditor()
  useFollowedItem((id) => {
    if (session.content.goals.some((goal) => goal.id === id)) focus.request(id)
    else host.toast('This goal is no longer in the needs document.')
  })
  return null
}
