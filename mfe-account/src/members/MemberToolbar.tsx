import { Select, type SelectOption, TextField } from '@outcome-studio/shared/ui'
import { Toolbar } from './memberStyles.ts'
import {
  MEMBER_FILTER_LABELS,
  MEMBER_FILTERS,
  type MemberListView,
  type MemberOrder,
} from './selectMembers.ts'

const FILTERS: readonly SelectOption[] = MEMBER_FILTERS.map((value) => ({
  value,
  label: MEMBER_FILTER_LABELS[value],
}))

const ORDERS: readonly (SelectOption & { readonly value: MemberOrder })[] = [
  { value: 'name', label: 'Name' },
  { value: 'lastSeen', label: 'Last seen' },
]

interface MemberToolbarProps {
  readonly search: string
  readonly view: Omit<MemberListView, 'search'>
  readonly onSearch: (search: string) => void
  readonly onView: (changes: { readonly filter?: string; readonly order?: string }) => void
}

/** Search, filter and order of the members that are loaded. */
export function MemberToolbar({ search, view, onSearch, onView }: MemberToolbarProps) {
  return (
    <Toolbar role="search" aria-label="Members">
      <TextField
        label="Find a member"
        type="search"
        autoComplete="off"
        placeholder="Name or email"
        value={search}
        onChange={onSearch}
      />
      <Select label="State" value={view.filter} options={FILTERS} onChange={(filter) => onView({ filter })} />
      <Select label="Sort by" value={view.order} options={ORDERS} onChange={(order) => onView({ order })} />
    </Toolbar>
  )
}
