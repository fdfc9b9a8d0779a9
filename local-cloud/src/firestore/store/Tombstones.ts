/** More deletions than this are not remembered one by one. */
const MAX_REMEMBERED = 10_000

/** Deletions of late, so that a listener that resumes learns of them. */
export class Tombstones {
  /** By document path below the root, oldest first. */
  readonly #versions = new Map<string, number>()
  #floor: number

  /** @param floor deletions up to this version are forgotten */
  constructor(floor: number) {
    this.#floor = floor
  }

  /** Who knows the data as of this version or later can be told every deletion since. */
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

  /** The version up to which deletions should be forgotten now, if there are too many. */
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
