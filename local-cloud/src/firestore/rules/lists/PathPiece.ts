/** A segment of the path that is accessed; in a list some are only known to be there. */
export type PathPiece =
  | { readonly kind: 'segment'; readonly text: string }
  /** Some single segment. */
  | { readonly kind: 'any' }
  /** Some number of segments, possibly none. */
  | { readonly kind: 'anyDepth' }

export const segmentsAsPieces = (segments: readonly string[]): readonly PathPiece[] =>
  segments.map((text) => ({ kind: 'segment', text }))
