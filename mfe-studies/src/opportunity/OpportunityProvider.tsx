import { ANYTHING } from '@outcome-studio/shared/document'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useSession, useSessionValue } from '../core/editing.ts'
import { linkedStudies } from '../domain/opportunity/linkedStudies.ts'
import { LinkedStudies } from './LinkedStudies.tsx'
import { Opportunities } from './Opportunities.ts'
import { OpportunityContext } from './OpportunityContext.ts'

/** Provides the opportunities of the open needs document. Its linked studies are loaded once for all parts. */
export function OpportunityProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const opportunities = useMemo(() => new Opportunities(session), [session])
  useEffect(() => opportunities.start(), [opportunities])
  // As text, because a value must be identical until it changes.
  const linked = useSessionValue(ANYTHING, ({ content }) => JSON.stringify([...linkedStudies(content)]))
  const uuids = useMemo(() => new Set<string>(JSON.parse(linked)), [linked])
  return (
    <OpportunityContext value={opportunities}>
      {children}
      {uuids.size > 0 && <LinkedStudies uuids={uuids} onLoaded={opportunities.setStudies} />}
    </OpportunityContext>
  )
}
