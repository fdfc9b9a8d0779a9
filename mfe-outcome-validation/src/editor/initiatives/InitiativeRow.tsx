import { isEqual } from '@outcome-studio/shared/domain/base'
import { INITIATIVE_LIMITS, type InitiativeId } from '@outcome-studio/shared/domain/study'
import { useReadOnly } from '@outcome-studio/shared/editor'
import { Button, IconButton, keyOf } from '@outcome-studio/shared/ui'
import { Trash2 } from 'lucide-react'
import { memo, useEffect, useRef } from 'react'
import type { RankedInitiative } from '../../domain/initiatives/rankInitiatives.ts'
import { describeNumber } from '../needs/describeNumber.ts'
import { ColumnLabel } from '../needs/table/tableStyles.ts'
import { useEditor } from '../react/EditorContext.ts'
import { EffortField } from './EffortField.tsx'
import { initiativeKey, shownName } from './edits/initiativeKey.ts'
import type { InitiativeEdits } from './edits/useInitiativeEdits.ts'
import { CellInput } from './initiativeStyles.ts'

interface InitiativeRowProps {
  readonly ranked: RankedInitiative
  readonly edits: InitiativeEdits
  /** Stable, as are the edits. */
  readonly onAddOutcomes: (id: InitiativeId) => void
}

/** An initiative with what is known about it. Fields are edited in place; Enter in the name adds its outcomes. */
export const InitiativeRow = memo(function InitiativeRow({
  ranked,
  edits,
  onAddOutcomes,
}: InitiativeRowProps) {
  const { initiative, served, underserved, value, valuePerEffort } = ranked
  const { focus } = useEditor()
  const isReadOnly = useReadOnly()
  const nameField = useRef<HTMLInputElement>(null)
  useEffect(
    () => focus.offer(initiativeKey(initiative.id), () => nameField.current?.focus()),
    [focus, initiative.id],
  )
  const name = shownName(initiative)
  return (
    <tr>
      <td data-column="name">
        <CellInput
          ref={nameField}
          dir="auto"
          aria-label="Name of the initiative"
          placeholder="What could be built or done"
          maxLength={INITIATIVE_LIMITS.name}
          readOnly={isReadOnly}
          value={initiative.name}
          onChange={(event) => edits.change(initiative.id, { name: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (keyOf(event) !== 'Enter' || isReadOnly) return
            event.preventDefault()
            onAddOutcomes(initiative.id)
          }}
        />
      </td>
      <td data-column="owner">
        <CellInput
          dir="auto"
          aria-label={`Owner of ${name}`}
          placeholder={isReadOnly ? undefined : 'Owner'}
          maxLength={INITIATIVE_LIMITS.owner}
          readOnly={isReadOnly}
          value={initiative.owner}
          onChange={(event) => edits.change(initiative.id, { owner: event.currentTarget.value })}
        />
      </td>
      <td data-column="effort">
        <ColumnLabel aria-hidden="true">Effort, weeks</ColumnLabel>
        <EffortField
          label={`Effort of ${name} in person-weeks`}
          effort={initiative.effort}
          onChange={(effort) => edits.change(initiative.id, { effort })}
        />
      </td>
      <td data-column="figure">
        <ColumnLabel aria-hidden="true">Underserved</ColumnLabel>
        {underserved} of {served.length}
      </td>
      <td data-column="figure">
        <ColumnLabel aria-hidden="true">Value</ColumnLabel>
        {value === null ? '–' : describeNumber(value)}
      </td>
      <td data-column="figure">
        <ColumnLabel aria-hidden="true">Value per week</ColumnLabel>
        {valuePerEffort === null ? '–' : describeNumber(valuePerEffort)}
      </td>
      {!isReadOnly && (
        <td data-column="actions">
          <Button tone="quiet" onPress={() => onAddOutcomes(initiative.id)}>
            Add outcomes…
          </Button>
          <IconButton label={`Delete ${name}`} onClick={() => edits.remove(initiative)}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </td>
      )}
    </tr>
  )
}, isEqual)
