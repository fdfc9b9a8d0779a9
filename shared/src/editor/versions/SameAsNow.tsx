import { color, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useEditor } from '../session/EditorContext.ts'

/** As high as the button whose place it takes. */
const Text = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  line-height: 36px;
`

/** Shown in place of the button that restores a version, while there is nothing to restore. */
export function SameAsNow() {
  const { words } = useEditor()
  return <Text>The {words.one} has this content now.</Text>
}
