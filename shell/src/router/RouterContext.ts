import { createContext } from 'react'
import { useRequiredContext } from '../core/useRequiredContext.ts'
import type { Router } from './createRouter.ts'

export const RouterContext = createContext<Router | null>(null)

/**
 * The page's router.
 * @throws Error outside the provider
 */
export const useRouter = (): Router => useRequiredContext(RouterContext, 'Router')
