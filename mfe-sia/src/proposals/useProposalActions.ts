import { useContext, useMemo } from 'react'
import { ProposalActions } from './ProposalActions.ts'
import { ProposalsContext } from './ProposalsContext.ts'

/** @throws Error outside a conversation about a study */
export function useProposalActions(): ProposalActions {
  const options = useContext(ProposalsContext)
  if (options === null) throw new Error('useProposalActions was called outside a ProposalsContext.')
  return useMemo(() => new ProposalActions(options), [options])
}
