/** There is no room for the data folder at start. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError'

  constructor(folder: string, options?: ErrorOptions) {
    super(
      `The disk that holds ${folder} is full. Nothing was changed. Free some space, or choose another folder (--data DIR).`,
      options,
    )
  }
}
