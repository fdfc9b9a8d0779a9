/** Why a file cannot be read, in words for the member that also say what to do about it. Nothing has changed. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}
