/** The deployables cannot be written or deployed. The message says what to do. */
export class PackageError extends Error {
  override readonly name = 'PackageError'
}
