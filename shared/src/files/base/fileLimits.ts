/** Limits of a file to import: above the size of one study. */
export const FILE_LIMITS = {
  /** Size of the file in bytes. */
  bytes: 10_000_000,
  /** Size of a JSON file in bytes. JSON is parsed at once, so it cannot be read in slices. */
  jsonBytes: 4_000_000,
  /** Number of values in a JSON file. */
  jsonValues: 250_000,
  /** Number of entries of all lists in a study's JSON file. */
  jsonEntries: 20_000,
  /** Total unpacked size of all parts that are read, in bytes. */
  unpacked: 60_000_000,
  /** Number of entries in a zip. */
  parts: 2_000,
  sheets: 50,
  /** Number of rows in a sheet. */
  rows: 5_000,
  columns: 1_000,
  /** Number of cells in all sheets. Each row counts up to its last value. */
  cells: 400_000,
  /** Number of characters in one cell. The rest is left out, and the member is told. */
  cellCharacters: 4_000,
  /** Number of characters in all cells. Many cells can refer to one text, so the file's size is no limit. */
  characters: 10_000_000,
  /** Number of characters in one row of a CSV file. */
  rowCharacters: 200_000,
} as const

/** Limits that depend on what a file is imported as. */
export type FileLimits = Readonly<
  Record<'bytes' | 'unpacked' | 'rows' | 'cells' | 'characters', number> & {
    /** What to do with a file that is too large. */
    readonly remedy: string
  }
>

/** Limits of a file of statements. */
export const STUDY_LIMITS: FileLimits = {
  ...FILE_LIMITS,
  remedy: 'Keep the statements alone and save them as a file of their own.',
}

/** Limits of a file of survey results: above 5,000 respondents who answer 300 questions with texts. */
export const SURVEY_LIMITS: FileLimits = {
  bytes: 40_000_000,
  unpacked: 120_000_000,
  rows: 10_010,
  cells: 2_000_000,
  characters: 40_000_000,
  remedy: 'Keep the columns with answers alone, or fewer respondents, and save them as a file of their own.',
}
