import { createContext } from 'react'
import { useRequiredContext } from '../core/useRequiredContext.ts'
import type { Host } from './createHost.ts'

export const ShellHostContext = createContext<Host | null>(null)

/** The host as the shell's own components see it. Features get `useHost` of shared/feature, which offers less. */
export const useShellHost = (): Host => useRequiredContext(ShellHostContext, 'The host')
