/** The project's configuration cannot be used; the message says which file and why. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
