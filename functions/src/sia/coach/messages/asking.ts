/** Words before a request or a remark about the study. */
export const OPENING =
  '(?:(?:and|but|so|well|oh|ok|okay|no|nope|yes|yeah|also|sorry|please|pls|plz|btw|by the way|wait|then|actually|now|just|maybe|perhaps|hm+|hi|hey|hello|sia|thanks|thank you|great|good|fine|i think|i guess|i believe|i mean|kindly)\\b[,.:;!]* )*'

/** What asks somebody to do something. */
export const POLITE =
  '(?:can|could|would|will) (?:you|u|we)|(?:i|we) (?:would )?(?:like|want|need)(?: you)? to|let us|(?:you|we) (?:should|can|could|may|must|need to|have to)'

/** A request in the imperative, or put as a wish. */
export const ASKING = `(?:(?<polite>${POLITE}) )?(?:(?:please|pls|just|also|rather|better|simply|now|kindly) )*`

/** What follows what is asked for and says nothing. */
export const ENDING =
  '(?:,? (?:please|pls|plz|instead|thanks|thank you|too|as well|again|then|now|though|sia|okay|ok|if you can|if possible|for me))*'

/** Whether a sentence asks somebody for something. */
export const isPolite = (sentence: string): boolean => /\b(?:please|pls|plz)\b/i.test(sentence)
