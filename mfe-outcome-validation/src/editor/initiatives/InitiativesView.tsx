import { ANYTHING } from '@outcome-studio/shared/document'
import type { InitiativeId } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, EmptyState, MenuButton } from '@outcome-studio/shared/ui'
import { Download, Rocket } from 'lucide-react'
import { useMemo, useState } from 'react'
import { rankInitiatives } from '../../domain/initiatives/rankInitiatives.ts'
import { useSessionValue } from '../react/EditorContext.ts'
import { PrintedTitle } from '../views/PrintedTitle.tsx'
import { AddOutcomesDialog } from './AddOutcomesDialog.tsx'
import { CoverageMatrix } from './CoverageMatrix.tsx'
import { describeCoverage } from './describeCoverage.ts'
import { useInitiativeEdits } from './edits/useInitiativeEdits.ts'
import { InitiativeList } from './InitiativeList.tsx'
import { Lead, Parts, Section, Title, ToolBar } from './initiativeStyles.ts'
import { useTrackerExports } from './useTrackerExports.ts'

/** Leads from opportunities to what is built: initiatives, the outcomes that they serve, and what nobody covers. */
export function InitiativesView() {
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const ranking = useMemo(() => rankInitiatives(study), [study])
  const edits = useInitiativeEdits()
  const exports = useTrackerExports()
  const isReadOnly = useReadOnly()
  const [adding, setAdding] = useState<InitiativeId | null>(null)
  const { initiatives, needs } = ranking
  const addedTo = initiatives.find(({ initiative }) => initiative.id === adding)?.initiative
  const newButton = !isReadOnly && <Button onPress={() => edits.add()}>New initiative</Button>

  if (initiatives.length === 0) {
    return (
      <EmptyState
        title={needs.length === 0 ? 'Nothing to decide yet' : 'No initiatives yet'}
        icon={<Rocket aria-hidden="true" />}
        action={needs.length > 0 && newButton}
      >
        {needs.length === 0
          ? 'Write outcome statements first. Then you can say here what to build, and which outcomes it serves.'
          : 'An initiative is what you could build or do. Say which outcomes it serves, and see which opportunities nobody covers yet.'}
      </EmptyState>
    )
  }
  return (
    <Parts>
      <PrintedTitle />
      <Section aria-labelledby="initiatives">
        <ToolBar>
          <Title id="initiatives">Initiatives</Title>
          {newButton}
          <MenuButton
            label="Export initiatives"
            hasText
            icon={<Download aria-hidden="true" />}
            choices={exports}
          />
          <Lead aria-live="polite">{describeCoverage(ranking)}</Lead>
        </ToolBar>
        <InitiativeList initiatives={initiatives} edits={edits} onAddOutcomes={setAdding} />
        <Lead>
          Value is by how many points of opportunity an initiative is expected to lower its outcomes. Effort
          is in person-weeks.
        </Lead>
      </Section>
      <CoverageMatrix ranking={ranking} edits={edits} />
      {addedTo && (
        <AddOutcomesDialog
          key={addedTo.id}
          initiative={addedTo}
          needs={needs}
          onAdd={(ids, effect) => edits.addOutcomes(addedTo.id, ids, effect)}
          onClose={() => setAdding(null)}
        />
      )}
    </Parts>
  )
}
