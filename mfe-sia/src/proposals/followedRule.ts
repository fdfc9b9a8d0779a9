import { RULES } from '@outcome-studio/shared/domain/checker'
import { NEED_RULES } from '@outcome-studio/shared/domain/needs'

const TITLES = new Map([...RULES, ...NEED_RULES].map(({ id, title }) => [id, title]))

/** Rules with their requirements. Lazy-loaded, because the table of rules is large. */
export function RuleNames({ ids }: { readonly ids: readonly string[] }) {
  return ids.map((id) => {
    const title = TITLES.get(id)
    return <li key={id}>{title === undefined ? id : `${id}: ${title}`}</li>
  })
}
