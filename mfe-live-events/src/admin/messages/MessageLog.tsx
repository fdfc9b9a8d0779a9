import { useEventMessages, useSession } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { EventId, SentMessage } from '@outcome-studio/shared/domain/events'
import { Button, Card, color, Disclosure, Notice, space, type } from '@outcome-studio/shared/ui'
import styled from 'styled-components'
import { formatMoment } from '../core/formatMoment.ts'
import { AUDIENCE_LABELS, describeDelivery } from './messageTexts.ts'

const List = styled.ul`
  display: grid;
  gap: ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
`

const Text = styled.p`
  white-space: pre-line;
  overflow-wrap: anywhere;
`

/** What was written to the registrants of an event. Not shown before the first message. */
export function MessageLog({ eventId }: { readonly eventId: EventId }) {
  const { data, error, refetch } = useEventMessages(eventId)
  const session = useSession()
  const ownUid = session?.state === 'signedIn' ? session.uid : ''
  if (error) {
    return (
      <Notice tone="warning" actions={<Button onPress={refetch}>Try again</Button>}>
        The messages to registrants could not be read. {describeError(error).message}
      </Notice>
    )
  }
  if (!data || data.length === 0) return null
  return (
    <Card title="Messages to registrants">
      <List>
        {data.map((message) => (
          <li key={message.id}>
            <Message message={message} isOwn={message.sentBy === ownUid} />
          </li>
        ))}
      </List>
    </Card>
  )
}

function Message({ message, isOwn }: { readonly message: SentMessage; readonly isOwn: boolean }) {
  const { audience, createdAt, text, subject, withRecording } = message
  return (
    <>
      <Muted>
        {formatMoment(createdAt)}, by {isOwn ? 'you' : 'another admin'}. {AUDIENCE_LABELS[audience]}.{' '}
        {describeDelivery(message)}.
      </Muted>
      <Disclosure summary={subject}>
        <Text>{text}</Text>
        {withRecording && <Muted>With the recording.</Muted>}
      </Disclosure>
    </>
  )
}
