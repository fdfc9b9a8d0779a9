import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUid } from '../session/useUid.ts'
import { studyKeys } from './studyKeys.ts'
import { upgradeTriangularisDoc } from './upgradeTriangularisDoc.ts'

/**
 * Upgrades a study of an older version, by its name. Succeeds once the upgraded study has been read again.
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
