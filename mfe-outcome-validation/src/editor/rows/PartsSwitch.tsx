import { useReadable } from '@outcome-studio/shared/feature'
import { Switch } from '@outcome-studio/shared/ui'
import { useEditor } from '../react/EditorContext.ts'

/** Shows under each outcome statement what it is made of. */
export function PartsSwitch() {
  const { partsShown } = useEditor()
  const isShown = useReadable(partsShown)
  return <Switch label="Show parts" isSelected={isShown} onChange={(wanted) => partsShown.set(wanted)} />
}
