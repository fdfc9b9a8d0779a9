import { useUpdateEventReminders } from '@outcome-studio/shared/data'
import { describeError } from '@outcome-studio/shared/domain/errors'
import type { Member } from '@outcome-studio/shared/domain/member'
import { useHost } from '@outcome-studio/shared/feature'
import { Notice, Switch } from '@outcome-studio/shared/ui'
import { Section } from '../layout/Section.tsx'

/** Lets the member switch reminders of live events on and off. It is saved at once. */
export function EventReminders({ eventReminders }: Pick<Member, 'eventReminders'>) {
  const host = useHost()
  const { mutate, variables, isPending, error } = useUpdateEventReminders()
  const change = (areWanted: boolean): void =>
    mutate(areWanted, { onError: (failure) => host.report(failure) })

  return (
    <Section title="Live events">
      <Switch
        label="Event reminders"
        description="An email a day and an hour before each event you are registered for. Emails about changes and cancellations are always sent."
        // The member's record follows when the database has acknowledged the change.
        isSelected={isPending ? variables : eventReminders}
        onChange={change}
      />
      {error && <Notice tone="danger">Your choice was not saved. {describeError(error).message}</Notice>}
    </Section>
  )
}
