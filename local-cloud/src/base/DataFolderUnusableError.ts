/** The data folder cannot be created, opened or written. */
export class DataFolderUnusableError extends Error {
  override readonly name = 'DataFolderUnusableError'

  constructor(folder: string, detail: string, options?: ErrorOptions) {
    super(
      `The data folder ${folder} cannot be used (${detail}). Check that it may be written, or choose another (--data DIR).`,
      options,
    )
  }
}
