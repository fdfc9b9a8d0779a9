import type { ReactNode, Ref } from 'react'
import styled from 'styled-components'
import { Spinner } from '../feedback/Spinner.tsx'
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx'
import { buttonStyles } from './buttonStyles.ts'

const StyledButton = styled.button`
  ${buttonStyles}
`

// The label keeps its size under the spinner, so that the width of the button does not change.
const Label = styled.span`
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
  /** Default 'secondary'. Use one primary button per screen. */
  readonly tone?: ButtonTone
  readonly type?: 'button' | 'submit'
  /** Id of the form it submits, if it is outside that form. */
  readonly form?: string
  readonly isDisabled?: boolean
  /** Shows and announces progress, and ignores presses. Focus, name and width do not change. */
  readonly isPending?: boolean
  readonly autoFocus?: boolean
  /** Only if the text alone does not say what the button does. */
  readonly 'aria-label'?: string
  readonly 'aria-describedby'?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** A native button, so that the home page needs no component library. */
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
      <StyledButton
        {...rest}
        type={type}
        disabled={isDisabled}
        aria-disabled={isPending || undefined}
        data-pending={isPending || undefined}
        data-tone={tone}
        onClick={(event) => {
          // A pending button must not submit its form.
          if (isPending) event.preventDefault()
          else onPress?.()
        }}
      >
        <Label>{children}</Label>
        {isPending && (
          <Progress>
            <Spinner />
          </Progress>
        )}
      </StyledButton>
      {/* Outside the button, because its content is its accessible name, which must not change. */}
      {isPending !== undefined && (
        <VisuallyHidden aria-live="polite">{isPending ? 'In progress' : ''}</VisuallyHidden>
      )}
    </>
  )
}
