import type { Remark } from '@outcome-studio/shared/domain/study'
import { color, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { RemarkItem } from './RemarkItem.tsx'

const List = styled.ul`
  display: grid;
  gap: ${space(1)};
  padding: ${space(0.5)} 0 ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
`

interface RemarkItemsProps {
  /** Uuid of the item, or the name of another list (see remarkPlaces). */
  readonly list: string
  /** DOM id, for a list that describes another element. */
  readonly id?: string | undefined
  readonly remarks: readonly Remark[]
  /** Called with the new text when a suggestion is applied. Lists without a text omit it. */
  readonly onTake?: ((replacement: string) => void) | undefined
  /** Number of the text, for a list in the panel. */
  readonly place?: string | undefined
}

/** Remarks one by one, each with its buttons. Nothing is rendered for none. */
export function RemarkItems({ list, id, remarks, onTake, place }: RemarkItemsProps) {
  if (remarks.length === 0) return null
  return (
    <List role="list" id={id} data-remarks={list}>
      {remarks.map((remark) => (
        <RemarkItem
          key={`${remark.ruleId} ${remark.span?.start} ${remark.message}`}
          list={list}
          remark={remark}
          onTake={onTake}
          place={place}
        />
      ))}
    </List>
  )
}
