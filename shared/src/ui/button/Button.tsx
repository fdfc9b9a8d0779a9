import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type PressEvent } from 'react-aria-components'
import styled from 'styled-components'
import { Spinner } from '../feedback/Spinner.tsx'
import { buttonLook } from './buttonLook.ts'

const Look = styled(AriaButton)`
  ${buttonLook}
`

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps {
  readonly children: ReactNode
  readonly onPress?: (event: PressEvent) => void
  /** Default 'secondary'. One primary button a screen. */
  readonly tone?: ButtonTone
  readonly type?: 'button' | 'submit'
  /** Id of the form it submits, where it stands outside of it. */
  readonly form?: string
  readonly isDisabled?: boolean
  /** Shows progress, keeps focus, ignores presses. */
  readonly isPending?: boolean
  readonly autoFocus?: boolean
  /** Only where the text alone does not say what is pressed. */
  readonly 'aria-label'?: string
  readonly ref?: Ref<HTMLButtonElement>
}

export const Button = ({
  children,
  tone = 'secondary',
  type = 'button',
  isPending = false,
  ...rest
}: ButtonProps) => (
  <Look {...rest} type={type} isPending={isPending} data-tone={tone}>
    {isPending && <Spinner />}
    {children}
  </Look>
)
