/** What belongs where, what was left out, and how something is to be worded: said of Sia's cards. */
const CORRECTIONS: readonly RegExp[] = [
  // "you also left out the ropes", but not "you forget the ropes", which anybody does
  /^(?:(?:and|but|no|oh|sorry|well|wait),? )*you (?:have |also |just |still |again |completely )*(?:left out|forgot|forgotten|missed|skipped|dropped|omitted|overlooked|ignored|lost|misunderstood|misread|mixed up|got .{2,30} wrong)\b/i,
  /^(?:(?:and|but|no|so),? )*(?:please|kindly|can you|could you) (?:also |just |then )?(?:leave out|leave|drop|remove|delete|change|replace|rename|reword|rephrase|use|write|put|add|move|file|take out|cut|say|call|correct|fix|do not|not)\b/i,
  /^(?:do not|never) (?:use|write|say|put|call) (?:the |that |this )?(?:words?\b|["'“‘])/i,
  // "the scratched mirror belongs to unloading, not to loading"
  /^.{2,80}? (?:belongs?|goes|go|should (?:be|go)|comes?) (?:in|into|to|under|with|at|among) .{2,60}?,? (?:and )?not (?:in|into|to|under|with|at|among) .{2,60}$/i,
  /^.{2,60}? belongs? under .{2,60}$/i,
  /^(?:it|this|that) is not about .{2,80}[,;.]? (?:but|it is|it was|this is) .{2,}$/i,
]

const SENTENCE_END = /(?<=[.!?;])\s+|\n+/u

/** Separates the sentences that correct or instruct Sia: they tell nothing of the work. Takes standard English. */
export function takeCorrections(answer: string): {
  readonly corrections: readonly string[]
  readonly rest: string
} {
  const corrections: string[] = []
  const rest: string[] = []
  for (const sentence of answer.split(SENTENCE_END)) {
    const plain = sentence.trim().replace(/(?<![.!?;])[.!?;]+$/, '')
    if (CORRECTIONS.some((pattern) => pattern.test(plain))) corrections.push(plain)
    else rest.push(sentence)
  }
  return { corrections, rest: corrections.length === 0 ? answer : rest.join('\n') }
}
