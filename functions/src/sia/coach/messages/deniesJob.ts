const DENIAL =
  /^(?:no|nope|nah|wrong)\b[,.!;]* (?:the )?(\p{L}{4,}) (?:is|are|was)\b(?! \p{L}*(?:fine|easy|quick|ok|okay|good)\b)/u
/** Letters that are the same in all forms of a verb. */
const STEM = 5

/** "nah, publishing is ticking a box", said of *Publish a podcast*: says what the job, or its verb, only is. */
export function deniesJob(message: string, job: string): boolean {
  const [, named = ''] = DENIAL.exec(message) ?? []
  const stem = named.replace(/(?:ing|s)$/, '').slice(0, STEM)
  return (
    stem.length > 2 &&
    job
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(stem))
  )
}
