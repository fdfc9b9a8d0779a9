/** "Two hours", "an hour": how long something took once. */
const DURATION =
  /^(?:an?|one|two|the whole|half an?|a few|several|many) (?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b/i
/** "some float up dead" names nobody. */
const UNNAMED = /^Minimize the likelihood of (?:some|many|most|several) /
/** "the number of times that they reply in anger" */
const UNNAMED_DOERS = /^Minimize the number of times (?:that )?(?:they|he|she) /
/** "putting too much" leaves open of what. */
const OBJECTLESS =
  /^(?!(?:talk|work|drink|eat|worry|wait|shak|vibrat|mov|heat|cool|dry)ing )\p{L}+ing too (?:much|many|few|little)$/iu

/**
 * Whether a statement leaves open of whom or what it tells, or only tells how long something took.
 * @param rest the statement without its beginning
 */
export const leavesOpen = (statement: string, rest: string): boolean =>
  DURATION.test(rest) ||
  UNNAMED.test(statement) ||
  UNNAMED_DOERS.test(statement) ||
  (GERUND.test(statement) && OBJECTLESS.test(rest))
const GERUND = /^Minimize the (?:time spent|likelihood of|frequency of|cost of) /
