/** The deployables cannot be written. The message says what to do. */
export class PackageError extends Error {
  override readonly name = 'PackageError'
}
