import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import styled from 'styled-components'
import { buttonStyles } from '../action/buttonStyles.ts'
import { iconButtonStyles } from '../action/iconButtonStyles.ts'
import { color } from '../tokens/color.ts'
import { radius, shadow } from '../tokens/shape.ts'
import { space } from '../tokens/space.ts'
import { type } from '../tokens/type.ts'

const Trigger = styled(Button)`
  width: 36px;
  height: 36px;
  ${iconButtonStyles}

  & > svg {
    width: 18px;
    height: 18px;
  }
  &[data-disabled] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`

const TextTrigger = styled(Button)`
  ${buttonStyles}
`

const Sheet = styled(Popover)`
  min-width: 180px;
  padding: ${space(1)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  outline: none;
`

const Items = styled(Menu)`
  max-height: inherit;
  overflow: auto;
  outline: none;
`

const Item = styled(MenuItem)`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-height: 36px;
  padding: ${space(1)} ${space(2.5)};
  border-radius: ${radius.small};
  color: ${color.text};
  font: ${type.body};
  cursor: pointer;
  outline: none;

  & > svg {
    width: 16px;
    height: 16px;
  }
  &[data-focused] {
    background: ${color.accentSoft};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
  &[data-apart] {
    position: relative;
    margin-top: calc(2 * ${space(1)} + 1px);

    &::before {
      content: '';
      position: absolute;
      inset: calc(-1px - ${space(1)}) 0 auto;
      border-top: 1px solid ${color.border};
    }
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`

export interface MenuChoice {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly tone?: 'danger'
  /** Whether a line sets it and those after it apart from those before. */
  readonly isApart?: boolean
  readonly onAction: () => void
}

interface MenuButtonProps {
  /** The accessible name, for example "Actions for Commute study". */
  readonly label: string
  readonly choices: readonly MenuChoice[]
  /** Default: three dots. */
  readonly icon?: ReactNode
  /** Whether the label is shown next to the icon. Default: only the icon is shown. */
  readonly hasText?: boolean
  readonly isDisabled?: boolean
  /** Called before the menu opens, for choices that depend on the time. */
  readonly onOpen?: () => void
  /** Given if something else opens the menu too. */
  readonly isOpen?: boolean
  readonly onOpenChange?: (isOpen: boolean) => void
}

/** A button that opens a short list of actions. */
export function MenuButton({
  label,
  choices,
  icon = <Ellipsis aria-hidden="true" />,
  hasText = false,
  isDisabled = false,
  onOpen,
  onOpenChange,
  ...controlled
}: MenuButtonProps) {
  const change = (isOpen: boolean) => {
    if (isOpen) onOpen?.()
    onOpenChange?.(isOpen)
  }
  return (
    <MenuTrigger {...controlled} onOpenChange={change}>
      {hasText ? (
        <TextTrigger isDisabled={isDisabled}>
          {icon}
          {label}
        </TextTrigger>
      ) : (
        <Trigger aria-label={label} isDisabled={isDisabled}>
          {icon}
        </Trigger>
      )}
      <Sheet placement="bottom end">
        <Items>
          {choices.map((choice) => (
            <Item
              key={choice.id}
              id={choice.id}
              textValue={choice.label}
              data-tone={choice.tone}
              data-apart={choice.isApart ? '' : undefined}
              onAction={choice.onAction}
            >
              {choice.icon}
              {choice.label}
            </Item>
          ))}
        </Items>
      </Sheet>
    </MenuTrigger>
  )
}
