import type { Need } from '@outcome-studio/shared/domain/analysis'
import { textKey } from '@outcome-studio/shared/domain/base'
import { type AskedOutcome, askedBy, askedIn } from '../questionnaire/askedIn.ts'

/** What may come before and after an outcome within a question. A comma continues it, which makes it another outcome. */
const EDGE_BEFORE = /(?:^|[^\p{L}\p{N}])$/u
const EDGE_AFTER = /^\s*(?:$|[?!.:;)\]"'/-])/

/**
 * Finds which outcome the heading of a column asks about. An outcome of the study is also found within a question, such
 * as "How important is it to you to minimize the time it takes to plan?".
 * @returns null for a heading that does not ask about the importance or satisfaction of an outcome
 */
export function createQuestionFinder(needs: readonly Need[]): (heading: string) => AskedOutcome | null {
  const keys = needs
    .map(({ text }) => ({ text, key: textKey(text) }))
    .sort((one, other) => other.key.length - one.key.length)
  const known = new Set(keys.map(({ key }) => key))

  const within = (heading: string): AskedOutcome | null => {
    const line = textKey(heading)
    for (const { text, key } of keys) {
      const at = line.indexOf(key)
      if (at < 0) continue
      const [before, after] = [line.slice(0, at), line.slice(at + key.length)]
      const asked = askedBy(`${before} ${after}`)
      if (asked && EDGE_BEFORE.test(before) && EDGE_AFTER.test(after)) return { outcome: text, id: '', asked }
    }
    return null
  }
  return (heading) => {
    const found = askedIn(heading)
    return found && (found.id !== '' || known.has(textKey(found.outcome)))
      ? found
      : (within(heading) ?? found)
  }
}
