import type { Instructor } from '@outcome-studio/shared/domain/events'
import {
  color,
  Disclosure,
  keyOf,
  Select,
  space,
  TextField,
  type,
  useIsWide,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { type ListView, RANGES, type Range } from './listView.ts'

/** The placeholders and the first options say what the labels do, so these are for assistive technology. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};

  & label {
    ${visuallyHiddenStyles}
  }
  & > :first-child {
    flex: 1 1 14rem;
  }
  & > details[open] {
    flex-basis: 100%;
  }
`

const Menus = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space(2)};
`

/** In the line of the tabs, fields are as quiet as these. */
const Compact = styled(Line)`
  flex-wrap: nowrap;
  padding-bottom: ${space(2)};

  & input,
  & select {
    min-height: 36px;
    border-color: ${color.border};
    font: ${type.control};
    font-weight: 400;
  }
  & select {
    width: auto;
    max-width: 11rem;
    border-color: transparent;
    background-color: transparent;
    text-overflow: ellipsis;
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
  readonly field: RefObject<HTMLInputElement | null>
  readonly onFind: (query: string) => void
  readonly onChange: (changes: Partial<ListView>) => void
  readonly onLeave: () => void
}

/** Search and filters of the list of events, in one line where there is space. */
export function EventFilters(props: EventFiltersProps) {
  const { view, categories, instructors, field, onFind, onChange, onLeave } = props
  const isWide = useIsWide()
  const search = (
    <TextField
      label="Find an event"
      type="search"
      autoComplete="off"
      placeholder="Find an event"
      value={view.query}
      onChange={onFind}
      onBlur={onLeave}
      onKeyDown={(event) => {
        if (keyOf(event) === 'Escape') onFind('')
      }}
      inputRef={field}
    />
  )
  const menus = (
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
  if (isWide) {
    return (
      <Compact role="search" aria-label="Events">
        {search}
        {menus}
      </Compact>
    )
  }
  return (
    <Line role="search" aria-label="Events">
      {search}
      <Disclosure summary={filterSummary(view)}>
        <Menus>{menus}</Menus>
      </Disclosure>
    </Line>
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
