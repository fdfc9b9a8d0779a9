import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { LinkTab, LinkTabs } from './LinkTabs.ts'

/** jsdom applies no media queries, so this reads the styles. */
const forcedStyles = () =>
  Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent ?? '')
    .join('')
    .split(/@media\s?\(forced-colors:\s?active\)/)
    .slice(1)
    .join('')

test('in forced colors only the current tab is underlined', () => {
  render(
    <MemoryRouter>
      <LinkTabs>
        <LinkTab to="?">Write</LinkTab>
      </LinkTabs>
    </MemoryRouter>,
  )
  expect(forcedStyles()).toMatch(/border-bottom-color:\s?Canvas/)
  expect(forcedStyles()).toMatch(/\[aria-current=['"]page['"]\][^}]*Highlight/)
})
