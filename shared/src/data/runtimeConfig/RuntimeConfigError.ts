/** The page's project is unknown. Reloading later is the only remedy. */
export class RuntimeConfigError extends Error {
  override readonly name = 'RuntimeConfigError'
}
