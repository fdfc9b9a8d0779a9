import { usePrinting } from '@outcome-studio/shared/editor'
import { type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useSession } from '../core/editing.ts'
import { useOpportunities } from '../opportunity/OpportunityContext.ts'
import { PrintedLayers } from './PrintedLayers.tsx'

const Paper = styled.article`
  display: none;

  @media print {
    display: block;
    font: ${type.body};

    /* The fields of the editor, which print badly. */
    & ~ * {
      display: none !important;
    }
  }
`

/**
 * The whole map for printing, in place of everything that follows it: all goals, also those that are folded away or not
 * rendered yet. On screen it is not there.
 */
export function PrintedMap() {
  const session = useSession()
  const opportunities = useOpportunities()
  if (!usePrinting()) return null
  return (
    <Paper>
      <PrintedLayers
        docName={session.docName}
        needs={session.content}
        opportunities={opportunities.current}
      />
    </Paper>
  )
}
