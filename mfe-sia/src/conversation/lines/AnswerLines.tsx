import { messageOfLines } from '@outcome-studio/shared/domain/coach'
import { Button, keyOf, space, TextField } from '@outcome-studio/shared/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { isSendable } from '../../core/isSendable.ts'
import { lineHint } from '../../domain/lines/lineHint.ts'
import { type LinesQuestion, lineRows, readLines, storedLines } from '../../domain/lines/lineRows.ts'
import { useConversationParts } from '../ConversationContext.ts'
import { panelStyles } from '../panelStyles.ts'
import { LineHints } from './LineHints.tsx'
import { useLinePreviews } from './useLinePreviews.ts'

/** Of the labels, which stand beside their fields if there is room. */
const LABEL_WIDTH = '168px'

const Frame = styled.section`
  ${panelStyles}
  & > button {
    justify-self: start;
  }
  @media (min-width: 600px) {
    & > button {
      margin-inline-start: calc(${LABEL_WIDTH} + ${space(1)});
    }
  }
`
const Rows = styled.div`
  display: grid;
  gap: ${space(3)};

  /* Label and field of each line side by side, what it becomes below the field. */
  @media (min-width: 600px) {
    & > * {
      grid-template-columns: ${LABEL_WIDTH} minmax(0, 1fr);
      align-items: center;
    }
    & > * > :nth-child(n + 3) {
      grid-column: 2;
    }
  }
`

export interface AnswerLinesProps {
  readonly question: LinesQuestion
  readonly stored: string
  /** Called with the text to store, empty once it is sent. */
  readonly onStore: (text: string) => void
}

/**
 * Answers a question in lines, each of which finishes a sentence and shows the statement that it makes. Enter leads to
 * the next line, and sends from an empty one.
 */
export function AnswerLines({ question, stored, onStore }: AnswerLinesProps) {
  const { sendLines, takesFocus } = useConversationParts()
  const [rows, setRows] = useState(() => lineRows(question.kinds, readLines(question, stored)))
  const frame = useRef<HTMLElement>(null)
  const message = messageOfLines(rows)
  const previews = useLinePreviews(question.state, rows)
  const fields = () => [...(frame.current?.querySelectorAll('input') ?? [])]
  useEffect(() => {
    // Who answers in lines goes on in them.
    if (takesFocus()) frame.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [takesFocus])
  const write = (at: number, told: string) => {
    const next = lineRows(
      question.kinds,
      rows.map((row, index) => (index === at ? { ...row, told } : row)),
    )
    setRows(next)
    onStore(storedLines(question, next))
  }
  const submit = () => {
    if (isSendable(message) && sendLines(message)) onStore('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    if (keyOf(event) !== 'Enter') return
    // The same key would also go to the message field, which gets the focus.
    event.preventDefault()
    if (rows[at]?.told.trim() === '') submit()
    else fields()[at + 1]?.focus()
  }
  return (
    <Frame ref={frame} aria-label="Finish the sentences">
      <Rows>
        {rows.map((row, at) => (
          <TextField
            // Rows keep their order and only grow in number within their kind.
            key={`${row.next} ${rows.slice(0, at).filter(({ next }) => next === row.next).length}`}
            label={row.beginning}
            value={row.told}
            description={<LineHints hints={lineHint(row, previews.get(messageOfLines([row])))} />}
            onChange={(told) => write(at, told)}
            onKeyDown={(event) => onKeyDown(event, at)}
          />
        ))}
      </Rows>
      <Button isDisabled={!isSendable(message)} onPress={submit}>
        Send these lines
      </Button>
    </Frame>
  )
}
