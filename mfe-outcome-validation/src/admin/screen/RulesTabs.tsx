import { useSearchParams } from 'react-router-dom'
import { LinkTab, LinkTabs } from '../../tabs/LinkTabs.ts'

/** Whether the rules are looked at as JSON: it stands in the address. */
export function useIsJson(): boolean {
  const [query] = useSearchParams()
  return query.get('as') === 'json'
}

/** Two ways of editing the same rules, each with an address. */
export const RulesTabs = () => {
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
