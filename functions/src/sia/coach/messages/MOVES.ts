/*
 * How members say where statements belong. Each pattern matches a whole clause in lower case, with contractions written
 * out. None names a subject of work.
 */

/** Words before what is said. */
export const LEAD =
  /^(?:(?:no|nope|nah|yes|yeah|ok|okay|oh|ah|wait|sorry|hm+|hey|sia|thanks|thank you|good|great|nice|fine|but|and|so|well|also|actually|i (?:think|guess|believe|mean|would say)|in my opinion|for me|maybe|perhaps|please|then|again|look|hang on|hold on|just|rather)\b[,.:;!]* ?|\p{L}{3,20}ing is not \p{L}{3,20}ing[,;.]* )+/u

const ADVERBS =
  '(?:(?:really|actually|also|all|both|rather|probably|clearly|definitely|surely|only|better|more|just|always|mostly|instead) )*'
const FITTING =
  '(?:(?:better|more|rather|really|actually|all|only|part|filed|listed|put|moved|placed|said|meant|something|an? (?:matter|part|thing|problem|question|point|case)) )*'
const ASKING =
  '(?:(?:can|could|would|will) (?:you|we) |you (?:should|can|could|need to|have to|must) |i (?:want|would like|need) (?:you )?to |let us )?(?:(?:please|just|rather|also|better) )*'

/** "Move that to packing", "put the one about labels under step 3", "move to packing". */
export const ORDERED = new RegExp(
  `^${ASKING}(?<verb>move|put|file|shift|place|transfer|send|drag|sort|assign|bring|switch|change|relocate|stick|list)(?: (?<which>[^,;]{2,70}?))? (?:(?:over|down|up|back|better|rather|instead|away) )*(?:from (?:the )?[^,;]{3,40}? )?(?<place>to|into|under|in|with|at|below|beneath) (?<step>[^,;]{1,80})$`,
  'u',
)

/** "That one belongs to packing", "the last one is more about packing", "the labels thing goes with packing". */
export const BELONGING = new RegExp(
  `^(?<which>[^,;]{2,70}?) ${ADVERBS}(?<verb>belongs?|goes|go|fits?|sits?|should be|should go|should belong|should (?:have|of) (?:been|gone)|must be|must go|needs to (?:be|go)|need to (?:be|go)|ought to (?:be|go)|has to (?:be|go)|have to (?:be|go)|would be|would fit|is|are|was|were) ${FITTING}(?<place>to|into|under|with|in|at|for|about|of|during|when|while|after) (?<step>[^,;]{1,80})$`,
  'u',
)

/** "It happens when we unload": said of no thing by its name. */
export const HAPPENING =
  /^(?<which>[^,;]{2,60}?) (?:only |always |mostly |usually |really )*(?:happens?|occurs?|comes? up) (?:when|while|during|at|in|after|as) (?<step>[^,;]{2,80})$/u

/** "Shouldn't that be under delivery?" */
export const ASKED = new RegExp(
  `^(?:should|does|do|would|could|must|did)(?: not)? (?<which>(?:that|this|it|those|these|they|the)\\b[^,;]{0,50}?) (?:not )?${ADVERBS}(?<verb>be|go|belong|fit|sit) ${FITTING}(?<place>to|into|under|with|in|at|for|about|of|during) (?<step>[^,;]{1,80})$`,
  'u',
)

/** "Belongs to packing", "should be packing". */
export const WITHOUT_SUBJECT =
  /^(?:belongs?|goes|should (?:be|go)|must be|needs to be) (?:more )?(?:(?:to|with|under|in|at) )?(?<step>[^,;]{2,80})$/u

/** "Not picking, that is packing", "that is not picking but packing". */
export const DENIED =
  /^(?:(?<which>that|this|it|those|these|they) (?:is|are) )?not (?:(?:about|for|part of|in|under) )?[^,;]{3,50}?(?:, (?:but )?| but )(?:(?:that|this|it|they) (?:is|are) )?(?:(?:about|for|part of|in|under|when) )?(?<step>[^,;]{2,60})$/u

/** "Wrong step", "that is in the wrong step", "this does not belong here". */
export const WRONG =
  /^(?:(?<which>[^,;.!]{2,60}?) (?:is|are|was|were|stands?|sits?|landed|ended up) (?:in |under |at |at the |filed under )?)?(?:(?:the|a) )?wrong (?:step|place)\b(?<rest>.*)$|^(?<misplaced>[^,;.!]{2,60}?) (?:do(?:es)? not belong|(?:is|are) not(?: right)?) (?:here|there|in this step|to this step|under this step)\b(?<told>.*)$|^not here\b(?<instead>.*)$|^you (?:have |had )?(?:put|filed|placed|moved|sorted|added) (?<filed>[^,;.!]{2,60}?) (?:in|into|under|at|to|with) (?:the |a )?wrong (?:step|place)\b(?<right>.*)$/u

/** "The last two should be somewhere else", "move it to another step". */
export const SOMEWHERE =
  /^(?:(?:move|put) )?(?<which>[^,;]{2,60}?) (?:(?:should (?:be|go)|belongs?|goes|go|is|are) )?(?:(?:to|in|into|under|at|from|of) )?(?:somewhere else|elsewhere|(?:an|some )?other (?:step|place)|a different (?:step|place))$/u

/** What is said of a step after it was called the wrong one: "it should be packing". */
export const RIGHT_STEP =
  /^(?:(?:it|that|this|they|those|these)(?: one)? )?(?:(?:really|actually|rather|only|better|more|also|should|must|has to|have to|would|belongs?|goes?|happens?|comes?|is|are|be|go|(?:move|put|file) (?:it|that|this|them)|move|put) )*(?:(?:about|part of|to|under|in|with|at|for|into|when|while|during) )?(?<step>[^,;]{2,80})$/u

/** "Why have you put the ladder under the board, that is when we hang the sign." */
export const ASKED_WHY =
  /^why have you (?:put|filed) (?<which>.{3,60}?) (?:under|with|in|to) .{3,50}?, (?:that|it|this|they) (?:is|are) (?:when|where|for|with|at|about|part of) (?<step>[^,;]{3,60})$/u

/** "That has nothing to do with the board": the next sentence tells where the statement belongs. */
export const ELSEWHERE =
  /^(?:that|this|it|those) (?:is|are|has|have) (?:nothing to do with|not part of|not about) [^,;]{3,50}$/u

/** "The ladder slips when we hang the sign", after that. */
export const AT_TIME =
  /^(?<which>[^,;]{3,60}?) (?:(?:only |really |all )?(?:happens?|comes?) )?(?:when|while|as|during) (?<step>[^,;]{3,60})$/u

/** What follows the name of a step. */
export const AFTER_STEP =
  /(?:(?:, (?:and )?| and )not .*| not (?:to|under|with|in|at|for) .*|,? (?:rather than|instead of) .*|,? (?:because|since|as (?:it|that|they)) .*|,? (?:please|instead|i think|i guess|though|actually|rather|then|now|of course|as well|too|thanks|thank you|right|or not))$/u
