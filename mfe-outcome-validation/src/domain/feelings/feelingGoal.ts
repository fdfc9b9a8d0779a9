import { directionOf, readStatement, uncapitalized } from '@outcome-studio/shared/domain/checker'
import type { TextSpan } from '@outcome-studio/shared/domain/study'

/**
 * Words a text of a study about a feeling as an emotional or social job (N2, docs/method.md §5): "Minimize the
 * likelihood of feeling lost" becomes "Avoid feeling lost". A member can correct the result.
 * @param span of the feeling in the text, as rules O10 and J4 mark it; null if unknown
 */
export function feelingGoal(text: string, span: TextSpan | null): string {
  const start = span?.start ?? 0
  const whole = text.trim()
  const [first, second] = readStatement(text).words
  const direction = directionOf((first?.key === 'to' ? second : first)?.key ?? '')
  const isAvoided = direction === 'minimize' || direction === 'prevent'
  const feeling = text.slice(start).trim()
  if (text.slice(0, start).trim() === '' || feeling === '') return whole
  const [, rest] = /^(?:to )?feel(?:ing)?\s(.+)/isu.exec(feeling) ?? []
  if (rest !== undefined) return isAvoided ? `Avoid feeling ${rest.trim()}` : `Feel ${rest.trim()}`
  return isAvoided ? `Avoid feeling ${uncapitalized(feeling)}` : whole
}
