import { cutText } from '@outcome-studio/shared/files'
import { TRIAGE_LIMITS } from './Triage.ts'

/**
 * Reads tags that are separated by commas, semicolons or line ends. Empty and repeated ones are left out, regardless of
 * case, and what exceeds TRIAGE_LIMITS is cut.
 */
export function readTags(text: string): readonly string[] {
  const tags = new Map<string, string>()
  for (const part of text.split(/[,;\r\n]/)) {
    const tag = cutText(part.trim(), TRIAGE_LIMITS.tag).trim()
    const key = tag.toLowerCase()
    if (tag !== '' && !tags.has(key)) tags.set(key, tag)
  }
  return [...tags.values()].slice(0, TRIAGE_LIMITS.tags)
}
