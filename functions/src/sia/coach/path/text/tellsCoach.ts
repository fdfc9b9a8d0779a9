/** What is said to the coach, or of the answer: "you never asked", "please leave out the second", "I forgot". */
const TO_COACH =
  /^(?:(?:and|but|so|no|oh|well|sorry)\b[,.:]? ?)*(?:you (?:never|have|did|do|asked|said|forgot|missed|dropped|left|put|got|mixed|should)|(?:i|we) (?:forgot|forget to say|said|told|did not say|mean|meant|will grant|would sign)\b|why have you\b|(?:please )?(?:leave out|drop|remove|delete|keep|change|forget)\b|put it\b|it is (?:the |not )|(?:that|this|those|these|it) (?:is|are|was|were|has) (?:nothing|not|what)\b|.{2,60} (?:belongs?|is not part of|has nothing to do)\b)|\b(?:missing|left out) (?:in|from|on) (?:your|the) (?:list|study|cards?)\b|\b(?:cards?|step's|your (?:list|question))\b/i

/** Whether words are said to the coach, or of its cards, and tell nothing of the work. */
export const tellsCoach = (part: string): boolean => TO_COACH.test(part.trim())
