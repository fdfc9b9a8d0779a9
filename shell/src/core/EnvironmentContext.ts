import type { RuntimeConfig } from '@outcome-studio/shared/data'
import { createContext } from 'react'
import { useRequiredContext } from './useRequiredContext.ts'

/** What surrounds the page: its configuration and the browser's address bar. */
export interface Environment {
  readonly config: RuntimeConfig
  /** Leaves the product for another address. */
  readonly leaveFor: (url: string) => void
}

export const EnvironmentContext = createContext<Environment | null>(null)

export const useEnvironment = (): Environment => useRequiredContext(EnvironmentContext, 'Environment')
