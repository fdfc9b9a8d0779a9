import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUid } from '../session/useUid.ts'
import { studyKeys } from './studyKeys.ts'
import { upgradeTriangularisDoc } from './upgradeTriangularisDoc.ts'

/**
 * Brings a study of an older shape up to date by its name; succeeds when it has been read again as it is stored now.
 */
export function useUpgradeStudy(): UseMutationResult<void, Error, string> {
  const client = useQueryClient()
  const uid = useUid()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (docName: string) => {
      await upgradeTriangularisDoc(docName)
      await client.refetchQueries({ queryKey: studyKeys.document(uid, docName) }, { throwOnError: true })
    },
  })
}
