import type { ReactNode, Ref } from 'react'
import { Button as AriaButton, type PressEvent } from 'react-aria-components'
import styled from 'styled-components'
import { Spinner } from '../feedback/Spinner.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { buttonLook } from './buttonLook.ts'

const Look = styled(AriaButton)`
  ${buttonLook}
`

// It keeps its place while the ring stands over it, so that the button stays as wide as it was.
const Words = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;

  [data-pending] > & {
    opacity: 0;
  }
`

const Progress = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
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
  /** Shows progress and announces it, keeps focus, name and width, ignores presses. */
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
  isPending,
  ...rest
}: ButtonProps) => (
  <>
    <Look {...rest} type={type} isPending={isPending ?? false} data-tone={tone}>
      <Words>{children}</Words>
      {isPending && (
        <Progress>
          <Spinner />
        </Progress>
      )}
    </Look>
    {/* Beside the button, because what stands within it is its name, which does not change. */}
    {isPending !== undefined && (
      <VisuallyHidden aria-live="polite">{isPending ? 'In progress' : ''}</VisuallyHidden>
    )}
  </>
)
