/** The local cloud rejected the seed. Running it again adds what is missing. */
export class SeedError extends Error {
  override readonly name = 'SeedError'
}
