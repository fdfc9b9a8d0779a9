/** The text of an answer, which is Markdown, without the marks of emphasis, code and headings, and without escapes. */
export const withoutMarks = (markdown: string): string =>
  markdown.replace(/\\([!-/:-@[-`{-~])|[*_`]|^#+ /gm, '$1')
