/** Another local cloud uses the same data folder. */
export class DataFolderLockedError extends Error {
  override readonly name = 'DataFolderLockedError'

  constructor(file: string, options?: ErrorOptions) {
    super(
      `The data in ${file} is in use by another local cloud. Stop that one, or start this one with another folder (--data DIR).`,
      options,
    )
  }
}
