import type { JobStepView } from '@outcome-studio/shared/document'
import { BAND_NAMES } from '@outcome-studio/shared/domain/study'
import { Checkbox, Select, type SelectOption } from '@outcome-studio/shared/ui'
import { stepOptions } from './stepOptions.ts'
import { BAND_FILTERS, type RowFilter } from './useRowFilter.ts'

const BAND_OPTIONS: readonly SelectOption[] = BAND_FILTERS.map((value) => ({
  value,
  label: value === '' ? 'All bands' : value === 'unrated' ? 'Not rated' : BAND_NAMES[value],
}))

interface TableFiltersProps {
  readonly steps: readonly JobStepView[]
  readonly filter: RowFilter
}

/** Chooses which rows the table shows. */
export function TableFilters({ steps, filter }: TableFiltersProps) {
  return (
    <>
      {steps.length > 1 && (
        <Select
          label="Step"
          value={filter.step}
          options={[{ value: '', label: 'All steps' }, ...stepOptions(steps)]}
          onChange={filter.setStep}
        />
      )}
      <Select
        label="Band"
        value={filter.band}
        options={BAND_OPTIONS}
        onChange={(chosen) => filter.setBand(BAND_FILTERS.find((band) => band === chosen) ?? '')}
      />
      <Checkbox label="Only with remarks" isSelected={filter.hasRemarks} onChange={filter.setHasRemarks} />
      <Checkbox label="No evidence" isSelected={filter.hasNoEvidence} onChange={filter.setHasNoEvidence} />
    </>
  )
}
