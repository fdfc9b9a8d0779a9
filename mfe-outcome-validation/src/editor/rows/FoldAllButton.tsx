import { Button, media, visuallyHiddenStyles } from '@outcome-studio/shared/ui'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'

/** On a phone the icon has to do, so that the tools are one line. */
const ButtonText = styled.span`
  ${media.narrow} {
    ${visuallyHiddenStyles}
  }
`

/** Collapses all job steps, or expands them if all are collapsed. */
export function FoldAllButton() {
  const { folded } = useEditor()
  const isWhole = useSyncExternalStore(folded.subscribe, folded.hasAll)
  return isWhole ? (
    <Button tone="quiet" onPress={folded.unfoldAll}>
      <ChevronsUpDown aria-hidden="true" />
      <ButtonText>Expand all</ButtonText>
    </Button>
  ) : (
    <Button tone="quiet" onPress={folded.foldAll}>
      <ChevronsDownUp aria-hidden="true" />
      <ButtonText>Collapse all</ButtonText>
    </Button>
  )
}
