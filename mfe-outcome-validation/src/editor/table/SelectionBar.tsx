import { ANYTHING } from '@outcome-studio/shared/document'
import { JOB_STEP_CATEGORIES, STATUS_LABELS, STATUSES, type Study } from '@outcome-studio/shared/domain/study'
import { Button, Select, type SelectOption } from '@outcome-studio/shared/ui'
import { stepsOf } from '../../domain/bulk/planCategories.ts'
import { useSessionValue } from '../react/EditorContext.ts'
import { ToolLine, ToolText } from './toolStyles.ts'
import type { BulkEdits } from './useBulkEdits.ts'

const [MIXED, NO_CATEGORY] = ['mixed', 'none'] as const

const STATUS_OPTIONS: readonly SelectOption[] = [
  { value: MIXED, label: 'Different' },
  { value: 'draft', label: STATUS_LABELS.draft },
  ...STATUSES.map((value) => ({ value, label: STATUS_LABELS[value] })),
]

/** The status of all selected outcome statements. */
function statusOf({ jobSteps }: Study, ids: ReadonlySet<string>): string {
  const statuses = new Set(
    jobSteps.flatMap(({ outcomeStatements }) =>
      outcomeStatements.filter(({ uuid }) => ids.has(uuid)).map(({ status }) => status ?? 'draft'),
    ),
  )
  const [only] = statuses
  return statuses.size === 1 && only !== undefined ? only : MIXED
}

interface SelectionBarProps {
  readonly ids: ReadonlySet<string>
  readonly edits: BulkEdits
  readonly onMove: () => void
  readonly onAddToInitiative: () => void
  readonly onRemove: () => void
  readonly onClear: () => void
}

/** What can be done with the selected rows. The category is that of their job steps. */
export function SelectionBar({
  ids,
  edits,
  onMove,
  onAddToInitiative,
  onRemove,
  onClear,
}: SelectionBarProps) {
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const steps = stepsOf(study, ids)
  const categories = new Set(steps.map(({ category }) => category ?? NO_CATEGORY))
  const [category] = categories
  const value = categories.size === 1 && category !== undefined ? category : MIXED
  const ofSteps = steps.filter(({ uuid }) => ids.has(uuid)).length
  return (
    <ToolLine role="group" aria-label="Selected rows">
      <ToolText aria-live="polite">{ids.size.toLocaleString('en-US')} selected</ToolText>
      <Button onPress={onMove} isDisabled={ofSteps === ids.size}>
        Move…
      </Button>
      <Button onPress={onAddToInitiative} isDisabled={ofSteps === ids.size}>
        Add to initiative…
      </Button>
      <Button onPress={onRemove}>Delete</Button>
      {ofSteps < ids.size && (
        <Select
          label="Status"
          value={statusOf(study, ids)}
          options={STATUS_OPTIONS.filter(({ value }) => value !== MIXED || statusOf(study, ids) === MIXED)}
          onChange={(chosen) => {
            if (chosen !== MIXED) edits.setStatus(STATUSES.find((each) => each === chosen) ?? null)
          }}
        />
      )}
      <Select
        label="Category"
        value={value}
        options={[
          ...(value === MIXED ? [{ value: MIXED, label: 'Different' }] : []),
          { value: NO_CATEGORY, label: 'No category' },
          ...JOB_STEP_CATEGORIES.map((each) => ({ value: each, label: each })),
        ]}
        onChange={(chosen) => {
          if (chosen !== MIXED) edits.setCategory(JOB_STEP_CATEGORIES.find((each) => each === chosen) ?? null)
        }}
      />
      <Button tone="quiet" onPress={onClear}>
        Clear selection
      </Button>
    </ToolLine>
  )
}
