import { useStudy, useUpgradeStudy } from '@outcome-studio/shared/data'
import type { StudyDocument } from '@outcome-studio/shared/document'
import type { StoredDocument } from '@outcome-studio/shared/domain/saving'
import { useAccess } from '@outcome-studio/shared/feature'
import { useEffect } from 'react'

/** What is shown until the study is open. */
export type StudyOpening =
  | { readonly kind: 'loading' }
  /** It has an older schema and is being upgraded. */
  | { readonly kind: 'upgrading' }
  | {
      readonly kind: 'notLoaded' | 'notUpgraded'
      readonly error: Error
      readonly retry: () => void
    }

const LOADING: StudyOpening = { kind: 'loading' }
const UPGRADING: StudyOpening = { kind: 'upgrading' }

/**
 * Reads a stored study; offline it is the cached one. A study of an older schema is upgraded first. A user without
 * access gets the upgraded study without storing it.
 *
 * @param onOpen called with the study once it is loaded; its identity must be stable
 */
export function useOpenStudy(
  docName: string,
  onOpen: (stored: StoredDocument<StudyDocument>) => void,
): StudyOpening {
  const { data, error, isFetching, refetch } = useStudy(docName)
  const { unrestricted } = useAccess()
  const { mutate: upgrade, ...upgrading } = useUpgradeStudy()
  const stored = isFetching ? null : data
  const isOld = stored?.isOlder === true && unrestricted && !upgrading.isSuccess
  const isToUpgrade = isOld && upgrading.isIdle

  useEffect(() => {
    if (isToUpgrade) upgrade(docName)
  }, [isToUpgrade, upgrade, docName])

  useEffect(() => {
    if (stored && !isOld) onOpen(stored)
  }, [stored, isOld, onOpen])

  if (upgrading.isError) {
    return { kind: 'notUpgraded', error: upgrading.error, retry: () => upgrade(docName) }
  }
  if (isOld || upgrading.isPending) return UPGRADING
  if (!error || isFetching || stored) return LOADING
  return { kind: 'notLoaded', error, retry: () => void refetch() }
}
