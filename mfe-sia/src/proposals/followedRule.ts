import { RULES } from '@outcome-studio/shared/domain/checker'
import { NEED_RULES } from '@outcome-studio/shared/domain/needs'

const TITLES = new Map([...RULES, ...NEED_RULES].map(({ id, title }) => [id, title]))

/** The sentence about a rule that a text follows, with its requirement. Lazy-loaded, because the table is large. */
export function followedRule(id: string): string {
  const title = TITLES.get(id)
  return title === undefined ? `Follows ${id}` : `Follows ${id}: ${title}`
}
