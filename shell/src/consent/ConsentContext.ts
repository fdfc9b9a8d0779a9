import { createContext } from 'react'
import { useRequiredContext } from '../core/useRequiredContext.ts'
import type { Consent } from './createConsent.ts'

export const ConsentContext = createContext<Consent | null>(null)

/**
 * The member's consent.
 * @throws Error outside the provider
 */
export const useConsent = (): Consent => useRequiredContext(ConsentContext, 'Consent')
