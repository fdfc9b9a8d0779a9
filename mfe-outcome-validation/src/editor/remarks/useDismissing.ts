import { counted } from '@outcome-studio/shared/domain/base'
import { type Remark, withDismissal, withoutDismissal } from '@outcome-studio/shared/domain/study'
import { useMemo } from 'react'
import { itemOf } from '../checking/itemOf.ts'
import { itemUuidOf, WHOLE_STUDY } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { useUndoToast } from '../react/useUndoToast.ts'

/** A remark with the key of its list. */
interface ListedRemark {
  readonly key: string
  readonly remark: Remark
}

interface Dismissing {
  /** Dismisses remarks of one rule. */
  readonly dismiss: (remarks: readonly ListedRemark[], reason: string) => void
  /** Restores remarks of one rule. */
  readonly restore: (remarks: readonly ListedRemark[]) => void
}

/**
 * Dismisses and restores remarks, each call as one edit. A dismissal is reported with a button that undoes it. Focus
 * moves to the field of a single remark, otherwise to the list of all, because the pressed button is removed.
 */
export function useDismissing(): Dismissing {
  const { session, focus, announcement } = useEditor()
  const offerUndo = useUndoToast()
  return useMemo(() => {
    const put = (verb: string, listed: readonly ListedRemark[], reason: string | null) => {
      const operations = listed.flatMap(({ key, remark: { ruleId } }) => {
        const uuid = itemUuidOf(key, session.uuid)
        const item = itemOf(session.views, uuid)
        if (item === undefined) return []
        const dismissals =
          reason === null ? withoutDismissal(item, ruleId) : withDismissal(item, ruleId, reason)
        return [{ kind: 'setItemFields', uuid, fields: { dismissals } } as const]
      })
      const [first] = listed
      if (operations.length === 0 || first === undefined) return
      const isSingle = operations.length === 1
      const what = `${first.remark.ruleId} ${verb}${isSingle ? '' : ` in ${counted(operations.length, 'text')}`}`
      const [operation] = operations
      session.apply(isSingle && operation ? operation : { kind: 'batch', operations }, `remark ${what}`)
      if (reason === null) announcement.set(`Remark ${what}.`)
      else offerUndo(`Remark ${what}.`)
      focus.request(isSingle ? first.key : WHOLE_STUDY)
    }
    return {
      dismiss: (listed, reason) => put('dismissed', listed, reason),
      restore: (listed) => put('brought back', listed, null),
    }
  }, [session, focus, announcement, offerUndo])
}
