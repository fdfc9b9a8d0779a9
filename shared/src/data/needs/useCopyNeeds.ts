import type { NeedsHeader } from '@outcome-studio/shared/domain'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import type { NewName } from '../repository/NewName.ts'
import { currentNeeds } from './currentNeeds.ts'

/** Copies a needs document under another name; succeeds with the copy's header. */
export function useCopyNeeds(): UseMutationResult<NeedsHeader, Error, NewName> {
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ from, to }: NewName) => currentNeeds().copy(from, to),
  })
}
