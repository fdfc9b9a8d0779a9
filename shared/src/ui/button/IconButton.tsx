import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { color } from '../tokens/color.ts'
import { focusRing } from '../tokens/focusRing.ts'
import { motion, radius } from '../tokens/shape.ts'

const Look = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  padding: 0;
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMuted};
  cursor: pointer;
  transition: background-color ${motion};
  ${focusRing}

  & > svg {
    width: 16px;
    height: 16px;
  }
  &:hover {
    background: ${color.sunken};
    color: ${color.text};
  }
  &:disabled {
    opacity: 0.35;
    background: transparent;
    cursor: default;
  }
  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
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
export const IconButton = ({ label, ...rest }: IconButtonProps) => (
  <Look {...rest} type="button" aria-label={label} title={label} />
)
