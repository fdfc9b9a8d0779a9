export const LONG_TEXT =
  'Minimise the time it takes to find the one statement that everybody agreed on last spring'
