import type { Remark } from '@outcome-studio/shared/domain/study'
import { memo } from 'react'
import { itemOf } from '../checking/itemOf.ts'
import { itemUuidOf, remarksId } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { RemarkDismissed } from './RemarkDismissed.tsx'
import { RemarkItems } from './RemarkItems.tsx'
import { useShownRemarks } from './useShownRemarks.ts'

interface RemarkListProps {
  /** Uuid of the item, or the name of another list (see remarkPlaces). */
  readonly uuid: string
  readonly remarks: readonly Remark[]
  /** Called with the new text when a suggestion is applied. */
  readonly onTake?: (replacement: string) => void
  /** Number of the text, for a list in the panel, which does not describe the text. */
  readonly place?: string
}

/** Shows the remarks on one text, and the dismissed ones. */
export const RemarkList = memo(function RemarkList({ uuid, remarks, onTake, place }: RemarkListProps) {
  const { session } = useEditor()
  // A dismissal changes `remarks` and renders the list again, so the item needs no subscription.
  const shown = useShownRemarks(remarks)
  const item = itemOf(session.views, itemUuidOf(uuid, session.uuid))
  return (
    <>
      <RemarkItems
        list={uuid}
        id={place === undefined ? remarksId(uuid) : undefined}
        remarks={shown}
        onTake={onTake}
        place={place}
      />
      {place === undefined && item?.dismissals && <RemarkDismissed list={uuid} />}
    </>
  )
})
