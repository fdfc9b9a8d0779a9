import { render } from '@testing-library/react'
import styled from 'styled-components'
import { tabStyle } from './tabStyle.ts'

const LinkTab = styled.a`
  ${tabStyle("aria-current='page'")};
`
const Tab = styled.button`
  ${tabStyle("aria-selected='true'")};
`

/** jsdom applies no media queries, so this reads the styles. */
const forcedStyles = () =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText))
    .filter((text) => /^@media\s?\(forced-colors:\s?active\)/.test(text))
    .join('')

test('in forced colors only the selected tab is underlined', () => {
  render(
    <>
      <LinkTab />
      <Tab />
    </>,
  )
  expect(forcedStyles()).toMatch(/border-bottom-color:\s?Canvas/)
  expect(forcedStyles()).toMatch(/\[aria-current=['"]page['"]\][^}]*Highlight/)
  expect(forcedStyles()).toMatch(/\[aria-selected=['"]true['"]\][^}]*Highlight/)
})
