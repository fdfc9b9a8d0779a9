import { withoutEnd } from '@outcome-studio/shared/domain/base'

/** For whom, how well or by when a job is done, from the end. */
const BEYOND_JOB: readonly RegExp[] = [
  /, (?:for|ideally|preferably|hopefully|within|so that|so|which|at|without)\b.*$/iu,
  / (?:so that|so (?=(?:he|she|they|it|we)\b)).*$/iu,
  / (?:at|within|on|by|in) (?:the )?(?:first|once|least|most|time|one|under|an?|\d).*$/iu,
  /,\s.*$/u,
  / (?:within|without|under|below) .*$/iu,
  / (?:at|on|to|with) (?:the|an?|our|their) (?:right|best|lowest|highest|least|agreed|planned|promised) .*$/iu,
]

/** Fewest words of a verb and its object. */
const LEAST = 2

/** What a job may be without what follows it, the longest first. */
export function coresOfJob(words: string): readonly string[] {
  const [first = ''] = words.split(/(?<=[.!?;])\s+|\n+/u)
  const cores = [withoutEnd(first.trim().replace(/^to /i, ''), '.!?; ')]
  for (const beyond of BEYOND_JOB) {
    const before = cores.at(-1) ?? ''
    const core = before.replace(beyond, '')
    if (core !== before && core.split(' ').length >= LEAST) cores.push(core)
  }
  // "feed 300 kids a hot lunch": how many there are.
  const last = cores.at(-1) ?? ''
  const plain = last.replace(
    /^(\p{L}+) (?:about |around )?\d[\d.,]* (?=(?:\p{L}+s|children|people)\b)/iu,
    '$1 ',
  )
  if (plain !== last) cores.push(plain)
  return cores
}

/** Words from which a clause about the object tells how well the job is done: "a cake that tastes as good as it looks". */
const MOST_WORDS = 9
const CRITERIA = / (?:that|which) \p{L}.*$/iu

/** A long job without the clause about its object; the job itself if it has none. */
export function withoutCriteria(job: string): string {
  if (job.split(' ').length <= MOST_WORDS) return job
  const core = job.replace(CRITERIA, '')
  return core.split(' ').length > LEAST ? core : job
}
