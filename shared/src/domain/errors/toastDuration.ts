const SHORT = 2_000
const LONG = 5_000
const LONG_MESSAGE = 50

/** Duration of a toast that closes automatically although it has an action: long enough to reach the action. */
export const ACTION_TOAST_DURATION = 10_000

/** Duration of a toast in milliseconds: 5 s for a message of more than 50 characters, else 2 s (docs/product.md §8). */
export function toastDuration(message: string): number {
  return message.length > LONG_MESSAGE ? LONG : SHORT
}
