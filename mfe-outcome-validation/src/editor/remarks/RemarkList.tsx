import type { Remark } from '@outcome-studio/shared/domain'
import { color, space, type } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { itemOf } from '../checking/itemOf.ts'
import { itemUuidOf, remarksId } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { RemarkDismissed } from './RemarkDismissed.tsx'
import { RemarkItem } from './RemarkItem.tsx'
import { useShownRemarks } from './useShownRemarks.ts'

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: ${space(0.5)} 0 ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
`

interface RemarkListProps {
  /** Uuid of the item, or the name of another list (see remarkPlaces). */
  readonly uuid: string
  readonly remarks: readonly Remark[]
  /** Called with the new text when a suggestion is applied. Lists without a text omit it. */
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
      {shown.length > 0 && (
        <List role="list" id={place === undefined ? remarksId(uuid) : undefined} data-remarks={uuid}>
          {shown.map((remark) => (
            <RemarkItem
              key={`${remark.ruleId} ${remark.span?.start} ${remark.message}`}
              list={uuid}
              remark={remark}
              onTake={onTake}
              place={place}
            />
          ))}
        </List>
      )}
      {place === undefined && item?.dismissals && <RemarkDismissed list={uuid} />}
    </>
  )
})
