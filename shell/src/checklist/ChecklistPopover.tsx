import type { Checklist } from '@outcome-studio/shared/data'
import { CHECKLIST_ITEMS, type ChecklistItem, countRemaining } from '@outcome-studio/shared/domain/member'
import { useReadable, whileSaving } from '@outcome-studio/shared/feature'
import {
  Checkbox,
  color,
  ExternalLink,
  focusRing,
  media,
  Popover,
  radius,
  space,
  TextLink,
  type,
} from '@outcome-studio/shared/ui'
import { ArrowUpRight, ChevronRight, ChevronUp } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { usePointAt } from './ChecklistHighlight.tsx'
import { checklistText, ITEM_LABELS, itemLinks } from './checklistText.ts'

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`

const Title = styled.h2`
  font: ${type.heading};
`

const Done = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};
  font: ${type.small};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

const Bar = styled.span`
  width: 56px;
  height: 4px;
  border-radius: 2px;
  background: linear-gradient(${color.accent} 0 0) no-repeat 0 / var(--done) 100% ${color.border};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    background: linear-gradient(Highlight 0 0) no-repeat 0 / var(--done) 100% Canvas;
    forced-color-adjust: none;
  }
`

/** The whole list in one line, which covers least of a small window. It fills the panel beside the button that closes it. */
const Line = styled.button`
  position: absolute;
  inset: ${space(1)} ${space(12)} ${space(1)} ${space(3)};
  display: flex;
  align-items: center;
  gap: ${space(2)};
  padding: 0 ${space(1)};
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: ${color.text};
  font: ${type.control};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  ${focusRing}

  & > svg {
    width: 16px;
    height: 16px;
    margin-left: auto;
    color: ${color.textMuted};
  }
`

const Text = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

const Items = styled.ul`
  margin: ${space(1)} ${space(-2)} ${space(-2)};
  list-style: none;
`

/** The link of its place covers the row, all but the checkbox. */
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: ${space(2)};
  min-height: 36px;
  padding: 0 ${space(2)};
  border-radius: ${radius.medium};

  &:hover {
    background: ${color.sunken};
  }
  & > svg {
    width: 16px;
    height: 16px;
    color: ${color.textMuted};
  }
  & input {
    z-index: 1;
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding-bottom: ${space(1)};

    & > svg {
      grid-area: 1 / 2 / span 2;
    }
    & label {
      padding-bottom: 0;
    }
  }
`

/** At the end of the row; on a phone aligned with the label of the checkbox above it. */
const Where = styled.p`
  font: ${type.small};

  ${media.narrow} {
    padding-left: 32px;
    line-height: 18px;
  }

  & > a {
    color: ${color.textMuted};
    text-decoration: none;

    & > svg {
      display: none;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: ${radius.medium};
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 2px solid ${color.focus};
      outline-offset: -2px;
    }
  }
`

/** The lower corner beside the sidebar, above the footer: there the popover covers least of the page. */
const Corner = styled.div`
  position: fixed;
  inset: auto auto ${space(18)} 0;
  width: 52px;
  pointer-events: none;
`

/**
 * The lower edge of a phone's screen: there the popover leaves the head of the page visible. Below it, no part of a line
 * shows.
 */
const Edge = styled.div`
  position: fixed;
  z-index: 49;
  inset: auto 0 0;
  pointer-events: none;

  ${media.narrow} {
    &[data-open]::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: ${space(8)};
      background: ${color.canvas};
    }
  }
`

/** Wide enough for one line per item. */
const Width = styled.div`
  display: contents;
  --popover-width: 500px;
`

interface ChecklistPopoverProps {
  readonly checklist: Checklist
  /** The button that opens the popover. A closed menu hides it. */
  readonly button: RefObject<HTMLButtonElement | null>
  /** The menu's toggle button, visible only where the sidebar is a menu. */
  readonly menu: RefObject<HTMLButtonElement | null>
}

