/** Keywords of the language, which cannot be names. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  'allow function if import in is let return service match rules_version arguments break case continue default deny do each else extends for goto not package switch then var while'.split(
    ' ',
  ),
)
