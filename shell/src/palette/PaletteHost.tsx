import { useReadable } from '@outcome-studio/shared/feature'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useShell } from '../boot/ShellContext.ts'
import { useReloadIfStale } from '../features/staleChunk/useReloadIfStale.ts'
import { usePerson } from '../person/PersonContext.ts'
import { useCurrentRoute } from '../routes/useCurrentRoute.ts'
import { isContentCovered } from './isContentCovered.ts'
import { loadPaletteDialog } from './loadPaletteDialog.ts'
import type { PaletteDialogProps } from './PaletteDialog.tsx'
import { isPaletteShortcut } from './shortcut.ts'

/**
 * Opens the command palette by its shortcut, for members and beside the sidebar alone, and never over something
 * that must be answered first. Rendered once by the shell.
 */
export function PaletteHost() {
  const { host } = useShell()
  const { palette } = host
  const person = usePerson()
  const isMembersPage = useCurrentRoute()?.sidebar === true && person.state === 'signedIn'
  const { key } = useLocation()
  const isOpen = useReadable(palette.isOpen)
  const [Dialog, setDialog] = useState<ComponentType<PaletteDialogProps> | null>(null)
  const reloadIfStale = useReloadIfStale()

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

  // It belongs to one page and one person: going elsewhere, also by the browser's own buttons, closes it.
  useEffect(() => {
    if (key !== '' && isMembersPage) return palette.close
    palette.close()
  }, [key, isMembersPage, palette])

  const fail = useEffectEvent((error: unknown) => {
    palette.close()
    host.services.showError(error)
    void reloadIfStale(error)
  })
  useEffect(() => {
    if (!isOpen || Dialog !== null) return
    loadPaletteDialog().then((loaded) => setDialog(() => loaded), fail)
  }, [isOpen, Dialog])

  if (!isOpen || Dialog === null || person.state !== 'signedIn') return null
  return <Dialog person={person} onClose={palette.close} />
}