/** First steps for a new member, with a checkbox each. */
export function ChecklistPopover({ checklist, button, menu }: ChecklistPopoverProps) {
  const host = useShellHost()
  const { isChecklistOpen, isChecklistBrief } = useReadable(host.modals.shown)
  const all = CHECKLIST_ITEMS.length
  const remaining = countRemaining(checklist.progress)
  const done = all - remaining
  const { title, text } = checklistText(remaining)
  const pointAt = usePointAt()
  const toggle = async (item: ChecklistItem, isDone: boolean) => {
    try {
      await whileSaving(checklist.toggle(item, isDone))
      host.services.logEvent('checklist_toggle', { item, is_done: isDone })
    } catch (error) {
      host.services.showError(error)
    }
  }
  const edge = useRef<HTMLDivElement>(null)
  const trigger = useMemo(() => visibleOf(button, menu, menu), [button, menu])
  const corner = useRef<HTMLDivElement>(null)
  const anchor = useMemo(() => visibleOf(corner, menu, edge), [menu])
  useEffect(() => {
    if (!isChecklistOpen) pointAt(null)
  }, [isChecklistOpen, pointAt])

  return (
    <>
      <Edge ref={edge} data-open={isChecklistOpen ? '' : undefined} />
      <Corner ref={corner} />
      <Width>
        <Popover
          // A new one at the other size, with its own place.
          key={isChecklistBrief ? 'line' : 'list'}
          label={title}
          isOpen={isChecklistOpen}
          onOpenChange={(isOpen) => isOpen || host.modals.closeChecklist()}
          triggerRef={trigger}
          anchorRef={anchor}
          placement="right"
        >
          {isChecklistBrief ? (
            <Line type="button" aria-expanded="false" onClick={() => host.modals.openChecklist()}>
              <Bar aria-hidden="true" style={{ '--done': `${(100 * done) / all}%` }} />
              {done} of {all} done, continue
              <ChevronUp aria-hidden="true" />
            </Line>
          ) : (
            <>
              <Head>
                <Title>{title}</Title>
                <Done>
                  <Bar aria-hidden="true" style={{ '--done': `${(100 * done) / all}%` }} />
                  {done} of {all}
                </Done>
              </Head>
              <Text>{text}</Text>
              <Items role="list">
                {CHECKLIST_ITEMS.map((item) => (
                  <Item
                    key={item}
                    onPointerEnter={() => pointAt(item)}
                    onPointerLeave={() => pointAt(null)}
                    onFocus={() => pointAt(item)}
                    onBlur={() => pointAt(null)}
                  >
                    <Checkbox
                      label={ITEM_LABELS[item]}
                      isSelected={checklist.progress.includes(item)}
                      onChange={(isDone) => void toggle(item, isDone)}
                    />
                    <ItemPlace item={item} />
                  </Item>
                ))}
              </Items>
            </>
          )}
        </Popover>
      </Width>
    </>
  )
}

/** Leads to where an item is done. */
function ItemPlace({ item }: { readonly item: ChecklistItem }) {
  const { config } = useEnvironment()
  const link = itemLinks(config.links)[item]
  return 'to' in link ? (
    <>
      <Where>
        <TextLink to={link.to}>{link.label}</TextLink>
      </Where>
      <ChevronRight aria-hidden="true" />
    </>
  ) : (
    <>
      <Where>
        <ExternalLink href={link.href}>{link.label}</ExternalLink>
      </Where>
      <ArrowUpRight aria-hidden="true" />
    </>
  )
}

/** An element of the sidebar, or in its place another one where the sidebar is a menu. */
function visibleOf(
  button: RefObject<HTMLElement | null>,
  menu: ChecklistPopoverProps['menu'],
  inMenu: RefObject<HTMLElement | null>,
): RefObject<HTMLElement | null> {
  return {
    get current() {
      const isMenu = menu.current !== null && getComputedStyle(menu.current).display !== 'none'
      return isMenu ? inMenu.current : button.current
    },
  }
}
