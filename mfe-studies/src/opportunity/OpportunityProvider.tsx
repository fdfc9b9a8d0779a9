import { ANYTHING, NAME } from '@outcome-studio/shared/document'
import { NEEDS_WORDS } from '@outcome-studio/shared/kinds'
import { Page, Skeleton } from '@outcome-studio/shared/ui'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useSession, useSessionValue } from '../core/editing.ts'
import { linkedStudies } from '../domain/opportunity/linkedStudies.ts'
import { LinkedStudies } from './LinkedStudies.tsx'
import { Opportunities } from './Opportunities.ts'
import { OpportunityContext } from './OpportunityContext.ts'

/** How long a document waits for its linked studies, in milliseconds. It is of use without them. */
const PATIENCE = 1_000

/**
 * Provides the opportunities of the open needs document. Its linked studies are loaded once for all parts, which wait
 * for them: each number that came later would move the map.
 */
export function OpportunityProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const name = useSessionValue(NAME, ({ docName }) => docName.trim() || `New ${NEEDS_WORDS.one}`)
  const opportunities = useMemo(() => new Opportunities(session), [session])
  useEffect(() => opportunities.start(), [opportunities])
  // As text, because a value must be identical until it changes.
  const linked = useSessionValue(ANYTHING, ({ content }) => [...linkedStudies(content)].join())
  const [isWaiting, setWaiting] = useState(linked !== '')
  const show = useCallback(() => setWaiting(false), [])
  useEffect(() => {
    const timer = setTimeout(show, PATIENCE)
    return () => clearTimeout(timer)
  }, [show])
  return (
    <OpportunityContext value={opportunities}>
      {isWaiting ? (
        <Page>
          <Skeleton label={`Loading ${name}`} lines={6} screen={name} />
        </Page>
      ) : (
        children
      )}
      {linked !== '' && <LinkedStudies uuids={linked} onLoaded={opportunities.setStudies} onSettled={show} />}
    </OpportunityContext>
  )
}
