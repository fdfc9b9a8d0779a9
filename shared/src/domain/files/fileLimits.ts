/** What a file may measure to be read: more than one study holds, and than a survey of 1,200 people asks. */
export const FILE_LIMITS = {
  /** Bytes of the file itself. */
  bytes: 10_000_000,
  /** Bytes of all that is unpacked from it. */
  unpacked: 60_000_000,
  /** Parts of a zip. */
  parts: 2_000,
  sheets: 50,
  /** In one sheet. */
  rows: 5_000,
  columns: 1_000,
  /** With something in them, in all sheets. */
  cells: 400_000,
} as const
