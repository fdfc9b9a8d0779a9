import { useReadable } from '@outcome-studio/shared/feature'
import { Switch } from '@outcome-studio/shared/ui'
import { useEditor } from '../react/EditorContext.ts'

/** Shows or hides the parts of each outcome statement. */
export function PartsSwitch() {
  const { partsShown } = useEditor()
  const isShown = useReadable(partsShown)
  return <Switch label="Show parts" isSelected={isShown} onChange={(wanted) => partsShown.set(wanted)} />
}
