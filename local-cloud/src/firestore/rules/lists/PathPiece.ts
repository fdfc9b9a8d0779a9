/** A segment of the requested path. In a list some segments are unknown. */
export type PathPiece =
  | { readonly kind: 'segment'; readonly text: string }
  /** One unknown segment. */
  | { readonly kind: 'any' }
  /** Any number of unknown segments, possibly none. */
  | { readonly kind: 'anyDepth' }

export const segmentsAsPieces = (segments: readonly string[]): readonly PathPiece[] =>
  segments.map((text) => ({ kind: 'segment', text }))
