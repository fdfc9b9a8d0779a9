/** A text for comparison: case and the number of spaces do not matter. */
export const comparableText = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()
