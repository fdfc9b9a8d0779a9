/**
 * Runs tasks a few at a time, in order.
 *
 * @param lanes how many run at once
 * @throws what the first failing task throws; no further task is begun then
 */
export async function inLanes<Item>(
  lanes: number,
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await run(item).catch((error: unknown) => {
        waiting.length = 0
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
