/** The language model gave no answer that can be used. The message has no text of the member and no key. */
export class ModelAnswerError extends Error {
  override readonly name = 'ModelAnswerError'
}
