import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { Spinner } from '../feedback/Spinner.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { buttonStyles } from './buttonStyles.ts'

const Look = styled.button`
  ${buttonStyles}
`

// The label keeps its size under the spinner, so that the width of the button does not change.
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
  readonly onPress?: () => void
  /** Default 'secondary'. One primary button a screen. */
  readonly tone?: ButtonTone
  readonly type?: 'button' | 'submit'
  /** Id of the form it submits, if it is outside of that form. */
  readonly form?: string
  readonly isDisabled?: boolean
  /** Shows progress and announces it, keeps focus, name and width, ignores presses. */
  readonly isPending?: boolean
  readonly autoFocus?: boolean
  /** Only where the text alone does not say what is pressed. */
  readonly 'aria-label'?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A plain button: home shows some, and must not carry a library for them. */
export function Button({
  children,
  onPress,
  tone = 'secondary',
  type = 'button',
  isDisabled = false,
  isPending,
  ...rest
}: ButtonProps) {
  return (
    <>
      <Look
        {...rest}
        type={type}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        data-pending={isPending || undefined}
        data-tone={tone}
        onClick={(event) => {
          // It may be what submits a form.
          if (isPending) event.preventDefault()
          else onPress?.()
        }}
      >
        <Words>{children}</Words>
        {isPending && (
          <Progress>
            <Spinner />
          </Progress>
        )}
      </Look>
      {/* Outside the button, because its content is its accessible name, which must not change. */}
      {isPending !== undefined && (
        <VisuallyHidden aria-live="polite">{isPending ? 'In progress' : ''}</VisuallyHidden>
      )}
    </>
  )
}
