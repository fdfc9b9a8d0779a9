import { color, keyOf, media, space, tabStyle, type } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { LIST_TABS, type ListTab } from './listView.ts'

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};

  ${media.wide} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space(8)};
    border-bottom: 1px solid ${color.border};
  }
`

const List = styled.div`
  display: flex;
  gap: ${space(5)};
  border-bottom: 1px solid ${color.border};

  ${media.wide} {
    align-self: end;
    margin-bottom: -1px;
    border-bottom: 0;
  }
`

const Tab = styled.button`
  ${tabStyle("aria-selected='true'")};
  min-height: 40px;
  padding: ${space(2)} 0;
  background: none;
  font: ${type.control};
  cursor: pointer;

  /* In line with the texts of the fields beside it. */
  ${media.wide} {
    padding: 0 0 ${space(3.5)};
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  ${media.narrow} {
    gap: ${space(3)};
  }
`

const LABELS: Readonly<Record<ListTab, string>> = {
  upcoming: 'Upcoming',
  registered: 'Registered',
  past: 'Past',
}

interface TabsProps {
  readonly selected: ListTab
  readonly onSelect: (tab: ListTab) => void
  /** In the line of the tabs. */
  readonly tools: ReactNode
  readonly children: ReactNode
}

/** Upcoming events, the member's own, and past ones. The arrow keys move between the tabs. */
export function Tabs({ selected, onSelect, tools, children }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    const step = key === 'ArrowRight' ? 1 : LIST_TABS.length - 1
    const other = LIST_TABS[(LIST_TABS.indexOf(selected) + step) % LIST_TABS.length] ?? selected
    onSelect(other)
    list.current?.querySelector<HTMLElement>(`#tab-${other}`)?.focus()
  }
  return (
    <>
      <Line>
        <List role="tablist" aria-label="Events" ref={list} onKeyDown={onKeyDown}>
          {LIST_TABS.map((id) => (
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
              {LABELS[id]}
            </Tab>
          ))}
        </List>
        {tools}
      </Line>
      <Panel role="tabpanel" id="events-of-tab" aria-labelledby={`tab-${selected}`}>
        {children}
      </Panel>
    </>
  )
}
