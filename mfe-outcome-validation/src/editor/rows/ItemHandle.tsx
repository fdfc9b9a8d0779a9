import { DragHandle } from '@outcome-studio/shared/editor'
import { memo } from 'react'
import { useEditor } from '../react/EditorContext.ts'

interface ItemHandleProps {
  readonly uuid: string
  /** For example "outcome statement 2.1". */
  readonly item: string
  /** For example "2.1". */
  readonly number: string
}

/** The number of an item, which is its drag handle. A press opens the move dialog. */
export const ItemHandle = memo(function ItemHandle({ uuid, item, number }: ItemHandleProps) {
  const { placing } = useEditor()
  return <DragHandle item={uuid} name={item} number={number} onPress={() => placing.set(uuid)} />
})
