/** The page cannot know which project it belongs to; reloading later is the way out. */
export class RuntimeConfigError extends Error {
  override readonly name = 'RuntimeConfigError'
}
