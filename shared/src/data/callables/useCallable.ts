import type { CallableDefinition, Sendable } from '@outcome-studio/shared/callables/defineCallable'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { callCallable } from './callCallable.ts'

/** Calls a function of the server as a mutation. It also starts offline, and then fails with cen/offline. */
export function useCallable<Sent, Accepted, Output>(
  definition: CallableDefinition<Sent, Accepted, Output>,
): UseMutationResult<Output, Error, Sendable<Sent>> {
  return useMutation({
    networkMode: 'always',
    mutationFn: (input: Sendable<Sent>) => callCallable(definition, input),
  })
}
