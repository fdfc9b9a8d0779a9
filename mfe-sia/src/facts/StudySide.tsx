import { ANYTHING } from '@outcome-studio/shared/document'
import type { CoachMessage } from '@outcome-studio/shared/domain/coach'
import { useMemo, useSyncExternalStore } from 'react'
import type { ShownMessage } from '../core/ConversationSnapshot.ts'
import type { SiaConversation } from '../core/SiaConversation.ts'
import { conversationFacts } from '../domain/facts/conversationFacts.ts'
import { useSessionValue } from '../study/editing.ts'
import { StudyPane } from '../study/StudyPane.tsx'
import { SourcesContext } from '../study/sources/SourcesContext.ts'
import { OpenFacts } from './OpenFacts.tsx'

const NO_MESSAGES: readonly ShownMessage[] = []
const never = () => () => {}

interface StudySideProps {
  /** null while it is loading. */
  readonly conversation: SiaConversation | null
}

/** The study of a conversation, with links to the messages that its texts came from, below what is still open. */
export function StudySide({ conversation }: StudySideProps) {
  const messages = useSyncExternalStore(
    conversation?.subscribe ?? never,
    () => conversation?.snapshot().messages ?? NO_MESSAGES,
  )
  const study = useSessionValue(ANYTHING, ({ content }) => content)
  const answers = useMemo(() => messages.flatMap(answerOf), [messages])
  const facts = useMemo(() => conversationFacts(answers, study), [answers, study])
  const sources = useMemo(() => new Map(facts.map(({ key, source }) => [key, source])), [facts])
  return (
    <>
      {conversation && <OpenFacts facts={facts} study={study} answers={answers} />}
      <SourcesContext value={sources}>
        <StudyPane />
      </SourcesContext>
    </>
  )
}

const answerOf = (message: ShownMessage): readonly CoachMessage[] =>
  message.role === 'coach' && message.message ? [message.message] : []
