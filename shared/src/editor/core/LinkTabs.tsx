import { color, media, space, tabStyle, type } from '@outcome-studio/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

/** Room for a part of the link before and after, in CSS pixels. */
const MARGIN = 48

const Strip = styled.nav`
  display: flex;
  gap: ${space(4)};
  overflow-x: auto;
  scroll-padding-inline: ${MARGIN}px;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.border};

  /* More links follow where the strip fades. */
  &[data-more] {
    mask-image: linear-gradient(to right, #000 calc(100% - ${MARGIN}px), transparent);
  }
  &[data-less] {
    mask-image: linear-gradient(to left, #000 calc(100% - ${MARGIN}px), transparent);
  }
  &[data-more][data-less] {
    mask-image: linear-gradient(
      to right,
      transparent,
      #000 ${MARGIN}px calc(100% - ${MARGIN}px),
      transparent
    );
  }
  /* On a phone it is the last line of the bar, whose lower edge is its own. */
  ${media.narrow} {
    flex: 1 1 100%;
    min-width: 0;
    margin-bottom: calc(${space(-2)} - 1px);
  }
  @media print {
    display: none;
  }
`

interface LinkTabsProps {
  readonly 'aria-label': string
  readonly children: ReactNode
}

/** Links to several ways of looking at one thing, of which one is current. Not printed. */
export function LinkTabs({ 'aria-label': label, children }: LinkTabsProps) {
  const strip = useRef<HTMLElement>(null)
  const shown = useRef<Element>(null)
  // After each render: the current link is a child of another component.
  useEffect(() => {
    const current = strip.current?.querySelector('[aria-current="page"]') ?? null
    if (current === shown.current) return
    const isFirst = shown.current === null
    shown.current = current
    // To measure would lay out the whole page before it is complete, and the first link is in view at first.
    if (isFirst && current === strip.current?.firstElementChild) return
    if (strip.current && current) showInStrip(strip.current, current)
  })
  useEffect(() => followEnds(strip.current), [])
  return (
    <Strip ref={strip} aria-label={label}>
      {children}
    </Strip>
  )
}

/** Shows the link with a part of its neighbors. Scrolls the strip alone: `scrollIntoView` would also move the page. */
function showInStrip(strip: HTMLElement, link: Element): void {
  const [outer, inner] = [strip.getBoundingClientRect(), link.getBoundingClientRect()]
  const [before, after] = [outer.left + MARGIN - inner.left, inner.right + MARGIN - outer.right]
  if (before > 0) strip.scrollLeft -= before
  else if (after > 0) strip.scrollLeft += after
}

/**
 * Marks the ends at which links are hidden.
 * @returns the release
 */
function followEnds(strip: HTMLElement | null): (() => void) | undefined {
  if (strip === null || typeof ResizeObserver === 'undefined') return undefined
  const mark = () => {
    // All is read before anything is written, which would lay out the page once more.
    const { scrollWidth, clientWidth, scrollLeft } = strip
    strip.toggleAttribute('data-more', scrollWidth - clientWidth - scrollLeft > 1)
    strip.toggleAttribute('data-less', scrollLeft > 1)
  }
  const observer = new ResizeObserver(mark)
  for (const element of [strip, ...strip.children]) observer.observe(element)
  strip.addEventListener('scroll', mark, { passive: true })
  return () => {
    observer.disconnect()
    strip.removeEventListener('scroll', mark)
  }
}

/** One of them; `aria-current="page"` marks the current one. */
export const LinkTab = styled(Link)`
  ${tabStyle("aria-current='page'")};
  flex: none;
  padding: ${space(2)} 0;
  font: ${type.label};
`
