/** The disk is full when the data folder is opened. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'

  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The disk that holds ${folder} is full. Nothing was changed. Free some space, or choose another folder (--data DIR).`,
      options,
    )
  }
}
