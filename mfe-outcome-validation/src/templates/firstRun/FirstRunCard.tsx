import {
  Button,
  type ButtonTone,
  color,
  media,
  radius,
  StepProgress,
  space,
  type,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styled from 'styled-components'

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${color.accent};
  border-radius: ${radius.large};
  background: ${color.surface};

  /* In one line, which leaves what the step is about in view. */
  ${media.wide} {
    &[data-in-line] {
      grid-template-columns: minmax(0, 1fr) auto auto;
      align-items: end;
      gap: ${space(6)};
    }
    &[data-offer] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
    }
  }
  ${media.narrow} {
    &[data-offer] {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: center;
      gap: ${space(2)};
      padding: ${space(2)} ${space(3)};
    }
    &[data-offer] h2 {
      font: ${type.label};
    }
    &[data-offer] p {
      ${visuallyHiddenStyles}
    }
  }
  @media print {
    display: none;
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`

const Place = styled.div`
  max-width: 240px;
  margin-bottom: ${space(2)};
`

const Title = styled.h2`
  font: ${type.heading};

  &:focus-visible {
    outline-offset: 4px;
  }
`

const Lead = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  text-wrap: pretty;
`

const Quoted = styled.p`
  max-width: 68ch;
  font: ${type.control};
`

/** As high as the fields beside them. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-height: 40px;
  gap: ${space(2)};
`

interface FirstRunCardProps {
  readonly title: string
  readonly lead: string
  /** The text that the step is about. */
  readonly quoted?: ReactNode
  /** From 1; absent for the offer. */
  readonly step?: number
  readonly next: {
    readonly label: string
    readonly onPress: () => void
    /** Default 'primary'. */
    readonly tone?: ButtonTone
  }
  /** Returns to the step before. Absent at the first. */
  readonly onBack?: () => void
  /** Ends the path. Absent once there is nothing left to skip. */
  readonly onSkip?: () => void
  readonly children?: ReactNode
  /** Whether a wide screen has its content beside its text. */
  readonly isInLine?: boolean
}

/** One step of the first-run path. Its title takes the focus, so that a screen reader reads on. */
export function FirstRunCard({
  title,
  lead,
  quoted,
  step,
  next,
  onBack,
  onSkip,
  children,
  isInLine = false,
}: FirstRunCardProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (step !== undefined) heading.current?.focus()
  }, [step])
  return (
    <Frame
      aria-labelledby={id}
      data-in-line={isInLine ? '' : undefined}
      data-offer={step === undefined ? '' : undefined}
    >
      <Words>
        {step !== undefined && (
          <Place>
            <StepProgress name="Step" step={step} of={3} />
          </Place>
        )}
        <Title id={id} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {quoted && <Quoted>{quoted}</Quoted>}
        <Lead>{lead}</Lead>
      </Words>
      {children}
      <Actions>
        {onBack && <Button onPress={onBack}>Back</Button>}
        <Button tone={next.tone ?? 'primary'} onPress={next.onPress}>
          {next.label}
        </Button>
        {onSkip && (
          <Button tone="quiet" onPress={onSkip}>
            {step === undefined ? 'Skip' : 'Skip all steps'}
          </Button>
        )}
      </Actions>
    </Frame>
  )
}
