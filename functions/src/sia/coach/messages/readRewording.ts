import { ASKING, ENDING, isRequest, OPENING } from './asking.ts'

/** How a sentence words a text of the study anew. */
export interface ToldRewording {
  /** What is named, in lower case; empty if only words of it are. */
  readonly name: string
  /** The words that are replaced; null for all of them, of a duty also where the text does not have them. */
  readonly words: string | null
  /** As it was typed; empty if it is not told. */
  readonly after: string
  /** request: nothing but the wording of the study can be meant; duty: it should be so; bare: may tell of work. */
  readonly kind: 'request' | 'duty' | 'bare'
  /** Whether the words may also say where something is to be put: "change it to packing". */
  readonly mayMove: boolean
}

const TEXT = '(?:wording|text|name|title|words|phrasing|label|formulation)'
const ITEM =
  '(?:(?:the )?(?:job )?(?:step|statement|outcome(?: statement)?|card|number|line) ["“]?[^,;]{1,60}?|(?:the )?\\p{L}+ (?:step|statement|one|card)|\\d{1,2}\\.\\d{1,2}|the job|my job|our job|it|that|this|that one|this one|the last one)'
const NEW = `["'“‘]?(?<after>.{1,240}?)["'”’]?${ENDING}`
const ONE = `["'“‘]?(?<words>.{1,80}?)["'”’]?`

type Form = readonly [RegExp, ToldRewording['kind']]
const form = (pattern: string, kind: Form[1]): Form => [new RegExp(`^${OPENING}${pattern}$`, 'iu'), kind]

const FORMS: readonly Form[] = [
  // "Replace glue with paste in statement 2.1"
  form(
    `${ASKING}(?:replace|swap|exchange|substitute|change) (?:the )?(?:words? )?${ONE} (?:with|by|for|to|into) (?:the words? )?["'“‘]?(?<after>.{1,80}?)["'”’]? in (?:the )?(?:${TEXT} of )?(?<name>${ITEM})${ENDING}`,
    'request',
  ),
  form(
    `in (?<name>${ITEM}),? ${ASKING}(?:replace|swap|exchange|substitute|change) (?:the )?(?:words? )?${ONE} (?:with|by|for|to|into) (?:the words? )?${NEW}`,
    'request',
  ),
  form(
    `in (?<name>${ITEM}),? (?:it should (?:say|read|be) |${ASKING}(?:say|write|use|put) )["'“‘]?(?<after>.{1,80}?)["'”’]? (?:instead of|rather than|not) ${ONE}${ENDING}`,
    'request',
  ),
  form(
    `${ASKING}(?:say|write|use|put) ["'“‘]?(?<after>.{1,80}?)["'”’]? (?:instead of|rather than) ${ONE} in (?<name>${ITEM})${ENDING}`,
    'request',
  ),
  form(
    `(?<name>${ITEM}) (?:should|must|has to|needs to) (?:rather |better |actually |really )?(?:say|read) ["'“‘]?(?<after>.{1,160}?)["'”’]?,? (?:instead of|rather than|(?:and )?not) ${ONE}${ENDING}`,
    'duty',
  ),
  // "Change the wording of step 2 to Glue the edges", "rename Inspect to Check the frame"
  form(
    `${ASKING}(?:change|set|make|edit|correct|fix|update) (?:the |my |our )?${TEXT} (?:of|for|in) (?:the )?(?<name>.{1,160}?)(?: from .{1,120}?)? (?:to|into|as|so that it says|:) ?${NEW}`,
    'request',
  ),
  form(
    `${ASKING}(?:rename|re-name|retitle|relabel|reword|rephrase|rewrite|reformulate) (?<name>.{1,160}?) (?:to|into|as|so (?:that )?it (?:says|reads)|in(?= ["“])):? ${NEW}`,
    'request',
  ),
  form(
    `(?:the )?${TEXT} (?:of|for) (?<name>${ITEM}) (?:is|sounds|are) [^,;:]{2,40}[,;:] ?(?:better|rather|instead|say|write|use|it should (?:be|say|read)|should (?:be|say|read)):? ${NEW}`,
    'request',
  ),
  form(`(?<name>${ITEM}) is (?:really |actually |better )?called:? ${NEW}`, 'duty'),
  form(`(?:the )?${TEXT} (?:of|for) (?<name>${ITEM}) (?:should|must) (?:be|say|read):? ${NEW}`, 'request'),
  // "Call it Glue the edges instead", "call step 2 Glue the edges"
  form(
    `${ASKING}(?:call|name) (?<name>["“].{1,120}?["”]|(?:the )?step (?:\\d{1,2}|["“].{1,80}?["”])|(?:the )?(?:first|second|third|fourth|fifth|sixth|last) (?:step|one|statement)|(?:the )?statement \\d{1,2}(?:\\.\\d{1,2})?|it|that|this|that one|this one|the job) ${NEW}`,
    'request',
  ),
  // "Statement 2.1 should say …", "step 2 should be called …"
  form(
    `(?<name>.{1,160}?) (?:should|must|has to|needs to|ought to|would better|had better) (?:rather |better |instead |actually |really )?(?:say|read|be (?:called|named|worded|phrased|renamed|reworded|formulated|changed)(?: to| as| into)?):? ${NEW}`,
    'duty',
  ),
  form(
    `(?<name>(?:the )?(?:job )?(?:step|statement) (?:\\d{1,2}(?:\\.\\d{1,2})?|["“][^"”]{2,80}["”])|(?:the )?(?:first|second|third|fourth|fifth|sixth|last) (?:step|statement)|\\d{1,2}\\.\\d{1,2}|the job|my job|our job) (?:should|must|has to|needs to|ought to) (?:rather |better |instead |actually |really )?be:? ${NEW}`,
    'duty',
  ),
  // "Change step 2 to Glue the edges", "replace Inspect with Check the frame"
  form(
    `${ASKING}(?:change|make|turn|switch|correct) (?:the )?(?:words? )?(?<name>.{1,160}?)(?: from .{1,120}?)? (?:to|into):? ${NEW}`,
    'bare',
  ),
  form(
    `${ASKING}(?:replace|substitute) (?:the )?(?:words? )?(?<name>.{1,160}?) (?:with|by):? ${NEW}`,
    'bare',
  ),
]

/** "Reword 2.2", "change the wording of step 3": without the new one. */
const UNTOLD = new RegExp(
  `^${OPENING}${ASKING}(?:(?:rename|reword|rephrase|rewrite|reformulate)|(?:change|edit|correct|improve) (?:the )?${TEXT} (?:of|for|in)) (?<name>${ITEM})${ENDING}$`,
  'iu',
)

/**
 * How a sentence words a text anew; null if it does not.
 * @param sentence as it was typed, without the mark at its end
 */
export function readRewording(sentence: string): ToldRewording | null {
  for (const [pattern, kind] of FORMS) {
    const groups = pattern.exec(sentence)?.groups
    const { name, words, after, polite } = groups ?? {}
    if (name === undefined || after === undefined) continue
    const isAsked = isRequest(sentence, polite)
    return {
      name: name.toLowerCase().trim(),
      words: words?.trim() ?? null,
      after: after.trim(),
      kind: kind === 'bare' && isAsked ? 'request' : kind,
      mayMove: kind === 'bare',
    }
  }
  const name = UNTOLD.exec(sentence)?.groups?.name
  return name === undefined
    ? null
    : { name: name.toLowerCase(), words: null, after: '', kind: 'request', mayMove: false }
}
