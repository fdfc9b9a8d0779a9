import type { FeatureError, FeatureErrorKind } from './FeatureError.ts'

export interface FeatureErrorText {
  readonly title: string
  readonly detail: string
}

const TEXTS: Readonly<Record<FeatureErrorKind, (area: string) => FeatureErrorText>> = {
  unreachable: (area) => ({
    title: `${area} cannot be reached`,
    detail: 'It isn’t responding right now. Everything else still works; try again in a moment.',
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

/** Returns the message for a failed area: a title that names the area and a sentence on what to do. */
export function featureErrorText(error: FeatureError): FeatureErrorText {
  return TEXTS[error.kind](error.area)
}
