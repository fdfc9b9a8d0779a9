import { createContext, useContext } from 'react'
import type { ProposalActions } from './ProposalActions.ts'

export const ProposalsContext = createContext<ProposalActions | null>(null)

/** @throws Error outside a conversation about a study */
export function useProposalActions(): ProposalActions {
  const actions = useContext(ProposalsContext)
  if (actions === null) throw new Error('useProposalActions was called outside a ProposalsContext.')
  return actions
}
