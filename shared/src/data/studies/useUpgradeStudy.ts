import { upgradeTriangularisDoc } from '@outcome-studio/shared/callables/upgradeTriangularisDoc'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { callCallable } from '../callables/callCallable.ts'
import { documentKeys } from '../repository/documentKeys.ts'
import { useUid } from '../signIn/useUid.ts'
import { STORED_STUDIES } from './studyHooks.ts'

const keys = documentKeys(STORED_STUDIES.queryKey)

/** Upgrades a study of an older version by its name; succeeds once it has been read again. */
export function useUpgradeStudy(): UseMutationResult<void, Error, string> {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (docName: string) => {
      await callCallable(upgradeTriangularisDoc, { firestoreDocId: docName })
      await client.refetchQueries({ queryKey: keys.document(uid, docName) }, { throwOnError: true })
    },
  })
}
