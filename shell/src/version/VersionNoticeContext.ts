import { createContext } from 'react'
import { useRequiredContext } from '../core/useRequiredContext.ts'
import type { VersionNotice } from './createVersionNotice.ts'

export const VersionNoticeContext = createContext<VersionNotice | null>(null)

/**
 * The version notice of this page.
 * @throws Error outside the provider
 */
export const useVersionNotice = (): VersionNotice => useRequiredContext(VersionNoticeContext, 'VersionNotice')
