import { counted } from '@outcome-studio/shared/domain/base'
import { describeError } from '@outcome-studio/shared/domain/errors'
import { Notice, Skeleton } from '@outcome-studio/shared/ui'
import { MailPreview } from './MailPreview.tsx'
import { describeLeftOut } from './messageTexts.ts'
import type { MailPreviewState } from './useMailPreview.ts'

interface ToldMembersProps {
  readonly state: MailPreviewState
  /** Names the event where there are several; otherwise empty. */
  readonly prefix: string
  /** What the manager is about to do, as a verb: "unpublish". */
  readonly what: string
}

/** Which members are told about something that a manager is about to do, and the email that they get. */
export function ToldMembers({ state, prefix, what }: ToldMembersProps) {
  if (state.kind === 'loading') return <Skeleton label="Loading who is told" />
  if (state.kind === 'failed') {
    return (
      <Notice tone="warning">
        It is not known who is registered. {describeError(state.error).message} Whoever is registered is told
        by email if you {what} now.
      </Notice>
    )
  }
  const { people, strangers, unreachable, mail } = state.preview
  const who =
    people === 0
      ? 'No member is registered, so nobody is told.'
      : `${counted(people, 'member')} ${people === 1 ? 'is registered and gets' : 'are registered and get'} this email:`
  return (
    <>
      <p>
        <strong>{`${prefix}${who}`}</strong> {describeLeftOut(strangers, unreachable)}
      </p>
      {people > 0 && <MailPreview mail={mail} />}
    </>
  )
}
