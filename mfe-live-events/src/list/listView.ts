import { isMonth, type Month } from './month/monthDays.ts'

export const RANGES = ['any', 'week', 'month', 'year'] as const
export type Range = (typeof RANGES)[number]

export const LIST_TABS = ['upcoming', 'registered', 'past'] as const
export type ListTab = (typeof LIST_TABS)[number]

/** Tab and filters of the list. They are part of the address, so that it can be shared and the back button works. */
export interface ListView {
  /** `registered`: events to come that the member has registered for, or waits for. */
  readonly tab: ListTab
  readonly query: string
  /** Empty for all. */
  readonly category: string
  /** Id of an instructor; empty for all. */
  readonly instructor: string
  readonly range: Range
  /** Whether a tools admin also sees unpublished events. */
  readonly isPreview: boolean
  /** `month`: a calendar, in a wide window. */
  readonly layout: 'list' | 'month'
  /** That the calendar shows; empty for the one with the first event. */
  readonly month: Month | ''
}

/** Reads the parameters of an address. Missing or unknown values are the default. */
export function readListView(search: string): ListView {
  const parameters = new URLSearchParams(search)
  const range = parameters.get('within')
  const tab = parameters.get('show')
  const month = parameters.get('month') ?? ''
  return {
    tab: LIST_TABS.find((known) => known === tab) ?? 'upcoming',
    query: parameters.get('q') ?? '',
    category: parameters.get('category') ?? '',
    instructor: parameters.get('instructor') ?? '',
    range: RANGES.find((known) => known === range) ?? 'any',
    isPreview: parameters.get('unpublished') === 'yes',
    layout: parameters.get('view') === 'month' ? 'month' : 'list',
    month: isMonth(month) ? month : '',
  }
}

/** Writes a view into the address's search. Defaults are left out, other parameters stay. */
export function writeListView(view: ListView, search: string): string {
  const parameters = new URLSearchParams(search)
  const put = (name: string, value: string) =>
    value === '' ? parameters.delete(name) : parameters.set(name, value)
  put('show', view.tab === 'upcoming' ? '' : view.tab)
  put('q', view.query)
  put('category', view.category)
  put('instructor', view.instructor)
  put('within', view.range === 'any' ? '' : view.range)
  put('unpublished', view.isPreview ? 'yes' : '')
  put('view', view.layout === 'month' ? 'month' : '')
  put('month', view.layout === 'month' ? view.month : '')
  const text = parameters.toString()
  return text === '' ? '' : `?${text}`
}

/** The view without filters and search text. */
export const withoutFilters = (view: ListView): ListView => ({
  ...view,
  query: '',
  category: '',
  instructor: '',
  range: 'any',
})

/** Whether the view leaves events out. */
export const hasFilters = ({ query, category, instructor, range }: ListView): boolean =>
  query.trim() !== '' || category !== '' || instructor !== '' || range !== 'any'
