import { type Remark, withDismissal, withoutDismissal } from '@outcome-studio/shared/domain'
import { useMemo } from 'react'
import { itemOf } from '../checking/itemOf.ts'
import { itemUuidOf } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'

interface Dismissing {
  readonly dismiss: (remark: Remark, reason: string) => void
  readonly restore: (remark: Remark) => void
}

/**
 * Dismisses and restores remarks of one list; both can be undone. Focus moves to the field of the remark, because the
 * pressed button is removed.
 */
export function useDismissing(list: string): Dismissing {
  const { session, focus, announcement } = useEditor()
  return useMemo(() => {
    const uuid = itemUuidOf(list, session.uuid)
    const put = (verb: string, ruleId: string, reason: string | null) => {
      const item = itemOf(session.views, uuid)
      if (item === undefined) return
      const dismissals =
        reason === null ? withoutDismissal(item, ruleId) : withDismissal(item, ruleId, reason)
      session.apply({ kind: 'setItemFields', uuid, fields: { dismissals } }, `remark ${ruleId} ${verb}`)
      announcement.set(`Remark ${ruleId} ${verb}.`)
      focus.request(list)
    }
    return {
      dismiss: ({ ruleId }, reason) => put('dismissed', ruleId, reason),
      restore: ({ ruleId }) => put('brought back', ruleId, null),
    }
  }, [session, focus, announcement, list])
}
