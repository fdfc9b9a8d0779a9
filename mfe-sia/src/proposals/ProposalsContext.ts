import { createContext } from 'react'
import type { ProposalActionsOptions } from './ProposalActions.ts'

/** What a conversation about a study gives its proposals. They and their actions are loaded with the first of them. */
export const ProposalsContext = createContext<ProposalActionsOptions | null>(null)
