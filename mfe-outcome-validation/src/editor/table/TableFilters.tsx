import type { JobStepView } from '@outcome-studio/shared/document'
import { BAND_NAMES, STATUS_LABELS } from '@outcome-studio/shared/domain/study'
import { Checkbox, Select, type SelectOption } from '@outcome-studio/shared/ui'
import { stepOptions } from './stepOptions.ts'
import type { UsedTriage } from './usedTriage.ts'
import { BAND_FILTERS, type RowFilter, STATUS_FILTERS } from './useRowFilter.ts'

const BAND_OPTIONS: readonly SelectOption[] = BAND_FILTERS.map((value) => ({
  value,
  label: value === '' ? 'All bands' : value === 'unrated' ? 'Not rated' : BAND_NAMES[value],
}))
const STATUS_OPTIONS: readonly SelectOption[] = STATUS_FILTERS.map((value) => ({
  value,
  label: value === '' ? 'All statuses' : STATUS_LABELS[value],
}))

export interface TableFiltersProps {
  readonly steps: readonly JobStepView[]
  readonly filter: RowFilter
  readonly used: UsedTriage
}

/** Chooses which rows the table shows. What no statement has is not offered. */
export function TableFilters({ steps, filter: { criteria, set }, used }: TableFiltersProps) {
  const texts = (
    label: string,
    all: string,
    value: string,
    known: readonly string[],
    choose: (text: string) => void,
  ) =>
    (known.length > 0 || value !== '') && (
      <Select
        label={label}
        value={value}
        options={[
          { value: '', label: all },
          // A saved view may ask for what no statement has any more.
          ...(value === '' || known.includes(value) ? known : [value, ...known]).map((text) => ({
            value: text,
            label: text,
          })),
        ]}
        onChange={choose}
      />
    )
  return (
    <>
      {steps.length > 1 && (
        <Select
          label="Step"
          value={criteria.step}
          options={[{ value: '', label: 'All steps' }, ...stepOptions(steps)]}
          onChange={(step) => set({ step })}
        />
      )}
      <Select
        label="Band"
        value={criteria.band}
        options={BAND_OPTIONS}
        onChange={(chosen) => set({ band: BAND_FILTERS.find((band) => band === chosen) ?? '' })}
      />
      {(used.hasStatus || criteria.status !== '') && (
        <Select
          label="Status"
          value={criteria.status}
          options={STATUS_OPTIONS}
          onChange={(chosen) => set({ status: STATUS_FILTERS.find((status) => status === chosen) ?? '' })}
        />
      )}
      {texts('Owner', 'All owners', criteria.owner, used.owners, (owner) => set({ owner }))}
      {texts('Tag', 'All tags', criteria.tag, used.tags, (tag) => set({ tag }))}
      <Checkbox
        label="Only with remarks"
        isSelected={criteria.hasRemarks}
        onChange={(hasRemarks) => set({ hasRemarks })}
      />
      <Checkbox
        label="No evidence"
        isSelected={criteria.hasNoEvidence}
        onChange={(hasNoEvidence) => set({ hasNoEvidence })}
      />
    </>
  )
}
