import { joinLines } from '@outcome-studio/shared/domain/base'
import { Button, keyOf, space } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { FindField } from './FindField.ts'

const Line = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`

interface ReplaceLineProps {
  /** Whether there is a match to replace. */
  readonly canReplace: boolean
  readonly onReplace: (replacement: string) => void
  readonly onReplaceAll: (replacement: string) => void
  readonly onClose: () => void
}

/** The text that replaces the matches of the find bar: of one match by Enter, of all by Ctrl-Enter. */
export function ReplaceLine({ canReplace, onReplace, onReplaceAll, onClose }: ReplaceLineProps) {
  const [text, setText] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const { activeElement } = document
    if (canReplace || !(activeElement instanceof HTMLButtonElement)) return
    if (activeElement.disabled && activeElement.parentElement === field.current?.parentElement) {
      field.current?.focus()
    }
  }, [canReplace])
  const onKeyDown = (event: KeyboardEvent) => {
    const key = keyOf(event)
    if (key === 'Escape') onClose()
    if (key !== 'Enter' || !canReplace) return
    if (event.ctrlKey || event.metaKey) onReplaceAll(text)
    else onReplace(text)
    event.preventDefault()
  }
  return (
    <Line>
      <FindField
        ref={field}
        aria-label="Replace with"
        placeholder="Replace with"
        autoComplete="off"
        dir="auto"
        data-own-undo=""
        value={text}
        onChange={({ currentTarget }) => setText(joinLines(currentTarget.value))}
        onKeyDown={onKeyDown}
      />
      <Button isDisabled={!canReplace} onPress={() => onReplace(text)}>
        Replace
      </Button>
      <Button isDisabled={!canReplace} onPress={() => onReplaceAll(text)}>
        Replace all
      </Button>
    </Line>
  )
}
