import { createLazy } from '@outcome-studio/shared/domain/base'
import { useLazy } from '@outcome-studio/shared/feature'
import {
  Button,
  color,
  GrowingTextArea,
  labelStyles,
  media,
  radius,
  space,
  type,
} from '@outcome-studio/shared/ui'
import { CircleCheck } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import styled from 'styled-components'
import { EXAMPLE_STATEMENT } from './EXAMPLE_STATEMENT.ts'

const checker = createLazy(async () => (await import('./checkStatement.ts')).checkStatement)

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`

const Label = styled.label`
  ${labelStyles}
`

// As high as the two remarks of the example, so that the page does not move when they are fixed.
const Remarks = styled.div`
  min-height: 176px;
  font: ${type.small};

  ${media.wide} {
    min-height: 136px;
  }

  & > ul {
    display: grid;
    gap: ${space(3)};
    list-style: none;
  }
  & li {
    display: grid;
    justify-items: start;
    gap: ${space(1.5)};
    padding-left: ${space(3)};
    border-left: 3px solid ${color.warning};
  }
`

const Result = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};

  & > svg {
    width: 18px;
    height: 18px;
    color: ${color.success};
  }
`

/** An outcome statement to type, checked while typing. The example's remarks are shown before the checker is loaded. */
export function TryStatement() {
  const [text, setText] = useState(EXAMPLE_STATEMENT.text)
  const [isWanted, setWanted] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const state = useLazy(checker, { isWanted })
  const check = state.kind === 'loaded' ? state.value : null
  const remarks = useMemo(() => {
    if (text === EXAMPLE_STATEMENT.text) return EXAMPLE_STATEMENT.remarks
    return check === null ? null : check(text)
  }, [check, text])
  const take = (replacement: string) => {
    setWanted(true)
    setText(replacement)
    // The pressed button disappears with its remark.
    field.current?.focus()
  }
  return (
    <Frame>
      <Label htmlFor={id}>Try it: write what people want to get done faster or more reliably</Label>
      <GrowingTextArea
        ref={field}
        id={id}
        value={text}
        maxLength={300}
        onFocus={() => setWanted(true)}
        onChange={(event) => {
          // A text that was typed into the prerendered page arrives without focus.
          setWanted(true)
          setText(event.currentTarget.value)
        }}
      />
      <Remarks role="group" aria-label="Check of the statement">
        <Result role="status">
          {remarks === null && (state.kind === 'failed' ? 'The check could not be loaded.' : 'Checking…')}
          {remarks?.length === 0 && text.trim() !== '' && (
            <>
              <CircleCheck aria-hidden="true" />
              No remarks. You can measure this.
            </>
          )}
        </Result>
        <ul>
          {remarks?.map(({ message, suggestion }) => (
            <li key={`${message} ${suggestion?.replacement}`}>
              {message}
              {suggestion && <Button onPress={() => take(suggestion.replacement)}>{suggestion.label}</Button>}
            </li>
          ))}
        </ul>
      </Remarks>
    </Frame>
  )
}
