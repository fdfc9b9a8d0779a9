const NUMBER = String.raw`[-+−]?\p{Sc}?\s*\p{Nd}[\p{Nd}.,'’\s]*`
const UNIT = String.raw`(?:%|‰|\p{Sc}|/\s*\p{Nd}+)?`
const VALUE = new RegExp(`^(?:${NUMBER}${UNIT}|n/?a|[-–—])$`, 'iu')

/** Whether a text is the value of a cell, such as "84 %", "8.5", "4/5" or "n/a", and not words. */
export const isValue = (text: string): boolean => VALUE.test(text.trim())

/** Whether a pasted list consists of values, of which at least one is a number. */
export const areValues = (texts: readonly string[]): boolean =>
  texts.every(isValue) && texts.some((text) => /\p{Nd}/u.test(text))
