/** Milliseconds after which a snapshot is neither shown nor stored any longer: its member may have lost the device. */
export const LONGEST_AGE = 14 * 86_400_000
