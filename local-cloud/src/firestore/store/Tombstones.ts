/** Maximum number of stored tombstones. */
const MAX_REMEMBERED = 10_000

/** Recent deletions, so that a resumed listener learns of them. */
export class Tombstones {
  /** Versions by document path below the root, oldest first. */
  readonly #versions = new Map<string, number>()
  #floor: number

  /** @param floor tombstones up to this version have been removed */
  constructor(floor: number) {
    this.#floor = floor
  }

  /** All deletions after this version are known. A listener that resumes from it or later can be updated. */
  get floor(): number {
    return this.#floor
  }

  add(path: string, version: number): void {
    this.#versions.delete(path)
    this.#versions.set(path, version)
  }

  remove(path: string): void {
    this.#versions.delete(path)
  }

  /** Returns the version up to which tombstones should be removed, if there are too many. */
  overflow(): number | undefined {
    const excess = this.#versions.size - MAX_REMEMBERED
    if (excess <= 0) return undefined
    let index = 0
    for (const version of this.#versions.values()) if (++index === excess) return version
    return undefined
  }

  forgetThrough(version: number): void {
    this.#floor = version
    for (const [path, deleted] of this.#versions) {
      if (deleted > version) break
      this.#versions.delete(path)
    }
  }

  /** Paths deleted after the version. */
  *since(version: number): Iterable<string> {
    for (const [path, deleted] of this.#versions) if (deleted > version) yield path
  }
}
