import type { SiaSession } from '@outcome-studio/shared/domain/coach'
import { useMemberOfHost } from '@outcome-studio/shared/feature'
import { useState } from 'react'
import { type SiaDraftPlace, siaDraft } from '../domain/conversation/siaDraft.ts'

/** The unsent text of a session, which this device stores as it is typed. */
export function useDraft(
  { id }: Pick<SiaSession, 'id'>,
  place: SiaDraftPlace = 'message',
): readonly [string, (text: string) => void] {
  const member = useMemberOfHost()?.id
  const draft = member === undefined ? null : siaDraft(window, member, id, place)
  const [text, setText] = useState(() => draft?.get() ?? '')
  const change = (next: string) => {
    setText(next)
    draft?.set(next)
  }
  return [text, change]
}
