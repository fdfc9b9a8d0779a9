import { color, space, tabStyle, type } from '@outcome-studio/shared/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const Strip = styled.nav`
  display: flex;
  gap: ${space(4)};
  overflow-x: auto;
  border-bottom: 1px solid ${color.border};

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
    shown.current = current
    if (strip.current && current) showInStrip(strip.current, current)
  })
  return (
    <Strip ref={strip} aria-label={label}>
      {children}
    </Strip>
  )
}

/** Scrolls the strip alone: `scrollIntoView` would also move the page. */
function showInStrip(strip: HTMLElement, link: Element): void {
  const [outer, inner] = [strip.getBoundingClientRect(), link.getBoundingClientRect()]
  const [before, after] = [outer.left - inner.left, inner.right - outer.right]
  if (before > 0) strip.scrollLeft -= before
  else if (after > 0) strip.scrollLeft += after
}

/** One of them; `aria-current="page"` marks the current one. */
export const LinkTab = styled(Link)`
  ${tabStyle("aria-current='page'")};
  flex: none;
  padding: ${space(2)} 0;
  font: ${type.label};
`
