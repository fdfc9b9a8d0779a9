import { useHost } from '@outcome-studio/shared/feature'
import { color, space, type, VisuallyHidden } from '@outcome-studio/shared/ui'
import { memo, useCallback, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { isGrowing } from '../core/answerView.ts'
import type { ShownAnswer } from '../core/ConversationSnapshot.ts'
import { PartBoundary } from '../core/PartBoundary.tsx'
import { Markdown, PlainText } from '../markdown/Markdown.tsx'
import type { MarkdownBlocksProps } from '../markdown/MarkdownBlocks.tsx'
import { AnswerActions } from './AnswerActions.tsx'
import { Clarification } from './Clarification.tsx'
import { useConversationParts } from './ConversationContext.ts'
import { answerProblem } from './failureText.ts'
import { messageStyles } from './messageStyles.ts'
import { NOTICE_TEXTS } from './NOTICE_TEXTS.ts'
import { Problem } from './Problem.tsx'
import { splitQuestion } from './splitQuestion.ts'
import { unclearWords } from './unclearWords.ts'

const Message = styled.article`
  ${messageStyles}
`
const Name = styled.div`
  font: ${type.label};
`
const Note = styled.p`
  max-width: 68ch;
  padding-block-start: ${space(1)};
  color: ${color.textMuted};
  font: ${type.small};
`

interface AnswerProps {
  readonly answer: ShownAnswer
  /** Whether the member's next message replies to it. */
  readonly isOpen: boolean
}

/** An answer of the coach. While it grows, only this component renders, at most once per frame. */
export const Answer = memo(({ answer, isOpen }: AnswerProps) => {
  const { conversation, renderProposals } = useConversationParts()
  const { id, state, message } = answer
  const subscribe = useCallback(
    (listener: () => void) => conversation.subscribeText(id, listener),
    [conversation, id],
  )
  const text = useSyncExternalStore(subscribe, () => conversation.textOf(id))
  const isReplying = isGrowing(state)
  const hasProposals = message !== null && message.proposals.length > 0
  const unclear = isOpen && message !== null ? unclearWords(message) : null
  const { lead, question } = splitQuestion(text, { hasProposals, by: message?.by ?? null })
  return (
    <Message aria-label="Sia" aria-busy={isReplying} data-message={id}>
      <Name aria-hidden="true">Sia</Name>
      <VisuallyHidden>Sia: </VisuallyHidden>
      {state === 'waiting' ? (
        <Note>Sia is replying…</Note>
      ) : (
        <AnswerText text={lead} isGrowing={isReplying} />
      )}
      {message?.notice && <Note>{NOTICE_TEXTS[message.notice]}</Note>}
      {state === 'stopped' && <Note>You stopped this answer.</Note>}
      {hasProposals && renderProposals(message)}
      {question !== '' && <AnswerText text={question} isGrowing={false} />}
      {unclear && <Clarification {...unclear} />}
      <AnswerProblem key={id} answer={answer} />
      {!isReplying && <AnswerActions answer={answer} hasRetry={answerProblem(answer) === null} />}
    </Message>
  )
})

/** Text that the parser or the browser cannot show as Markdown is shown as it was written. */
function AnswerText(props: MarkdownBlocksProps) {
  const host = useHost()
  return (
    <PartBoundary
      fallback={<PlainText text={props.text} />}
      onFailure={(error) => host.report(error, { during: 'showing the Markdown of an answer' })}
    >
      <Markdown {...props} />
    </PartBoundary>
  )
}

/** A problem from before this page was opened is shown, but not announced. */
function AnswerProblem({ answer }: Pick<AnswerProps, 'answer'>) {
  const { retry } = useConversationParts()
  const { id, state } = answer
  const [isOfThisPage] = useState(() => isGrowing(state) || state === 'failed')
  const problem = answerProblem(answer)
  return problem && <Problem text={problem} isNew={isOfThisPage} onRetry={() => retry(id)} />
}
