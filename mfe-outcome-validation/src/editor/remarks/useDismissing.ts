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
 * Sets remarks of one list aside and brings them back; both are edits that can be taken back. The keyboard goes to the
 * field the remark is about, because what was pressed goes away.
 */
export function useDismissing(list: string): Dismissing {
  const { session, focus, announcement } = useEditor()
  return useMemo(() => {
    const uuid = itemUuidOf(list, session.uuid)
    const put = (words: string, ruleId: string, reason: string | null) => {
      const item = itemOf(session.views, uuid)
      if (item === undefined) return
      const dismissals =
        reason === null ? withoutDismissal(item, ruleId) : withDismissal(item, ruleId, reason)
      session.apply({ kind: 'setItemFields', uuid, fields: { dismissals } }, `remark ${ruleId} ${words}`)
      announcement.set(`Remark ${ruleId} ${words}.`)
      focus.request(list)
    }
    return {
      dismiss: ({ ruleId }, reason) => put('dismissed', ruleId, reason),
      restore: ({ ruleId }) => put('brought back', ruleId, null),
    }
  }, [session, focus, announcement, list])
}
