/** The stored data is unreadable. The file is left unchanged. */
export class DataFolderCorruptError extends Error {
  override readonly name = 'DataFolderCorruptError'

  constructor(file: string, detail: string, options?: ErrorOptions) {
    super(
      `The data in ${file} is damaged (${detail}). Nothing was changed. Put a copy of the file back, or start anew with --reset.`,
      options,
    )
  }
}
