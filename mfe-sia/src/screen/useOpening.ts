import { type CoachContext, type CoachTurn, greetCoach, openCoach } from '@outcome-studio/shared/domain'
import { useMemo, useState } from 'react'

/**
 * The coach's first message, which is not stored. It stays as it was when the session was opened; only the needs
 * document may be read later.
 * @param isNew whether nothing was said in the session before it was opened; otherwise the coach only greets
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
