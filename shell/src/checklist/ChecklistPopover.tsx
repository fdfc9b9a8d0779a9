import type { Checklist } from '@outcome-studio/shared/data'
import { CHECKLIST_ITEMS, type ChecklistItem, countRemaining } from '@outcome-studio/shared/domain/member'
import { useReadable, whileSaving } from '@outcome-studio/shared/feature'
import { Checkbox, color, ExternalLink, Popover, space, TextLink, type } from '@outcome-studio/shared/ui'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import styled from 'styled-components'
import { useEnvironment } from '../core/EnvironmentContext.ts'
import { useShellHost } from '../host/ShellHostContext.ts'
import { usePointAt } from './ChecklistHighlight.tsx'
import { checklistText, ITEM_LABELS, itemLinks } from './checklistText.ts'

const Title = styled.h2`
  font: ${type.heading};
`

const Text = styled.p`
  margin-top: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
`

const Items = styled.ul`
  margin-top: ${space(2)};
  list-style: none;
`

/** A short link is in the line of its item, so that the popover covers little of the page. */
const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  column-gap: ${space(3)};
`

// On a line of its own it is aligned with the label of the checkbox.
const Where = styled.p`
  padding: 0 0 ${space(1)} 32px;
  color: ${color.textMuted};
  font: ${type.small};
`

/** The lower edge of a phone's screen: there the popover leaves the head of the page visible. */
const Edge = styled.div`
  position: fixed;
  inset: auto 0 0;
  pointer-events: none;
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
  const { isChecklistOpen } = useReadable(host.modals.shown)
  const { title, text } = checklistText(countRemaining(checklist.progress))
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
  const anchor = useMemo(() => visibleOf(button, menu, edge), [button, menu])
  useEffect(() => {
    if (!isChecklistOpen) pointAt(null)
  }, [isChecklistOpen, pointAt])

  return (
    <>
      <Edge ref={edge} />
      <Popover
        label={title}
        isOpen={isChecklistOpen}
        onOpenChange={(isOpen) => isOpen || host.modals.closeChecklist()}
        triggerRef={trigger}
        anchorRef={anchor}
        placement="right"
      >
        <Title>{title}</Title>
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
      </Popover>
    </>
  )
}

/** Leads to where an item is done. */
function ItemPlace({ item }: { readonly item: ChecklistItem }) {
  const { config } = useEnvironment()
  const { text, ...link } = itemLinks(config.links)[item]
  return (
    <Where>
      {text && `${text} `}
      {'to' in link ? (
        <TextLink to={link.to}>{link.label}</TextLink>
      ) : (
        <ExternalLink href={link.href}>{link.label}</ExternalLink>
      )}
    </Where>
  )
}

/** The button that opens the checklist, or in its place another element where a menu hides the button. */
function visibleOf(
  button: ChecklistPopoverProps['button'],
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
