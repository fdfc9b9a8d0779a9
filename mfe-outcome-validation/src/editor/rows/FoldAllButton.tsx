import { Button } from '@outcome-studio/shared/ui'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useEditor } from '../react/EditorContext.ts'

/** Collapses all job steps, or expands them if all are collapsed. */
export function FoldAllButton() {
  const { folded } = useEditor()
  const isWhole = useSyncExternalStore(folded.subscribe, folded.hasAll)
  return isWhole ? (
    <Button tone="quiet" onPress={folded.unfoldAll}>
      <ChevronsUpDown aria-hidden="true" />
      Expand all
    </Button>
  ) : (
    <Button tone="quiet" onPress={folded.foldAll}>
      <ChevronsDownUp aria-hidden="true" />
      Collapse all
    </Button>
  )
}
