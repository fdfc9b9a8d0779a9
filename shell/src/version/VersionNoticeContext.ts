import { createContext } from 'react'
import { useRequiredContext } from '../core/useRequiredContext.ts'
import type { VersionNotice } from './createVersionNotice.ts'

export const VersionNoticeContext = createContext<VersionNotice | null>(null)

export const useVersionNotice = (): VersionNotice => useRequiredContext(VersionNoticeContext, 'VersionNotice')
