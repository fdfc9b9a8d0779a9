import { type CoachContext, type CoachTurn, greetCoach, openCoach } from '@outcome-studio/shared/domain/coach'
import { useMemo, useState } from 'react'

/**
 * The coach's first message, which is not stored. It does not change after the session was opened, except when the
 * needs document is read.
 * @param isNew whether the session had no messages when it was opened; otherwise the coach only greets
 */
export function useOpening(
  context: Pick<CoachContext, 'study' | 'needs' | 'isFirst'>,
  isNew: boolean,
): CoachTurn {
  const [begins] = useState(isNew)
  const [opened, setOpened] = useState(context)
  if (opened.needs === null && context.needs !== null) setOpened({ ...opened, needs: context.needs })
  return useMemo(() => (begins ? openCoach(opened) : greetCoach(opened.isFirst)), [begins, opened])
}
