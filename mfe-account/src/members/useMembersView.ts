import { MEMBERS_SCOPES, type MembersScope } from '@outcome-studio/shared/domain/member'
import { useSearchParams } from 'react-router-dom'
import { MEMBER_FILTERS, MEMBER_ORDERS, type MemberListView } from './selectMembers.ts'

interface MembersView extends Omit<MemberListView, 'search'> {
  readonly scope: MembersScope
}

/** Values that the address leaves out. */
const DEFAULTS: MembersView = { scope: 'organization', filter: 'all', order: 'name' }

/**
 * Scope, filter and order of the page, which are part of the address. The search is not, because names of members do not
 * belong in a browser's history.
 * @param maySeeEverybody otherwise the scope of the address is ignored
 */
export function useMembersView(
  maySeeEverybody: boolean,
): readonly [MembersView, (changes: Partial<Record<keyof MembersView, string>>) => void] {
  const [query, setQuery] = useSearchParams()
  const named = <Value extends string>(values: readonly Value[], key: keyof MembersView) =>
    values.find((value) => value === query.get(key))
  const view: MembersView = {
    scope: (maySeeEverybody && named(MEMBERS_SCOPES, 'scope')) || DEFAULTS.scope,
    filter: named(MEMBER_FILTERS, 'filter') ?? DEFAULTS.filter,
    order: named(MEMBER_ORDERS, 'order') ?? DEFAULTS.order,
  }
  return [
    view,
    (changes) => {
      for (const [key, value] of Object.entries(changes)) {
        if (value === Reflect.get(DEFAULTS, key)) query.delete(key)
        else query.set(key, value)
      }
      setQuery(query, { replace: true })
    },
  ]
}
