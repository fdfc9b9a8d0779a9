import { color, keyOf, media, space, tabStyle, type } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styled from 'styled-components'

const List = styled.div`
  display: flex;
  gap: ${space(5)};
  border-bottom: 1px solid ${color.border};
`

const Tab = styled.button`
  ${tabStyle("aria-selected='true'")};
  min-height: 40px;
  padding: ${space(2)} 0;
  background: none;
  font: ${type.control};
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 44px;
  }
`

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};

  ${media.narrow} {
    gap: ${space(3)};
    margin-top: -${space(2)};
  }
`

const TABS = [
  ['upcoming', 'Upcoming'],
  ['past', 'Past'],
] as const
type TabId = (typeof TABS)[number][0]

interface TabsProps {
  readonly selected: TabId
  readonly onSelect: (tab: TabId) => void
  readonly children: ReactNode
}

/** Upcoming and past events. The arrow keys move between the tabs. */
export function Tabs({ selected, onSelect, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const other: TabId = selected === 'past' ? 'upcoming' : 'past'
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    onSelect(other)
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus()
  }
  return (
    <>
      <List role="tablist" aria-label="Events" ref={list} onKeyDown={onKeyDown}>
        {TABS.map(([id, label]) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === selected}
            aria-controls="events-of-tab"
            tabIndex={id === selected ? 0 : -1}
            onClick={() => onSelect(id)}
          >
            {label}
          </Tab>
        ))}
      </List>
      <Panel role="tabpanel" id="events-of-tab" aria-labelledby={`tab-${selected}`}>
        {children}
      </Panel>
    </>
  )
}
