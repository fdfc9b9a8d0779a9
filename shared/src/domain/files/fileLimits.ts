/** Limits of a file to import: above the size of one study, and of a survey of 1,200 people. */
export const FILE_LIMITS = {
  /** Size of the file in bytes. */
  bytes: 10_000_000,
  /** Total unpacked size in bytes. */
  unpacked: 60_000_000,
  /** Number of entries in a zip. */
  parts: 2_000,
  sheets: 50,
  /** Number of rows in a sheet. */
  rows: 5_000,
  columns: 1_000,
  /** Number of cells with a value, in all sheets. */
  cells: 400_000,
} as const
