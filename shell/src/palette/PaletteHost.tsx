import { useReadable } from '@outcome-studio/shared/feature'
import { useEffect, useEffectEvent } from 'react'
import { useCurrentRoute } from '../areas/useCurrentRoute.ts'
import { usePerson } from '../core/PersonContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { useLazyComponent } from '../lazy/useLazyComponent.ts'
import { isContentCovered } from './isContentCovered.ts'
import { paletteDialog } from './paletteDialog.ts'
import { isPaletteShortcut } from './shortcut.ts'
import { useTypedAhead } from './useTypedAhead.ts'

/**
 * Opens the command palette by its shortcut, for members on pages with the sidebar and at unknown addresses, and never
 * over a modal. Rendered once by the shell.
 */
export function PaletteHost() {
  const host = useShellHost()
  const { palette } = host
  const person = usePerson()
  const route = useCurrentRoute()
  const isMembersPage = person.state === 'signedIn' && (route === undefined || route.sidebar)
  const isOpen = useReadable(palette.isOpen)
  const Dialog = useLazyComponent(paletteDialog, isOpen, palette.close)
  const typedAhead = useTypedAhead({ isOpen, isLoaded: Dialog !== null, giveUp: palette.close })

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isPaletteShortcut(event, navigator.platform)) return
    if (!isMembersPage || (!isOpen && isContentCovered())) return
    event.preventDefault()
    if (isOpen) palette.close()
    else palette.open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])

  // Navigation within the members' pages closes it as soon as the address changes (app/onNavigation.ts).
  useEffect(() => {
    if (!isMembersPage) palette.close()
  }, [isMembersPage, palette])

  if (Dialog === null || person.state !== 'signedIn') return null
  return <Dialog person={person} typedAhead={typedAhead} onClose={palette.close} />
}
