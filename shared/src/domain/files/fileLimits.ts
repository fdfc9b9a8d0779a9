/** What a file may measure to be read. Each is far above a study of a thousand statements. */
export const FILE_LIMITS = {
  /** Bytes of the file itself. */
  bytes: 10_000_000,
  /** Bytes of all that is unpacked from it. */
  unpacked: 60_000_000,
  /** Parts of a zip. */
  parts: 2_000,
  sheets: 50,
  /** In one sheet. */
  rows: 20_000,
  columns: 1_000,
  /** With something in them, in all sheets. */
  cells: 400_000,
} as const
