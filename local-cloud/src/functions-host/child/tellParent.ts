import type { ChildMessage } from '../process/messages.ts'

/** @param onSent called when the message has left */
export function tellParent(message: ChildMessage, onSent: () => void = () => undefined): void {
  // Functions' code may have taken the channel away; then the parent's watchdog acts.
  if (process.connected) process.send?.(message, undefined, undefined, onSent)
}
