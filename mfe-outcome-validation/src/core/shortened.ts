/** Shortens a text to fit a list on a phone. */
export const shortened = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text.trim()
