import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { LinkTab, LinkTabs } from './LinkTabs.tsx'

/** The strip is 300 px wide, and each link 100 px. */
function placeLinks(): jest.SpyInstance {
  return jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = this.tagName === 'NAV' ? 0 : [...(this.parentElement?.children ?? [])].indexOf(this)
    const scrolled = this.tagName === 'NAV' ? 0 : (this.parentElement?.scrollLeft ?? 0)
    return new DOMRect(100 * at - scrolled, 0, this.tagName === 'NAV' ? 300 : 100, 20)
  })
}

const tabs = (current: string) => (
  <MemoryRouter>
    <LinkTabs aria-label="Views">
      {['Write', 'Table', 'Map', 'Needs', 'Segments'].map((name) => (
        <LinkTab key={name} to={`?${name}`} aria-current={name === current ? 'page' : undefined}>
          {name}
        </LinkTab>
      ))}
    </LinkTabs>
  </MemoryRouter>
)

test('the current link is in view on a narrow screen, and scrolling by hand stays', () => {
  placeLinks()
  const { rerender } = render(tabs('Segments'))
  const strip = screen.getByRole('navigation', { name: 'Views' })
  // With a part of the next link, for which a browser leaves no room at the end.
  expect(strip.scrollLeft).toBe(248)
  strip.scrollLeft = 0
  rerender(tabs('Segments'))
  expect(strip.scrollLeft).toBe(0)
  rerender(tabs('Table'))
  expect(strip.scrollLeft).toBe(0)
  rerender(tabs('Map'))
  expect(strip.scrollLeft).toBe(48)
  rerender(tabs('Needs'))
  expect(strip.scrollLeft).toBe(148)
  rerender(tabs('Table'))
  expect(strip.scrollLeft).toBe(52)
})

test('a strip that begins with the current link measures nothing, which would lay out the page early', () => {
  const measure = placeLinks().mockClear()
  render(tabs('Write'))
  expect(measure).not.toHaveBeenCalled()
})
