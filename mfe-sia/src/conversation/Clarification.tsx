import { Button, keyOf, space, TextField } from '@outcome-studio/shared/ui'
import { useState } from 'react'
import styled from 'styled-components'
import { isSendable } from '../core/isSendable.ts'
import { useConversationParts } from './ConversationContext.ts'
import { panelStyles } from './panelStyles.ts'
import type { UnclearWords } from './unclearWords.ts'

const Frame = styled.section`
  ${panelStyles}
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(2)};

  & > :has(input) {
    flex: 1 1 160px;
    min-width: 0;
  }
`

/**
 * Asks about words that the coach could not place: what the trouble is, or how to say it shorter. Shown in the answer
 * until the member has replied.
 */
export function Clarification({ words, troubles, others }: UnclearWords) {
  const { send } = useConversationParts()
  const [shorter, setShorter] = useState(words)
  const choose = (choice: string) => (
    <Button key={choice} tone={others.includes(choice) ? 'quiet' : 'secondary'} onPress={() => send(choice)}>
      {choice}
    </Button>
  )
  return (
    <Frame aria-label={`About “${words}”`}>
      {(troubles.length > 0 || others.length > 0) && (
        <Row role="group" aria-label={troubles.length > 0 ? 'What is the trouble?' : 'Answers'}>
          {troubles.map(choose)}
          {others.map(choose)}
        </Row>
      )}
      <Row>
        <TextField
          label="Say it in fewer words"
          value={shorter}
          onChange={setShorter}
          onKeyDown={(event) => {
            if (keyOf(event) !== 'Enter') return
            // The same key would also go to the message field, which gets the focus.
            event.preventDefault()
            if (isSendable(shorter)) send(shorter)
          }}
        />
        <Button isDisabled={!isSendable(shorter)} onPress={() => send(shorter)}>
          Send these words
        </Button>
      </Row>
    </Frame>
  )
}
