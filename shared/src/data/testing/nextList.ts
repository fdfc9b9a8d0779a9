import type { StudyHeader } from '@outcome-studio/shared/domain'
import type { StudyRepository } from '../studies/StudyRepository.ts'

/** Resolves with the first list of studies that is as wanted. */
export function nextList(
  studies: StudyRepository,
  isWanted: (headers: readonly StudyHeader[]) => boolean,
): Promise<readonly StudyHeader[]> {
  return new Promise((resolve, reject) => {
    const release = studies.watchList((headers) => {
      if (!isWanted(headers)) return
      resolve(headers)
      queueMicrotask(() => release())
    }, reject)
  })
}
