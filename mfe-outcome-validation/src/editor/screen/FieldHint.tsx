import { useReadOnly } from '@outcome-studio/shared/editor'
import {
  color,
  linkStyles,
  media,
  Popover,
  radius,
  type,
  visuallyHiddenStyles,
} from '@outcome-studio/shared/ui'
import { type ReactNode, useRef, useState } from 'react'
import styled, { css } from 'styled-components'

const mark = css`
  display: grid;
  place-items: center;
  width: 32px;
  height: 30px;
  text-decoration: none;

  &::before {
    content: '?' / '';
    width: 20px;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.round};
    line-height: 18px;
  }
  & > span {
    ${visuallyHiddenStyles}
  }
`

const Question = styled.button`
  ${linkStyles}
  min-height: 24px;
  padding: 0;
  border: 0;
  background: none;
  color: ${color.textMuted};
  font: ${type.small};
  cursor: pointer;

  ${media.narrow} {
    ${mark}
  }
  /* In one line with a text, which needs the width. */
  @container job (max-width: 43rem) {
    [data-fields='known'] & {
      ${mark}
    }
  }
  @media print {
    display: none;
  }
`

interface FieldHintProps {
  /** What the member may ask, for example "Who is the executor?". It names the button and the answer. */
  readonly question: string
  readonly children: ReactNode
}

/**
 * The answer to a question about a field, opened beside it, so that it takes no line of the page. Where it is narrow, a
 * question mark stands for the question. Who only reads does not ask.
 */
export function FieldHint({ question, children }: FieldHintProps) {
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isReadOnly = useReadOnly()
  if (isReadOnly) return null
  return (
    <>
      <Question ref={button} type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span>{question}</span>
      </Question>
      <Popover label={question} isOpen={isOpen} onOpenChange={setOpen} triggerRef={button}>
        {children}
      </Popover>
    </>
  )
}
