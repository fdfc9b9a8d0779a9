import { withoutEnd } from '@outcome-studio/shared/domain/base'

/** "could lose the allotment bit though", "drop 'for pupils'": words that the job is better without. */
const DROPPING =
  /(?:^|[.,;!]\s*|\b(?:but|though|and) )(?:(?:though|although|maybe|perhaps|but|you|i|we|they|(?:i|we|you)['’]d|just|please) )*(?:(?:can|could|would|should|might|may)(?: just| probably| even)? )?(?:lose|drop|cut|ditch|scrap|skip|remove|delete|leave out|leave off|take out|take off) (?:the |that )?(?:words? )?["'“‘]?([\p{L}][\p{L} -]{1,40}?)["'”’]?(?: (?:bit|part|piece|thing|word))?(?: (?:out|off))?(?: (?:though|tho|then|please|maybe|really))?(?=[.,;!]|$)/iu
const PHRASE = ' (?:on|in|at|for|with|of|during|to|from|by|after|before|over|into|through) '
const ARTICLE = /^(?:an?|the) /i
const FURTHER = /[.!?]\s+\p{L}/u
/** What is no part of a name: "drop the pilot at the pier". */
const AFTER_NAME = `(?!${PHRASE.trim()}\\b)`

/** The words of a job that a message wants it without; null for none. */
function droppedWords(job: string, message: string): string | null {
  const found = DROPPING.exec(message)
  const said = found?.[1]?.trim().replace(ARTICLE, '') ?? ''
  // A sentence that follows may tell the job in other words.
  if (found === null || FURTHER.test(message.slice(found.index + found[0].length))) return null
  return said !== '' && new RegExp(`(?<!\\p{L})${said}(?!\\p{L})`, 'iu').test(job) ? said : null
}

/**
 * A job without the words that a message wants it without: with the phrase that they are in, as "allotment" of "grow
 * vegetables on an allotment". Null if they are what the job is about, or the message wants none out.
 */
export function jobWithoutWords(job: string, message: string): string | null {
  const dropped = droppedWords(job, message)
  if (dropped === null) return null
  const named = `${dropped}(?!\\p{L})`
  const phrase = new RegExp(`${PHRASE}(?:(?!${PHRASE.trim()}\\b).)*?(?<!\\p{L})${named}(?=${PHRASE}|$)`, 'iu')
  const whole = new RegExp(`^${PHRASE.trimStart()}`, 'iu').test(`${dropped} `)
    ? new RegExp(` ${named}(?=${PHRASE}|$)`, 'iu')
    : phrase
  const shorter = withoutEnd(job.trim(), '.').replace(whole, '')
  if (shorter !== withoutEnd(job.trim(), '.')) return isWhole(shorter) ? shorter : null
  // "annual" of "run an annual flower show": a word before the thing it tells of.
  const plain = job
    .replace(new RegExp(`(?<=\\p{L} )${named} ${AFTER_NAME}(?=\\p{L})`, 'iu'), '')
    .replace(/\b(an?) (?=(\p{L}))/giu, (_, article: string, letter: string) =>
      article.length === 2 && !/[aeiou]/i.test(letter)
        ? 'a '
        : article.length === 1 && /[aeio]/i.test(letter)
          ? 'an '
          : `${article} `,
    )
  return plain === job || !isWhole(plain) ? null : plain
}

/** Whether a verb and something that it is done to are left. */
const isWhole = (job: string): boolean => job.replace(/ (?:an?|the) /gi, ' ').split(' ').length > 1
