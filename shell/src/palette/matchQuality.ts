const MARKS = /\p{M}/gu
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u

/** How well a label answers what was typed, from 0 (not at all) to 5 (it is just that). */
export type MatchQuality = 0 | 1 | 2 | 3 | 4 | 5

/**
 * Compares what was typed with a label, without regard to case and accents. Best is the label itself, then its
 * start, then the starts of its words in any order, then its initials, then any part of it.
 * @param typed an empty text matches everything equally
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
