import { Button, media, space, type, visuallyHiddenStyles } from '@outcome-studio/shared/ui'
import { ChevronsDownUp, ChevronsUpDown } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useEditor } from '../react/EditorContext.ts'

/** On a phone the verb has to do, so that the tools are one line. On the smallest the icon has to. */
const Fold = styled(Button)`
  ${media.narrow} {
    && {
      padding-inline: ${space(1)};
      font: ${type.small};
    }
    & b > span {
      ${visuallyHiddenStyles}
    }
    @media (min-width: 390px) {
      & svg {
        display: none;
      }
    }
    @media (max-width: 389px) {
      & b {
        ${visuallyHiddenStyles}
      }
    }
  }
`

const Words = styled.b`
  font-weight: inherit;
`

/** Collapses all job steps, or expands them if all are collapsed. */
export function FoldAllButton() {
  const { folded } = useEditor()
  const isWhole = useSyncExternalStore(folded.subscribe, folded.hasAll)
  return (
    <Fold tone="quiet" onPress={isWhole ? folded.unfoldAll : folded.foldAll}>
      {isWhole ? <ChevronsUpDown aria-hidden="true" /> : <ChevronsDownUp aria-hidden="true" />}
      <Words>
        {isWhole ? 'Expand' : 'Collapse'}
        <span> all</span>
      </Words>
    </Fold>
  )
}
