import type { Remark, Severity } from '@outcome-studio/shared/domain/study'
import { worstSeverity } from './severities.ts'

/** A stretch of a text with the worst severity of the remarks about it; null if there is none. */
export interface TextPart {
  /** Where it begins in the text. */
  readonly start: number
  readonly text: string
  readonly severity: Severity | null
}

/**
 * Cuts a text where remarks about its words begin and end. Remarks come after a pause in typing: one whose words were
 * changed or moved since is left out.
 * @param checked the text that the remarks are about
 * @returns parts that together are the text; none if no words are underlined
 */
export function underlinedParts(
  text: string,
  checked: string,
  remarks: readonly Remark[],
): readonly TextPart[] {
  const found = remarks.flatMap((remark) => {
    const { start, end } = remark.span ?? { start: 0, end: 0 }
    const words = text.slice(start, end)
    return words.trim() !== '' && words === checked.slice(start, end) ? [{ remark, start, end }] : []
  })
  if (found.length === 0) return []
  const cuts = [...new Set([0, text.length, ...found.flatMap(({ start, end }) => [start, end])])]
  const ordered = cuts.filter((at) => at <= text.length).sort((one, other) => one - other)
  return ordered.slice(1).map((end, index) => {
    const start = ordered[index] ?? 0
    const about = found.filter((each) => each.start <= start && each.end >= end)
    return { start, text: text.slice(start, end), severity: worstSeverity(about.map(({ remark }) => remark)) }
  })
}
