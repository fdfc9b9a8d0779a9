import type { ChildMessage } from '../process/messages.ts'

/**
 * Sends a message to the local cloud.
 *
 * @param onSent called when the message has been sent
 */
export function sendToParent(message: ChildMessage, onSent: () => void = () => undefined): void {
  // The functions' code may have closed the channel. In that case the hang detection of the parent ends this process.
  if (process.connected) process.send?.(message, undefined, undefined, onSent)
}
