const SHORT = 2_000
const LONG = 5_000
const LONG_MESSAGE = 50

/** How long a toast stays, in milliseconds: 5 s for a message of more than 50 characters, else 2 s (specification, section 8). */
export function toastDuration(message: string): number {
  return message.length > LONG_MESSAGE ? LONG : SHORT
}
