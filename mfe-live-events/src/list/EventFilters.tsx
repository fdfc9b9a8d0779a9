import type { Instructor } from '@outcome-studio/shared/domain/events'
import {
  Disclosure,
  keyOf,
  media,
  Select,
  Switch,
  space,
  TextField,
  useIsWide,
} from '@outcome-studio/shared/ui'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { type ListView, RANGES, type Range } from './listView.ts'

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));
  }
`

const RANGE_LABELS: Readonly<Record<Range, string>> = {
  any: 'Any time',
  week: 'Within 7 days',
  month: 'Within 30 days',
  year: 'Within a year',
}
const RANGE_OPTIONS = RANGES.map((value) => ({ value, label: RANGE_LABELS[value] }))

interface EventFiltersProps {
  readonly view: ListView
  readonly categories: readonly string[]
  readonly instructors: readonly Instructor[]
  /** Whether unpublished events can be shown. */
  readonly mayPreview: boolean
  readonly field: RefObject<HTMLInputElement | null>
  readonly onFind: (query: string) => void
  readonly onChange: (changes: Partial<ListView>) => void
  readonly onLeave: () => void
}

/** Search and filters of the list of events. */
export function EventFilters(props: EventFiltersProps) {
  const { view, categories, instructors, mayPreview, field, onFind, onChange, onLeave } = props
  const isWide = useIsWide()
  const search = (
    <TextField
      label="Find an event"
      type="search"
      autoComplete="off"
      placeholder="Part of a topic, category or instructor"
      value={view.query}
      onChange={onFind}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (keyOf(event) === 'Escape') onFind('')
      }}
      inputRef={field}
    />
  )
  const filters = (
    <>
      <Select
        label="Category"
        value={view.category}
        options={[{ value: '', label: 'All categories' }, ...withCurrent(categories, view.category)]}
        onChange={(category) => onChange({ category })}
      />
      <Select
        label="Instructor"
        value={view.instructor}
        options={[{ value: '', label: 'All instructors' }, ...withChosen(instructors, view.instructor)]}
        onChange={(instructor) => onChange({ instructor })}
      />
      <Select
        label="Time"
        value={view.range}
        options={RANGE_OPTIONS}
        onChange={(chosen) => onChange({ range: RANGES.find((range) => range === chosen) ?? 'any' })}
      />
    </>
  )
  return (
    <Frame role="search" aria-label="Events">
      {isWide ? (
        <Row>
          {search}
          {filters}
        </Row>
      ) : (
        <>
          {search}
          <Disclosure summary={filterSummary(view)}>
            <Row>{filters}</Row>
          </Disclosure>
        </>
      )}
      {mayPreview && (
        <Switch
          label="Show unpublished"
          isSelected={view.isPreview}
          onChange={(isPreview) => onChange({ isPreview })}
        />
      )}
    </Frame>
  )
}

/** "Filters", with the number of those that are set. */
function filterSummary({ category, instructor, range }: ListView): string {
  const set = [category !== '', instructor !== '', range !== 'any'].filter(Boolean).length
  return set === 0 ? 'Filters' : `Filters (${set})`
}

/** A category in the address stays selectable without any event. */
const withCurrent = (categories: readonly string[], current: string) =>
  [...new Set(current === '' ? categories : [...categories, current])].map((value) => ({
    value,
    label: value,
  }))

/** With the chosen instructor, also if the address names one who is not listed. */
function withChosen(instructors: readonly Instructor[], chosen: string) {
  const options = instructors.map(({ id, name }) => ({ value: id, label: name }))
  const isListed = chosen === '' || instructors.some(({ id }) => id === chosen)
  return isListed ? options : [...options, { value: chosen, label: 'Unknown instructor' }]
}
