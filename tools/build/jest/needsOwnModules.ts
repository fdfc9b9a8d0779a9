/** Functions that change how modules are loaded, step counters, other environments, and a tag for other reasons. */
const MARKS =
  /\bjest\.(?:mock|doMock|unstable_mockModule|setMock|requireMock|isolateModules\w*|resetModules)\b|\bcreateStepCounter\b|@(?:jest-environment|ownModules)\b/

/** True if a test file cannot share loaded modules with other files. @param source the text of the file */
export function needsOwnModules(source: string): boolean {
  return MARKS.test(source)
}
