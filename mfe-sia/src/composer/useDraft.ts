import type { SiaSession } from '@outcome-studio/shared/domain'
import { useState } from 'react'

/** The unsent text of a session. */
export function useDraft(_session: Pick<SiaSession, 'id'>): readonly [string, (text: string) => void] {
  return useState('')
}
