import type { NeedsHeader, NeedsUuid } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewName } from '../repository/NewName.ts'
import { cachedNeeds } from './cachedNeeds.ts'

/** The uuid identifies the needs document, in case another one has its name now. */
export interface NeedsRenaming extends NewName {
  readonly uuid: NeedsUuid
}

/** Renames a needs document; succeeds when the database has acknowledged it, with the new header. */
export function useRenameNeeds(): UseMutationResult<NeedsHeader, Error, NeedsRenaming> {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ from, to, uuid }: NeedsRenaming) => cachedNeeds(client).rename(from, to, uuid),
  })
}
