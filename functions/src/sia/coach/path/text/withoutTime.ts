/** "On the day I scout the venue", "after the concert itself we clear the hall": the order is that in which it is told. */
const TIME =
  /(^|[.!?;,]\s(?:and |then )?|\band )(?:after|during|on|at|in|upstream|post-\p{L}+)(?: (?!(?:i|we|they|you|that|this|it|first|end|start|beginning|morning|evening|night|noon)\b)[\p{L}-]+){0,4},? (?=(?:i|we|they) \p{L})/giu
/** "the rehearsals, where I teach the parts" */
const WHERE = /, (?:where|in which|during which) (?=(?:i|we|they) \p{L})/giu
const HAVING = /\b(?:have |has )?got to (?=\p{L})/giu

/** What is done, without when and where: steps have the order in which they are told. */
export const withoutTime = (text: string): string =>
  text.replace(WHERE, '. ').replace(TIME, '$1').replace(HAVING, 'have to ')
