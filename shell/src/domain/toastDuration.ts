const SHORT = 2_000
const LONG = 5_000
const LONG_MESSAGE = 50

/** Duration in milliseconds of a toast with an action, for example undo: long enough to read it and reach the action. */
export const ACTION_TOAST_DURATION = 20_000

/** Duration in milliseconds of an error that offers its reference. The reports can be copied later too. */
export const REFERENCE_TOAST_DURATION = 10_000

/** Duration of a toast in milliseconds: 5 s for a message of more than 50 characters, else 2 s (docs/product.md §8). */
export function toastDuration(message: string): number {
  return message.length > LONG_MESSAGE ? LONG : SHORT
}
