/**
 * Whether the device probably has a keyboard: one that is only touched rarely has. One without any pointer does, because
 * it is used by keys alone.
 */
export const hasKeyboard = (): boolean =>
  globalThis.matchMedia?.('(hover: none) and (pointer: coarse)').matches !== true
