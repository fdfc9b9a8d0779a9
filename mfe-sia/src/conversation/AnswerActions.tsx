import { useHost } from '@outcome-studio/shared/feature'
import { Button, IconButton } from '@outcome-studio/shared/ui'
import { Check, Copy, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import type { ShownAnswer } from '../core/ConversationSnapshot.ts'
import { BranchPicker } from './BranchPicker.tsx'
import { useConversationParts } from './ConversationContext.ts'
import { actionsStyles } from './messageStyles.ts'

const Actions = styled.div`
  ${actionsStyles}
`

interface AnswerActionsProps {
  readonly answer: ShownAnswer
  /** Whether to offer another answer; a problem has its own button for that. */
  readonly hasRetry: boolean
}

/** Actions for an answer that has ended. */
export function AnswerActions({ answer, hasRetry }: AnswerActionsProps) {
  const { conversation, retry, announce } = useConversationParts()
  const { toast } = useHost()
  const [isCopied, setIsCopied] = useState(false)
  const { id, state, siblings, index } = answer
  const copy = () =>
    navigator.clipboard.writeText(conversation.textOf(id)).then(
      () => {
        setIsCopied(true)
        announce('Copied')
      },
      () => toast('The answer could not be copied. Select its text and copy it.'),
    )
  return (
    <Actions>
      {siblings.length > 1 && (
        <BranchPicker siblings={siblings} index={index} onChoose={(other) => conversation.choose(other)} />
      )}
      {conversation.textOf(id) !== '' && (
        <IconButton label="Copy answer" onClick={copy} onBlur={() => setIsCopied(false)}>
          {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        </IconButton>
      )}
      {hasRetry && state === 'stopped' && <Button onPress={() => retry(id)}>Try again</Button>}
      {hasRetry && state !== 'stopped' && (
        <IconButton label="Get another answer" onClick={() => retry(id)}>
          <RotateCcw aria-hidden="true" />
        </IconButton>
      )}
    </Actions>
  )
}
