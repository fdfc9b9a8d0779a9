import { color, focusRing, space, type } from '@outcome-studio/shared/ui'
import { Link, useSearchParams } from 'react-router-dom'
import styled from 'styled-components'

const Tabs = styled.nav`
  display: flex;
  gap: ${space(4)};
  border-bottom: 1px solid ${color.border};
`

const Tab = styled(Link)`
  ${focusRing};
  padding: ${space(2)} 0;
  border-bottom: 2px solid transparent;
  color: ${color.textMuted};
  font: ${type.label};
  text-decoration: none;

  &:hover {
    color: ${color.text};
  }
  &[aria-current='page'] {
    border-bottom-color: ${color.accent};
    color: ${color.text};
  }
`

/** Whether the rules are looked at as JSON: it stands in the address. */
export function useIsJson(): boolean {
  const [query] = useSearchParams()
  return query.get('as') === 'json'
}

/** Two ways of editing the same rules, each with an address. */
export const RulesTabs = () => {
  const isJson = useIsJson()
  return (
    <Tabs aria-label="Ways to edit the rules">
      <Tab to="?" aria-current={isJson ? undefined : 'page'}>
        Form
      </Tab>
      <Tab to="?as=json" aria-current={isJson ? 'page' : undefined}>
        JSON
      </Tab>
    </Tabs>
  )
}
