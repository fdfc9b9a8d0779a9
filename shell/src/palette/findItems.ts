import { type MatchQuality, matchQuality } from './matchQuality.ts'
import { PALETTE_GROUPS, type PaletteGroup, type PaletteItem } from './PaletteItem.ts'

/** Maximum number of items per group. A longer query narrows the results. */
const MOST_IN_GROUP = 20
/**
 * Maximum numbers of items for an empty query: the most important actions of the page. None of the document's texts,
 * because there may be hundreds. The latest documents are in a group of their own.
 */
const MOST_AT_FIRST: Partial<Record<PaletteGroup, number>> = {
  'This page': 8,
  'In this document': 0,
  Studies: 0,
  'Needs documents': 0,
}
/** As soon as something is typed, all documents are searched. */
const MOST_WHEN_TYPED: Partial<Record<PaletteGroup, number>> = { Recent: 0 }

export interface FoundGroup {
  readonly group: PaletteGroup
  readonly items: readonly PaletteItem[]
}

interface Found {
  readonly item: PaletteItem
  readonly quality: MatchQuality
}

/**
 * Returns the items that match, by group. The group with the best match comes first, and the best matches come first
 * in each group. Equal matches keep their order.
 */
export function findItems(items: readonly PaletteItem[], typed: string): readonly FoundGroup[] {
  const isAtFirst = typed.trim() === ''
  return PALETTE_GROUPS.map((group) => {
    const found = items
      .filter((item) => item.group === group)
      .map((item) => ({ item, quality: itemQuality(typed, item) }))
      .filter(({ quality }) => quality > 0)
      .sort(better)
    const most = (isAtFirst ? MOST_AT_FIRST : MOST_WHEN_TYPED)[group] ?? MOST_IN_GROUP
    return { group, found: found.slice(0, most) }
  })
    .filter(({ found }) => found.length > 0)
    .sort((a, b) => best(b.found) - best(a.found))
    .map(({ group, found }) => ({ group, items: found.map(({ item }) => item) }))
}

/** Keywords find an item too, alone or with words of its label, but rank below every match of the label. */
function itemQuality(typed: string, { label, keywords }: PaletteItem): MatchQuality {
  const byLabel = matchQuality(typed, label)
  if (byLabel > 0 || keywords === undefined) return byLabel
  return matchQuality(typed, `${label} ${keywords}`) >= 3 ? 1 : 0
}

const better = (a: Found, b: Found): number => b.quality - a.quality
const best = ([first]: readonly Found[]): number => first?.quality ?? 0
