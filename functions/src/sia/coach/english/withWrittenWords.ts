import type { Line } from './Line.ts'

/** Words that are said at work and not written, with those that are, where one meaning alone is usual. */
const WRITTEN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:the|a|some|this) new (?:guy|lad|kid|bloke|girl|boy|fella)\b/giu, 'a new worker'],
  [/\bnew (?:guys|lads|kids|blokes)\b/giu, 'new workers'],
  [/\b(?:a|some|one|any) (?:guy|bloke|dude|chap|fella|lad|geezer)\b(?! (?:rope|wire|line))/giu, 'someone'],
  [/\bsome (?:idiot|genius|joker|clown|fool|moron)\b/giu, 'someone'],
  [
    /\b(two|three|four|five|several|some|many|few|of|the) (?:lads|guys|blokes|fellas)\b(?! (?:ropes|wires))/giu,
    '$1 workers',
  ],
  [/\b(?:kids)\b(?! (?:menu|club|room|clothes|shoes|meal))/giu, 'children'],
  [/\b(a|an|the|each|every|next|one|another) kid\b(?!['’])/giu, '$1 child'],
  [/\b(the|a|another|each|every|which) doc\b/giu, '$1 doctor'],
  [/\b(gets?|getting|got) zapped\b/giu, '$1 an electric shock'],
  [/\b(mess)(es|ed|ing)? with (?=(?:the|an?) )/giu, 'tamper$2 with '],
  [
    /\b(?:fight|battle|wrestle|struggle)(?: with| against)? (?=(?:the|an?|old|rusty|stuck|stripped|seized|heavy|two|all|every|each|tight)\b)/giu,
    'deal with ',
  ],
  [
    /\b(?:fighting|battling|wrestling|struggling)(?: with| against)? (?=(?:the|an?|old|rusty|stuck|stripped|seized|heavy|two|all|every|each|tight)\b)/giu,
    'dealing with ',
  ],
  [/\bplays up\b(?=$|[,.;]| (?:when|while|if|after|before|during|in|on|at)\b)/giu, 'malfunctions'],
  [/\bplay up\b(?=$|[,.;]| (?:when|while|if|after|before|during|in|on|at)\b)/giu, 'malfunction'],
  [/\b(is|are|gets?) (?:busted|knackered|buggered|bust|kaput|shot to pieces)\b/giu, '$1 broken'],
  [/\ba (?:bunch|load|ton|heap) of (?=\p{L}+s\b)/giu, 'many '],
  [/\bway too (?=\p{L})/giu, 'far too '],
  [/\b(the (?:day|night|early|late|morning|evening)) (?:lot|lads|guys|crowd|boys)\b/giu, '$1 shift'],
]
/** Struggles are what takes long, but what happens is told as it is: "the dog fights the muzzle". */
const STRUGGLE = /^(?:deal|dealing) with /

/** Words as they are written where a stranger reads them: "a guy" as "someone", "fight a stuck screw" as "deal with" it. */
export function withWrittenWords({ text, about }: Line): string {
  let written = text
  for (const [pattern, words] of WRITTEN) {
    if (about !== 'long' && STRUGGLE.test(words)) continue
    written = written.replace(pattern, words)
  }
  return written
}
