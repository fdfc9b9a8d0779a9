/** Limits of a check's result. A study within usual sizes stays far below them; a hostile one cannot exceed them. */
export const REMARK_LIMITS = {
  /** Remarks on one text, of all rules about single texts. */
  perText: 20,
  /** Remarks on one text that offer a replacement, since each contains a whole text. */
  replacementsPerText: 5,
  /** Remarks of one rule about one thing in a study, such as a word with two spellings. */
  perFinding: 50,
  /** Remarks of all rules about the whole study. */
  perStudy: 500,
} as const

/**
 * A message that says how many remarks like it are left out.
 * @param leftOut 0 for none
 */
export const withLeftOut = (message: string, leftOut: number): string =>
  leftOut > 0 ? `${message} Not listed: ${leftOut} more like this.` : message
