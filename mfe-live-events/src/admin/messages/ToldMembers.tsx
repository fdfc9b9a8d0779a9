import { describeError } from '@outcome-studio/shared/domain/errors'
import { Disclosure, Notice, Skeleton } from '@outcome-studio/shared/ui'
import { MailPreview } from './MailPreview.tsx'
import { describeLeftOut, describeTold } from './messageTexts.ts'
import type { MailPreviewState } from './useMailPreview.ts'

interface ToldMembersProps {
  readonly state: MailPreviewState
  /** Topic of the event if it is one of several. */
  readonly topic?: string
  /** What the manager is about to do, as a verb: "unpublish". */
  readonly what: string
}

/** Which members are told about something that a manager is about to do, and the email that they get. */
export function ToldMembers({ state, topic, what }: ToldMembersProps) {
  if (state.kind === 'loading') return <Skeleton label="Loading who is told" />
  const prefix = topic === undefined ? '' : `“${topic}”: `
  if (state.kind === 'failed') {
    return (
      <Notice tone="warning">
        {prefix}It is not known who is registered. {describeError(state.error).message} Whoever is registered
        or waits is told by email if you {what} now.
      </Notice>
    )
  }
  const { people, waiting, strangers, unreachable, mail } = state.preview
  const preview = <MailPreview mail={mail} />
  return (
    <>
      <p>
        <strong>{`${prefix}${describeTold(people, waiting)}`}</strong>{' '}
        {waiting > 0 && people > waiting && 'For those who wait, it says what becomes of their request. '}
        {describeLeftOut(strangers, unreachable)}
      </p>
      {people > 0 &&
        (topic === undefined ? (
          preview
        ) : (
          <Disclosure summary={`Show “${mail.subject}”`}>{preview}</Disclosure>
        ))}
    </>
  )
}
