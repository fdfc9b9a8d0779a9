import { asTyped } from '@outcome-studio/shared/domain/coach'
import { draftExecutor } from '../../drafts/draftExecutor.ts'
import type { Language } from '../../language/Language.ts'

/** Most groups that the member chooses from. */
const MOST_GROUPS = 4

/** The groups of "nurses, doctors and cleaners"; empty for an answer that is no list of groups. */
export function namedGroups(answer: string, language: Language): readonly string[] {
  if (
    /[.!?;:\n(]|\b(?:who|that|which|not|no|just|but|is|are|am|or maybe|sometimes|mostly)\b/i.test(
      answer.trim().replace(/\.$/, ''),
    )
  )
    return []
  const parts = answer.split(/,\s*(?:and |or )?| and | or | & |\//i)
  const groups = parts.map((text) =>
    draftExecutor({ text: text.trim(), kind: 'nouns', sentence: 0, link: '', isAside: false }, language),
  )
  const named = groups.flatMap((group) => group ?? [])
  return named.length === parts.length ? [...new Set(named)].slice(0, MOST_GROUPS) : []
}

/** Asks which of several groups comes first. */
export const askGroup = (groups: readonly string[]): string =>
  `A study is about one group. Which one first: ${groups.map(asTyped).join(' or ')}?`
