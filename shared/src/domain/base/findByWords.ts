/** Items whose text contains every word of a query, ignoring accents and case. The order is preserved. */
export function findByWords<Item>(
  items: readonly Item[],
  query: string,
  textOf: (item: Item) => string,
): readonly Item[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  if (words.length === 0) return items
  return items.filter((item) => {
    const text = plain(textOf(item))
    return words.every((word) => text.includes(word))
  })
}

/** Normalizes letters: no accents, one case, plain letters for ligatures and full-width ones. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
}
