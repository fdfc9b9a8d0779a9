import type { Remark } from '@outcome-studio/shared/domain'
import { color, space, type } from '@outcome-studio/shared/ui'
import { memo } from 'react'
import styled from 'styled-components'
import { itemOf } from '../checking/itemOf.ts'
import { itemUuidOf, remarksId } from '../checking/remarkPlaces.ts'
import { useEditor } from '../react/EditorContext.ts'
import { RemarkDismissed } from './RemarkDismissed.tsx'
import { RemarkItem } from './RemarkItem.tsx'

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: ${space(0.5)} 0 ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
`

interface RemarkListProps {
  /** Of the item the remarks are about, or the name of another list (see remarkPlaces). */
  readonly uuid: string
  readonly remarks: readonly Remark[]
  /** Called with the new text where a suggestion is taken; none can be where there is no text. */
  readonly onTake?: (replacement: string) => void
}

/** What is said about one text, and what the member has dismissed of it. */
export const RemarkList = memo(function RemarkList({ uuid, remarks, onTake }: RemarkListProps) {
  const { session } = useEditor()
  // Whatever dismisses a remark changes the remarks, so that this is asked again; a row without any is spared the work.
  const item = itemOf(session.views, itemUuidOf(uuid, session.uuid))
  return (
    <>
      {remarks.length > 0 && (
        <List role="list" id={remarksId(uuid)}>
          {remarks.map((remark) => (
            <RemarkItem
              key={`${remark.ruleId} ${remark.span?.start} ${remark.message}`}
              list={uuid}
              remark={remark}
              onTake={onTake}
            />
          ))}
        </List>
      )}
      {item?.dismissals && <RemarkDismissed list={uuid} />}
    </>
  )
})
