import type { StoredRules } from '@outcome-studio/shared/domain/checker'
import { type RulesConfig, type RulesReading, readRulesConfig } from '@outcome-studio/shared/domain/checker'
import { NO_RULES, writeRules } from './writeRules.ts'

/**
 * Custom rules being edited. The text is the only state: the form renders it and rewrites it. Invalid JSON
 * therefore survives a switch between form and JSON.
 */
export interface RulesDraft {
  /** What was read or saved last; null if nothing is stored. */
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

/** A change made by the form. The form is disabled while the text cannot be parsed. */
export type RulesChange = (config: RulesConfig) => RulesConfig

export const changed = (draft: RulesDraft, change: RulesChange): RulesDraft =>
  draft.reading.config === null ? draft : withText(draft, writeRules(change(draft.reading.config)))

export const withStored = (draft: RulesDraft, stored: StoredRules | null): RulesDraft => ({
  ...draft,
  stored,
})
