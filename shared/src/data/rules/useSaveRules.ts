import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUid } from '../signIn/useUid.ts'
import { rulesKey } from './rulesKeys.ts'
import type { SaveRules, StoredRules } from './StoredRules.ts'
import { saveRules } from './saveRules.ts'

/** Saves custom rules; succeeds when the database has acknowledged them. */
export function useSaveRules(): UseMutationResult<StoredRules, Error, SaveRules> {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: (command: SaveRules) => saveRules(command),
    onSuccess: (saved, { place }) => client.setQueryData(rulesKey(uid, place), saved),
  })
}
