/**
 * Tabs that start at the same time. More of them occupy the sign-in's storage for longer than a page waits, when the
 * machine is busy.
 */
const AT_ONCE = 3

/** Runs a step for each item, a few of them at the same time. Returns the results in the order of the items. */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    results.push(...(await Promise.all(items.slice(at, at + AT_ONCE).map(run))))
  }
  return results
}
