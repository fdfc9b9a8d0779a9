import type { RegistrationState } from '@outcome-studio/shared/domain/events'
import { Badge } from '@outcome-studio/shared/ui'

const MARKS: Readonly<Partial<Record<RegistrationState['kind'], string>>> = {
  registered: 'Registered',
  waiting: 'Awaiting approval',
  waitlisted: 'On the waitlist',
}

interface RegistrationMarkProps {
  /** undefined until known. */
  readonly state: RegistrationState['kind'] | undefined
  readonly isFull: boolean
}

/** How a member stands with an event; for one who has not asked to join, whether it is full. */
export function RegistrationMark({ state, isFull }: RegistrationMarkProps) {
  const mark = state && MARKS[state]
  if (mark !== undefined) return <Badge tone="primary">{mark}</Badge>
  return isFull ? <Badge>Full</Badge> : null
}
