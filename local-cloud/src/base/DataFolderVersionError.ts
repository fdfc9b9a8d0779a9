/** Another version of the local cloud wrote the stored data. */
export class DataFolderVersionError extends Error {
  override readonly name = 'DataFolderVersionError'

  constructor(file: string, found: number, expected: number) {
    super(
      `The data in ${file} have layout ${found}, this local cloud reads layout ${expected}. Nothing was changed. Start the version that wrote them, or start anew with --reset.`,
    )
  }
}
