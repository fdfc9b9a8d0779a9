import type { FeatureError, FeatureErrorKind } from './FeatureError.ts'

export interface FeatureErrorWords {
  readonly title: string
  readonly detail: string
}

const WORDS: Readonly<Record<FeatureErrorKind, (area: string) => FeatureErrorWords>> = {
  unreachable: (area) => ({
    title: `${area} cannot be reached`,
    detail: 'Its server does not answer. Everything else still works; try again in a moment.',
  }),
  slow: (area) => ({
    title: `${area} is taking too long`,
    detail: 'Its server or your connection is slow right now. You can wait or try again.',
  }),
  corrupt: (area) => ({
    title: `${area} could not be read`,
    detail: 'What its server sent is damaged or incomplete. It may be in the middle of an update.',
  }),
  incompatible: (area) => ({
    title: `${area} does not fit this version`,
    detail: 'It was made for another version of this page. Reload the page to get the newest one.',
  }),
  crashed: (area) => ({
    title: `${area} stopped working`,
    detail: 'Something in this area failed. Everything else still works, and what was saved is safe.',
  }),
}

/** Plain words for a failed area: a title that names it and a sentence on what to do. */
export function featureErrorWords(error: FeatureError): FeatureErrorWords {
  return WORDS[error.kind](error.area)
}
