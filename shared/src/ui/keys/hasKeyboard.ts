/** Whether the device probably has a keyboard: one that is only touched rarely has. */
export const hasKeyboard = (): boolean => globalThis.matchMedia?.('(hover: none)').matches !== true
