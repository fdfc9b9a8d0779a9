/** A text without line breaks and control characters, which could begin another header of a mail. */
export const singleLine = (text: string): string => text.replaceAll(/[\s\p{Cc}\p{Surrogate}]+/gu, ' ').trim()
