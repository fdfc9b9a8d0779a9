import {
  type CoachContext,
  type CoachTurn,
  openCoach,
  reopenCoach,
} from '@outcome-studio/shared/domain/coach'
import { useMemo, useState, useSyncExternalStore } from 'react'
import type { SiaConversation } from '../core/SiaConversation.ts'

/**
 * The coach's first message, which is not stored. It does not change after the session was opened, except when the
 * needs document is read.
 * @param isNew whether the session had no messages when it was opened; otherwise the first answer tells what was asked
 */
export function useOpening(
  context: Pick<CoachContext, 'study' | 'needs' | 'isFirst'>,
  conversation: Pick<SiaConversation, 'subscribe' | 'snapshot'>,
  isNew: boolean,
): CoachTurn {
  const [begins] = useState(isNew)
  const [opened, setOpened] = useState(context)
  const first = useSyncExternalStore(conversation.subscribe, () => firstState(conversation))
  if (opened.needs === null && context.needs !== null) setOpened({ ...opened, needs: context.needs })
  return useMemo(() => (begins ? openCoach(opened) : reopenCoach(opened, first)), [begins, opened, first])
}

function firstState({ snapshot }: Pick<SiaConversation, 'snapshot'>): string {
  const first = snapshot().messages.find(({ role }) => role === 'coach')
  return first?.role === 'coach' ? (first.message?.state ?? '') : ''
}
