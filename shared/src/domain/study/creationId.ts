/**
 * An id that sorts after those created before, so that a merge restores the order of creation.
 * @param now milliseconds since 1970
 * @param uuid tells two of the same millisecond apart
 */
export const creationId = (now: number, uuid: string): string =>
  `${now.toString(36).padStart(10, '0')}-${uuid}`
