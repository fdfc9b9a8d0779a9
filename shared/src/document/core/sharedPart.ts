import { isEqual } from '@outcome-studio/shared/domain/base'

/** `before` if both parts of a document are equal, so that what depends on it stays; else `after`. */
export const sharedPart = <Part>(before: Part | undefined, after: Part): Part =>
  before !== undefined && isEqual(before, after) ? before : after
