import type { StoredRules } from '@outcome-studio/shared/data'
import { type RulesConfig, type RulesReading, readRulesConfig } from '@outcome-studio/shared/domain'
import { NO_RULES, writeRules } from './writeRules.ts'

/**
 * Rules being edited. Their text is all there is: the form shows what it says and writes it anew, so that nothing
 * typed as JSON is ever lost, however broken it is for the moment.
 */
export interface RulesDraft {
  /** What was read or saved last; null where there is nothing stored. */
  readonly stored: StoredRules | null
  readonly text: string
  readonly reading: RulesReading
  /** The latest rules without a problem. */
  readonly usable: RulesConfig
}

export const storedText = (stored: StoredRules | null): string => stored?.json ?? NO_RULES
export const isDirty = ({ stored, text }: RulesDraft): boolean => text !== storedText(stored)

export const openDraft = (stored: StoredRules | null): RulesDraft =>
  withText({ stored, text: '', reading: { config: null, problems: [] }, usable: {} }, storedText(stored))

export function withText(draft: RulesDraft, text: string): RulesDraft {
  const reading = readRulesConfig(text)
  const isUsable = reading.config !== null && reading.problems.length === 0
  return { ...draft, text, reading, usable: isUsable ? (reading.config ?? {}) : draft.usable }
}

/** What the form does; it can do nothing with a text that has no config. */
export type RulesChange = (config: RulesConfig) => RulesConfig

export const changed = (draft: RulesDraft, change: RulesChange): RulesDraft =>
  draft.reading.config === null ? draft : withText(draft, writeRules(change(draft.reading.config)))

export const withStored = (draft: RulesDraft, stored: StoredRules | null): RulesDraft => ({
  ...draft,
  stored,
})
