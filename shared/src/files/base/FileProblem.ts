/** Why a file cannot be read, with a message for the member that includes the remedy. Nothing has changed. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem'
}
