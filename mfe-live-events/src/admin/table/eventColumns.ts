import { type LiveEvent, rankByNext } from '@outcome-studio/shared/domain/events'
import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  tableFeatures,
} from '@tanstack/react-table'

export const features = tableFeatures({
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic },
})

const helper = createColumnHelper<typeof features, LiveEvent>()

/** Headings by which the table can be sorted. */
export const SORT_LABELS = {
  topic: 'Topic',
  startTime: 'Start',
  status: 'Published',
  category: 'Category',
  instructor: 'Instructor',
} as const
export type SortKey = keyof typeof SORT_LABELS

/**
 * Columns by the value that they sort by.
 * @param nameOf name of an instructor by id
 * @param now milliseconds since 1970
 */
export const eventColumns = (nameOf: (instructor: string) => string, now: number) =>
  helper.columns([
    helper.accessor((event) => rankByNext(event, now), { id: NEXT, sortFn: 'basic' }),
    helper.accessor((event) => event.topic.toLowerCase(), { id: 'topic', sortFn: 'basic' }),
    helper.accessor('startTime', { id: 'startTime', sortFn: 'basic' }),
    helper.accessor('status', { id: 'status', sortFn: 'basic' }),
    helper.accessor((event) => event.category.toLowerCase(), { id: 'category', sortFn: 'basic' }),
    helper.accessor((event) => nameOf(event.instructor).toLowerCase(), { id: 'instructor', sortFn: 'basic' }),
  ])

/** Column without a heading: what comes next. */
export const NEXT = 'next'
export const NEXT_FIRST: SortingState = [{ id: NEXT, desc: false }]
