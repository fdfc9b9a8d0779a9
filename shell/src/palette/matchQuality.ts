const MARKS = /\p{M}/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** How well a label matches a query, from 0 (no match) to 5 (equal). */
export type MatchQuality = 0 | 1 | 2 | 3 | 4 | 5

/**
 * Compares a query with a label, ignoring case and accents. From best to worst: whole label, its start, starts of its
 * words in any order, initials, any part.
 * @param typed an empty query matches everything equally
 */
export function matchQuality(typed: string, label: string): MatchQuality {
  const query = plain(typed)
  const text = plain(label)
  if (query === '') return 1
  if (text === query) return 5
  if (text.startsWith(query)) return 4
  const words = text.split(BETWEEN_WORDS).filter((word) => word !== '')
  const parts = query.split(BETWEEN_WORDS).filter((part) => part !== '')
  if (parts.length > 0 && parts.every((part) => words.some((word) => word.startsWith(part)))) return 3
  const initials = words.map(([initial = '']) => initial).join('')
  if (query.length > 1 && initials.startsWith(query)) return 2
  return text.includes(query) ? 1 : 0
}

const plain = (text: string): string =>
  text.normalize('NFD').replace(MARKS, '').toLowerCase().trim().replace(/\s+/g, ' ')
