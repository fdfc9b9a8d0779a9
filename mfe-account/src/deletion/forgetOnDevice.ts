import { eraseStored, type WebStorage } from '@outcome-studio/shared/domain'

/** Removes the drafts of a member from this device, so that the next user does not meet them. */
export function forgetOnDevice(memberId: string, storage: WebStorage): void {
  const ownPart = `:${encodeURIComponent(memberId)}:`
  eraseStored(storage, (key) => key.startsWith('outcome-studio:') && `${key}:`.includes(ownPart))
}
