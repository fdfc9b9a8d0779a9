import { type CoachContext, type CoachTurn, openCoach } from '@outcome-studio/shared/domain'
import { useMemo, useState } from 'react'

/**
 * The coach's first message, which is not stored. It stays as it was when the session was opened; only the needs
 * document may be read later.
 */
export function useOpening(context: Pick<CoachContext, 'study' | 'needs' | 'isFirst'>): CoachTurn {
  const [opened, setOpened] = useState(context)
  if (opened.needs === null && context.needs !== null) setOpened({ ...opened, needs: context.needs })
  return useMemo(() => openCoach(opened), [opened])
}
