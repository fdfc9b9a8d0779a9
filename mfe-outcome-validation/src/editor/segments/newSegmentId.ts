import { creationId } from '@outcome-studio/shared/domain/study'

/** An id that sorts after those of the segments that were made before. */
export const newSegmentId = (): string => creationId(Date.now(), crypto.randomUUID())
