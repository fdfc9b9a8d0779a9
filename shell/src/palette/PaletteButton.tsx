import { buttonStyles, Kbd, media, space } from '@outcome-studio/shared/ui'
import { Search } from 'lucide-react'
import styled from 'styled-components'
import { useShellHost } from '../host/ShellHostContext.ts'
import { paletteDialog } from './paletteDialog.ts'
import { shortcutLabels } from './shortcut.ts'

const StyledButton = styled.button`
  ${buttonStyles}

  ${media.narrow} {
    justify-content: flex-start;
  }
`

const Keys = styled(Kbd)`
  margin-left: ${space(2)};

  ${media.narrow} {
    display: none;
  }
  @media (pointer: coarse) {
    display: none;
  }
`

/** Opens the command palette, and shows its shortcut. */
export function PaletteButton() {
  const host = useShellHost()
  const { shown, aria } = shortcutLabels(navigator.platform)
  // A failure is ignored here; opening the palette loads it again and reports a failure.
  const preload = () => void paletteDialog.load().catch(() => {})
  return (
    <StyledButton
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={aria}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={host.palette.open}
    >
      <Search aria-hidden="true" />
      Search or jump to…
      <Keys aria-hidden="true">{shown}</Keys>
    </StyledButton>
  )
}
