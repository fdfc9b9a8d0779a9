/** A span of a text, and whether the other text lacks it. */
export interface MarkedText {
  readonly text: string
  readonly isChanged: boolean
}

/** Maximum number of word comparisons; a longer change is marked as a whole. */
const AT_MOST = 250_000

/** Marks in each of two texts the words that the other lacks. The spans add up to the complete texts. */
export function markChanges(
  before: string,
  after: string,
): { readonly before: readonly MarkedText[]; readonly after: readonly MarkedText[] } {
  const [old, now] = [splitWords(before), splitWords(after)]
  const start = sharedAtStart(old, now)
  const end = sharedAtStart(old.slice(start).reverse(), now.slice(start).reverse())
  const [oldMiddle, nowMiddle] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  const common = commonWords(oldMiddle, nowMiddle)
  const marked = (words: readonly string[], middle: readonly string[], isCommon: ReadonlySet<number>) =>
    joined(
      words.map((text, at) => {
        const inMiddle = at >= start && at < start + middle.length
        return { text, isChanged: inMiddle && !isCommon.has(at - start) }
      }),
    )
  return { before: marked(old, oldMiddle, common.old), after: marked(now, nowMiddle, common.now) }
}

/** Words and separators. */
const splitWords = (text: string): readonly string[] => text.split(/(\s+)/).filter((part) => part !== '')

function sharedAtStart(old: readonly string[], now: readonly string[]): number {
  const differs = old.findIndex((word, at) => word !== now[at])
  return differs === -1 ? old.length : differs
}

/** Positions of a longest common subsequence of words. */
function commonWords(old: readonly string[], now: readonly string[]) {
  const common = { old: new Set<number>(), now: new Set<number>() }
  if (old.length * now.length > AT_MOST) return common
  const width = now.length + 1
  const lengths = new Uint32Array((old.length + 1) * width)
  const lengthAt = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        old[i] === now[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  for (let i = 0, j = 0; i < old.length && j < now.length; ) {
    if (old[i] === now[j]) {
      common.old.add(i++)
      common.now.add(j++)
    } else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  }
  return common
}

function joined(words: readonly MarkedText[]): readonly MarkedText[] {
  const stretches: MarkedText[] = []
  for (const { text, isChanged } of words) {
    const last = stretches.at(-1)
    if (last?.isChanged === isChanged) stretches[stretches.length - 1] = { text: last.text + text, isChanged }
    else stretches.push({ text, isChanged })
  }
  return stretches
}
