import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { currentConnection } from '../connection/currentConnection.ts'
import { updateMemberRecord } from './updateMemberRecord.ts'

/** Stores that the first-run path is never shown again to the signed-in person. */
export function useFinishFirstRun(): UseMutationResult<void, Error, void> {
  return useMutation({
    networkMode: 'always',
    mutationFn: () => updateMemberRecord(() => ({ hasDoneFirstRun: true }), currentConnection()),
  })
}
