/** The local cloud did not take the seed; running it again mends what is missing. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
}
