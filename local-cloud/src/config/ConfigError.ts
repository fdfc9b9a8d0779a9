/** The project's configuration is invalid. The message names the file and the reason. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
