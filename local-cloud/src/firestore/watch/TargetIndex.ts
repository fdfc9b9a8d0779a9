/** Items by key, with several items per key. */
export class TargetIndex<Item> {
  readonly #items = new Map<string, Set<Item>>()

  /** @returns its release */
  add(key: string, item: Item): () => void {
    const items = this.#items.get(key) ?? new Set<Item>()
    this.#items.set(key, items.add(item))
    return () => {
      items.delete(item)
      if (items.size === 0 && this.#items.get(key) === items) this.#items.delete(key)
    }
  }

  get(key: string): Iterable<Item> {
    return this.#items.get(key) ?? []
  }
}
