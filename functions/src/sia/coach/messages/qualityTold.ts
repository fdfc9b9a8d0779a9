/** "On time, I said.": how well a job is to be done, said once more by itself. */
const QUALITY =
  /(?<=^|[.!?;]\s)(?:(?:and|but|no|well|yes),? )*((?:as \p{L}+ as possible|on time|in time|fast|quickly|safely|properly|correctly|accurately|cheaply|cleanly|carefully|without (?:any )?\p{L}+|with no \p{L}+))(?:,? (?:(?:i|we) (?:have )?(?:said|told you|mean|meant|wrote)(?: (?:so|that|it))?|remember|of course|please|too|as well))+[.!]*(?:\s+|$)/iu

/** How well a job is to be done, if a message insists on it, and what else it says. */
export function takeQuality(message: string): { readonly quality: string; readonly rest: string } {
  const found = QUALITY.exec(message)
  return found === null
    ? { quality: '', rest: message }
    : { quality: found[1] ?? '', rest: message.replace(found[0], '').trim() }
}
