/** Words before a request or a remark about the study. */
export const OPENING =
  '(?:(?:and|but|so|well|oh|ok|okay|no|nope|yes|yeah|also|sorry|please|pls|plz|btw|by the way|wait|then|actually|now|just|maybe|perhaps|hm+|hi|hey|hello|sia|thanks|thank you|great|good|fine|i would say|i think|i guess|i believe|i mean|kindly)\\b[,.:;!]* )*'

/** What asks somebody to do something. */
export const POLITE =
  '(?:can|could|would|will) (?:you|u|we)|(?:i|we) would(?! like)|(?:i|we) (?:would )?(?:like|want|need)(?: you)? to|let us|(?:you|we) (?:should|can|could|may|must|need to|have to)'

/** A request in the imperative, or put as a wish. */
export const ASKING = `(?:(?<polite>${POLITE}) )?(?:(?:please|pls|just|also|rather|better|simply|now|kindly) )*`

/** What follows what is asked for and says nothing. */
export const ENDING =
  '(?:,? (?:please|pls|plz|instead|thanks|thank you|too|as well|again|then|now|though|sia|okay|ok|if you can|if possible|for me))*'

/** Somebody is asked, and does not tell what they do: "can you", but not "we have to" and "you have to". */
const OF_OTHERS = /^(?:can|could|would|will) (?:you|u)$|^(?:i|we) (?:would )?(?:like|want|need) you to$/i

/**
 * Whether a sentence asks somebody for something.
 * @param polite what POLITE has matched
 */
export const isRequest = (sentence: string, polite: string | undefined): boolean =>
  /\b(?:please|pls|plz)\b/i.test(sentence) || OF_OTHERS.test(polite ?? '')
