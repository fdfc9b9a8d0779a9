/** What opens a sentence, and doubt. */
const OPENING =
  '(?:(?:(?:and|but|so|well|oh|no|yes|ok|okay|right|honestly|usually|mostly|mainly|normally|i (?:think|guess|suppose|would say)|i mean|as i said|in our case|here|with us|at our place)\\b[,.!:]* )*)'
const WORK =
  '(?:the (?:whole )?(?:job|work|task)|this(?: job| work| task)?|that(?: job| work)?|it|all (?:of )?(?:this|that|it))'
const OFTEN =
  '(?:(?:mostly|usually|mainly|normally|always|often|typically|only|really|all|actually|generally|largely|just|now|here) )*'
const DONE =
  '(?:done|carried out|handled|performed|made|managed|executed|run|taken care of|looked after|dealt with)'
const DOING =
  '(?:do(?:es)?|are doing|handles?|performs?|manages?|takes? care of|looks? after|sees? to|deals? with|carry out|(?:are|is) (?:in charge of|responsible for))'
const GROUP =
  "((?:us,? |the |our |my |some |an? )*\\p{L}[\\p{L}' /-]{2,60}?(?:, the (?:\\p{L}+ ){1,3}\\p{L}+)?)"
const END =
  '(?: (?:here|mostly|mainly|usually|normally|for us|with us|alone|themselves|too|as well))*(?:,? (?:and |but )?not (?:by )?[\\p{L} ]{3,40})?[.!]*$'

/** How somebody says who does the work, instead of only naming them. The group is in the first or the second place. */
const FORMS: readonly RegExp[] = [
  // "The job is done by hospital porters", "done by us, the pastry team"
  `(?:${WORK} (?:is|gets|must be|has to be|should be|would be|is being|used to be) ${OFTEN})?${DONE} ${OFTEN}by ${GROUP}${END}`,
  // "That's what the night auditors do", "that is something the receptionists do"
  `(?:${WORK}|which) (?:is|would be) ${OFTEN}(?:what|(?:something|work|the work|a job|the job|a thing|the thing)(?: that| which)?) ${GROUP} (?:do|does|are doing|handle|take care of)${END}`,
  // "It's the lab technicians who do it"
  `(?:it|that) (?:is|would be) ${OFTEN}${GROUP} (?:who|that) ${OFTEN}${DOING} (?:${WORK}|so)${END}`,
  // "That is the work of tank drivers", "it's a job for shepherds", "that falls to the supervisors"
  `${WORK} (?:is|would be) ${OFTEN}(?:(?:a|the) (?:job|work|task|business|duty|responsibility) (?:of|for)|work for) ${GROUP}${END}`,
  // "It is for children" tells who benefits.
  `(?:the|this|that) (?:job|work|task) (?:is|would be) ${OFTEN}for ${GROUP}${END}`,
  `${WORK} ${OFTEN}falls (?:to|on) ${GROUP}${END}`,
  // "our dispatchers handle it"
  `${GROUP} ${OFTEN}${DOING} ${OFTEN}${WORK}${END}`,
  // "that's the dairy farmers' job"
  `${WORK} (?:is|would be) ${OFTEN}((?:the|our) [\\p{L} -]{3,40}s)' (?:job|work|task|business|duty)${END}`,
].map((form) => new RegExp(`^${OPENING}${form}`, 'iu'))

/** Nobody in particular, and what is no group of people: "by hand", "by the end of the week", "by scanning it". */
const NOBODY =
  /^(?:(?:the|an?|our|my|some|us,?) )*(?:(?:i|we|you|they|he|she|them|who|what|everybody|everyone|somebody|someone|nobody|no one|anybody|anyone|hand|machines?|computers?|software|robots?|systems?|programs?|apps?|phone|mail|e-?mail|post|then|now|law|mistake|default|end|time|next|last|people(?! (?:in|at|on|from|with|who|of)\b))\b|(?:me|us|noon|lunch|mornings?|evenings?|nights?|hours?|days?|weeks?|months?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?:$| of\b)|\p{L}+ing (?:the|an?|it|them|this|that)\b)/iu

/** The group of people that a sentence in standard English says does the work, as it is named; null if it says none. */
export function doerTold(sentence: string): string | null {
  for (const form of FORMS) {
    const group = form.exec(sentence.trim())?.[1]?.trim()
    if (group === undefined || NOBODY.test(group)) continue
    // "us, the pastry team"
    return group.replace(/^(?:us,? |all )+/i, '').replace(/^.{0,3}, /, '')
  }
  return null
}
