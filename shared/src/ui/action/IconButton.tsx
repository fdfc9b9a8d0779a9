import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { motion } from '../tokens/shape.ts'
import { iconButtonStyles } from './iconButtonStyles.ts'

const StyledIconButton = styled.button`
  flex: none;
  width: 32px;
  height: 32px;
  transition: background-color ${motion};
  ${iconButtonStyles}

  & > svg {
    width: 16px;
    height: 16px;
  }
  &:disabled {
    opacity: 0.35;
    background: transparent;
    cursor: default;
  }
  @media (forced-colors: active) {
    &:disabled {
      border-color: GrayText;
      color: GrayText;
      opacity: 1;
    }
  }
`

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title' | 'type'> {
  /** The action: the accessible name, and the text on hover. */
  readonly label: string
  /** The icon, unless the styles draw it for `data-icon`. */
  readonly children?: ReactNode
  readonly 'data-icon'?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A native button with an icon only. It has no state, so that a list can show hundreds of them. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <StyledIconButton {...rest} type="button" aria-label={label} title={label} />
}
