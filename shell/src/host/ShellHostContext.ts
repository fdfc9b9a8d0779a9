import { createContext } from 'react'
import { useRequiredContext } from '../core/useRequiredContext.ts'
import type { Host } from './createHost.ts'

export const ShellHostContext = createContext<Host | null>(null)

/** The host for components of the shell. Features use `useHost` of shared/feature, which offers less. */
export const useShellHost = (): Host => useRequiredContext(ShellHostContext, 'The host')
