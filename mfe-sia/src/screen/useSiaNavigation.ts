import { type SiaSession, siaSessionId } from '@outcome-studio/shared/domain/coach'
import { useHost } from '@outcome-studio/shared/feature'
import { useCallback } from 'react'
import { sessionPath } from './siaAddress.ts'

export type SiaNavigation = ReturnType<typeof useSiaNavigation>

/** Navigation between sessions. */
export function useSiaNavigation() {
  const host = useHost()
  const open = useCallback(
    (
      studyUuid: string,
      sessionId: string,
      options: { readonly search?: string; readonly replace?: boolean } = {},
    ) =>
      host.navigate(`${host.basename}${sessionPath(studyUuid, sessionId)}${options.search ?? ''}`, {
        replace: options.replace ?? false,
      }),
    [host],
  )
  /** @param studyUuid null for a new study */
  const start = useCallback(
    (studyUuid: string | null, options?: { readonly search?: string; readonly replace?: boolean }) =>
      open(studyUuid ?? crypto.randomUUID(), siaSessionId(crypto.randomUUID()), options),
    [open],
  )
  const openSession = useCallback(
    ({ studyUuid, id }: SiaSession, replace = false) => open(studyUuid, id, { replace }),
    [open],
  )
  return { start, openSession }
}
