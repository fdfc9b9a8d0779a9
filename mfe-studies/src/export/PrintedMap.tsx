import { usePrinting } from '@outcome-studio/shared/editor'
import { type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { useSession } from '../core/editing.ts'
import { layoutMap } from '../domain/map/layoutMap.ts'
import { pictureUse } from '../domain/map/MapUse.ts'
import { useOpportunities } from '../opportunity/OpportunityContext.ts'
import { MapDrawing } from './MapDrawing.tsx'
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
 * The whole map for printing, in place of everything that follows it: its picture on a page of its own, then all goals
 * as lists, also those that are folded away or not rendered yet. On screen it is not there.
 */
export function PrintedMap() {
  const session = useSession()
  const opportunities = useOpportunities()
  if (!usePrinting()) return null
  const docName = session.docName.trim() || 'New needs document'
  return (
    <Paper>
      <MapDrawing {...layoutMap(session.content, opportunities.current, pictureUse(docName))} />
      <PrintedLayers docName={docName} needs={session.content} opportunities={opportunities.current} />
    </Paper>
  )
}
