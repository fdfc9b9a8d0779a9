/**
 * Saves of this client without an answer, for example because the network broke. The database may have stored
 * them, so a later save must not treat them as changes made elsewhere.
 */
export interface UnansweredSaves<Content> {
  /**
   * Records a save that is about to be sent.
   * @returns earlier saves of this document without an answer
   */
  sent(content: Content): readonly Content[]
  /** Records that a save was acknowledged, which settles it and all earlier ones. */
  acknowledged(content: Content): void
}

/**
 * Creates an empty list.
 * @param uuidOf uuid of a content's document
 */
export function createUnansweredSaves<Content>(
  uuidOf: (content: Content) => string,
): UnansweredSaves<Content> {
  const byUuid = new Map<string, readonly Content[]>()
  return {
    sent: (content) => {
      const earlier = byUuid.get(uuidOf(content)) ?? []
      byUuid.set(uuidOf(content), [...earlier, content])
      return earlier
    },
    acknowledged: (content) => {
      const all = byUuid.get(uuidOf(content)) ?? []
      byUuid.set(uuidOf(content), all.slice(all.lastIndexOf(content) + 1))
    },
  }
}
