import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { motion } from '../tokens/shape.ts'
import { iconButtonStyles } from './iconButtonStyles.ts'

const Look = styled.button`
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
  /** What it does, for those who cannot see the icon and on hover for those who can. */
  readonly label: string
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

/** A plain button with an icon only. It holds no state, so a list may show hundreds of them. */
export function IconButton({ label, ...rest }: IconButtonProps) {
  return <Look {...rest} type="button" aria-label={label} title={label} />
}
