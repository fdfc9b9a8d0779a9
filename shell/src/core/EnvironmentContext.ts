import type { RuntimeConfig } from '@outcome-studio/shared/data'
import { createContext } from 'react'
import { useRequiredContext } from './useRequiredContext.ts'

/** The page's runtime configuration and access to the browser's address bar. */
export interface Environment {
  readonly config: RuntimeConfig
  /** Navigates to an address outside the product. */
  readonly leaveFor: (url: string) => void
}

export const EnvironmentContext = createContext<Environment | null>(null)

/**
 * The page's environment.
 * @throws Error outside the provider
 */
export const useEnvironment = (): Environment => useRequiredContext(EnvironmentContext, 'Environment')
