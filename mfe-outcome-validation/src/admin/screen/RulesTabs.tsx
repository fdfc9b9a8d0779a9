import { LinkTab, LinkTabs } from '@outcome-studio/shared/editor'
import { useSearchParams } from 'react-router-dom'

/** Whether the rules are shown as JSON. The state is part of the address. */
export function useIsJson(): boolean {
  const [query] = useSearchParams()
  return query.get('as') === 'json'
}

/** Switches between form and JSON; each has an address. */
export function RulesTabs() {
  const isJson = useIsJson()
  return (
    <LinkTabs aria-label="Ways to edit the rules">
      <LinkTab to="?" aria-current={isJson ? undefined : 'page'}>
        Form
      </LinkTab>
      <LinkTab to="?as=json" aria-current={isJson ? 'page' : undefined}>
        JSON
      </LinkTab>
    </LinkTabs>
  )
}
