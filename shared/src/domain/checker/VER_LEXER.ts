/** Incremented when a rule or a word list changes, so that remarks of older rules can be recognized. */
export const VER_LEXER = '1.7.0'
