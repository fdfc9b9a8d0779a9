import type { RulesConfig } from '@outcome-studio/shared/domain/checker'

/** Text shown if no rules are stored. */
export const NO_RULES = '{}'

/** Formats custom rules as JSON with indentation. Empty parts are left out. */
export function writeRules({ rules = {}, words = {}, patterns = [], required = [] }: RulesConfig): string {
  const changed = Object.entries(rules)
    .map(([id, { off, severity }]) => [id, { ...(off && { off }), ...(severity && { severity }) }] as const)
    .filter(([, change]) => Object.keys(change).length > 0)
  const lists = Object.entries(words).filter(([, list]) => list.length > 0)
  const written = {
    ...(changed.length > 0 && { rules: Object.fromEntries(changed) }),
    ...(lists.length > 0 && { words: Object.fromEntries(lists) }),
    ...(patterns.length > 0 && { patterns: patterns.map(offOnlyIfOff) }),
    ...(required.length > 0 && { required: required.map(offOnlyIfOff) }),
  }
  return JSON.stringify(written, null, 2)
}

const offOnlyIfOff = <OwnRule extends { readonly off?: boolean }>({ off, ...rule }: OwnRule) =>
  off ? { ...rule, off } : rule
