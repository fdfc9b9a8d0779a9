import { REQUEST_PARAMETER } from '@outcome-studio/shared/callables/requestId'
import type { RuntimeConfig } from '../runtimeConfig/RuntimeConfig.ts'

/**
 * Address of a call of a function. The SDK can send no header and no field beside the input, so the id of the call is a
 * parameter of the address.
 * @see https://firebase.google.com/docs/functions/callable-reference
 */
export function callableUrl(
  { emulators, firebase, region }: Pick<RuntimeConfig, 'emulators' | 'firebase' | 'region'>,
  name: string,
  requestId: string,
): string {
  const base =
    emulators === null
      ? `https://${region}-${firebase.projectId}.cloudfunctions.net`
      : `http://localhost:${emulators.functionsPort}/${firebase.projectId}/${region}`
  return `${base}/${name}?${REQUEST_PARAMETER}=${encodeURIComponent(requestId)}`
}
