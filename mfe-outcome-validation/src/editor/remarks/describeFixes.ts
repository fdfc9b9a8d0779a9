import { counted } from '@outcome-studio/shared/domain/base'
import type { RuleGroup } from '../checking/groupByRule.ts'

/** Suggestions that are named. */
const NAMED = 2

/** What "Fix all" does, for example: Changes 3 texts: Use "Minimize". You can undo it. */
export function describeFixes({ fixes, fixable }: Pick<RuleGroup, 'fixes' | 'fixable'>): string {
  const others = fixes.length - NAMED
  const named = fixes.slice(0, NAMED).join(', ')
  const more = others > 0 ? ` and ${counted(others, 'other change')}` : ''
  return `Changes ${counted(fixable, 'text')}: ${named}${more}. You can undo it.`
}
