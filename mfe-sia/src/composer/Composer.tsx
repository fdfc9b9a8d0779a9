import { SIA_MESSAGE_MAX_LENGTH } from '@outcome-studio/shared/domain/coach'
import { createLazyPart } from '@outcome-studio/shared/editor'
import { useHost, useLazy } from '@outcome-studio/shared/feature'
import {
  Button,
  color,
  descriptionStyles,
  GrowingTextArea,
  hasKeyboard,
  keyOf,
  labelStyles,
  space,
} from '@outcome-studio/shared/ui'
import { type KeyboardEvent, type Ref, useId, useState } from 'react'
import styled from 'styled-components'
import type { ConversationSnapshot } from '../core/ConversationSnapshot.ts'
import { isSendable } from '../core/isSendable.ts'
import { useIdle } from '../core/useIdle.ts'
import { budgetText, composerHint } from './composerTexts.ts'
import { speechRecognition } from './dictation/speechRecognition.ts'

const dictation = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: 'dictation' */ './dictation/DictationButton.tsx')).DictationButton,
)

const Form = styled.form`
  display: grid;
  gap: ${space(1)};

  & textarea {
    max-height: 40dvh;
    overflow-y: auto;
  }
`

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: end;
  gap: ${space(2)};
  min-width: 0;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  /* As high as the field with one line. */
  & > button {
    min-height: 40px;
  }
  @media (pointer: coarse) {
    & > button {
      min-height: 44px;
    }
  }
`

/** As wide as the button that comes in when the page is idle. */
const DictationPlace = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 32px;
  height: 40px;

  @media (pointer: coarse) {
    min-width: 44px;
    height: 44px;
  }
`

const Label = styled.label`
  ${labelStyles}
`

const Hint = styled.div`
  ${descriptionStyles}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(2)};

  & [data-over] {
    color: ${color.danger};
  }
`

/** The number of characters left is shown from this one on. */
const COUNT_FROM = 500

export interface ComposerProps extends Pick<ConversationSnapshot, 'block' | 'budget'> {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly onSend: () => void
  readonly onStop: () => void
  /** Edits the last message, for ArrowUp in the empty field. */
  readonly onEditLast: () => void
  readonly isOnline: boolean
  /** Announces a text to screen readers. */
  readonly announce: (text: string) => void
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** The field for the next message. It can be written in at any time, also while the coach replies. */
export function Composer(props: ComposerProps) {
  const { text, onChange, onSend, onStop, onEditLast, block, budget, isOnline, announce, ref } = props
  const host = useHost()
  const [heard, setHeard] = useState<string | null>(null)
  const [canDictate] = useState(() => speechRecognition(window) !== null)
  const isIdle = useIdle()
  const button = useLazy(dictation, { isWanted: canDictate && isIdle })
  const id = useId()
  const isReplying = block === 'replying'
  const isByKeyboard = hasKeyboard()
  const hint = composerHint(block, { isOnline, isByKeyboard })
  const left = SIA_MESSAGE_MAX_LENGTH - text.trim().length
  const submit = () => {
    if (block === null && isSendable(text)) onSend()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const key = keyOf(event)
    if (key === 'Enter' && !event.shiftKey && isByKeyboard) {
      event.preventDefault()
      submit()
    }
    if (key === 'ArrowUp' && text === '') {
      event.preventDefault()
      onEditLast()
    }
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Label htmlFor={id}>Message</Label>
      <Row>
        <GrowingTextArea
          id={id}
          ref={ref ?? null}
          value={text}
          rows={1}
          aria-invalid={left < 0 || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {canDictate && (
          <DictationPlace>
            {button.kind === 'loaded' && (
              <button.value
                announce={announce}
                onText={(spoken) => onChange(text.trim() === '' ? spoken : `${text.trimEnd()} ${spoken}`)}
                onHeard={setHeard}
                onProblem={host.toast}
              />
            )}
          </DictationPlace>
        )}
        <Button
          tone={isReplying ? 'secondary' : 'primary'}
          isDisabled={!isReplying && (block !== null || !isSendable(text))}
          onPress={isReplying ? onStop : submit}
        >
          {isReplying ? 'Stop' : 'Send'}
        </Button>
      </Row>
      <Hint id={`${id}-hint`}>
        {heard !== null ? <span>Listening… {heard}</span> : hint !== null && <span>{hint}</span>}
        {budgetText(budget) !== null && <span>{budgetText(budget)}</span>}
        {left < COUNT_FROM && (
          <span data-over={left < 0 || undefined}>
            {left < 0
              ? `${(-left).toLocaleString('en-US')} characters too long`
              : `${left.toLocaleString('en-US')} characters left`}
          </span>
        )}
      </Hint>
    </Form>
  )
}
