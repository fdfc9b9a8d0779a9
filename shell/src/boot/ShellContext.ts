import { createContext, useContext } from 'react'
import type { Shell } from './Shell.ts'

export const ShellContext = createContext<Shell | null>(null)

/** What was made at boot. Throws outside of the shell. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell === null) throw new Error('useShell was called outside the shell.')
  return shell
}
