/** What is said of ropes that hold a tent or a mast, and of goats and their young. */
const OF_ROPES =
  /\b(?:ropes?|wires?|lines?|tents?|masts?|tarps?|marquees?|rigging|anchors?|pegs?|poles?|slack)\b/iu
const OF_GOATS =
  /\b(?:goats?|does?(?= (?:kicks?|rejects?|licks?))|nanny|udders?|teats?|suckles?|colostrum|herd)\b/iu
/** What fails without meaning to: a child or a knee that plays up does not malfunction. */
const MACHINE =
  '(?:scales?|machines?|scanners?|printers?|systems?|tills?|sensors?|pumps?|engines?|computers?|apps?|laptops?|tablets?|boilers?|ovens?|fridges?|freezers?|mixers?|dryers?|washers?|readers?|monitors?|motors?|routers?|projectors?|mics?|microphones?|brakes?|valves?|heaters?|lifts?|elevators?|gearboxe?s?|locks?|cameras?|phones?|radios?|clutch)'
const MANY_OF =
  '(?:e-?mails|forms|messages|calls|questions|requests|tickets|complaints|errors|mistakes|customers|people|patients|guests|orders|files|documents|reports|appointments|changes|rules|steps|meetings|invoices|bookings|passwords|notes|tasks|singers)'
const FOR_CHILDREN =
  '(?:books|book (?:section|area|corner|clubs?|fair)|section|area|corner|menus?|clubs?|rooms?|clothes|shoes|meals?|toys|tables?|party|parties|ward|department|seats?|sizes?|programs?|films?|songs?)'
/** What somebody does at work, and no patient or guest. */
const WORKS =
  '(?:drops|forgets|mixes|misreads|skips|overfills|mislabels|misfiles|overtightens|miscounts|puts|loads|packs|sets|uses|cuts|does not know|has not been (?:trained|shown|told))'
const OBSTINATE = '(?:rusty|rusted|stuck|stripped|seized|tight|jammed|tangled|corroded|frozen)'
/** Before a way that somebody goes: "find the way too late". */
const NO_WAY =
  '(?<!\\b(?:the|a|this|that|his|her|its|my|our|your|their|right|wrong|best|shortest|quickest|half|one|any|no|every|each|other|some|same) )'

interface Wording {
  readonly pattern: RegExp
  readonly words: string
  /** What a line is about in which the words mean something else. */
  readonly unless?: RegExp
  /** Whether only what takes long is told so: "the dog fights the muzzle" tells what happens. */
  readonly isOfTime?: true
}

/** Words that are said at work and not written, with those that are, only where one meaning is sure in every trade. */
const WRITTEN: readonly Wording[] = [
  {
    pattern: new RegExp(`\\b(?:the|a|our|some) new (?:guy|lad|bloke|fella)(?= ${WORKS}\\b)`, 'giu'),
    words: 'a new worker',
  },
  {
    pattern: /\b(?:the|a|our|some) new (?:guy|lad|bloke|fella)\b(?!['’-]| (?:ropes?|wires?|lines?)\b)/giu,
    words: 'someone new',
    unless: OF_ROPES,
  },
  {
    pattern: /\b(?:a|some) (?:guy|bloke|dude|chap|fella|lad)\b(?!['’-]| (?:of|aged|ranch|stick)\b)/giu,
    words: 'someone',
    unless: OF_ROPES,
  },
  { pattern: /\bsome (?:idiot|moron)\b(?!['’-])/giu, words: 'someone' },
  {
    pattern: /\b(two|three|four|five|several|some|many|few|new) (?:lads|guys|blokes|fellas)\b(?!['’])/giu,
    words: '$1 people',
    unless: OF_ROPES,
  },
  { pattern: new RegExp(`\\bkids['’]?(?= ${FOR_CHILDREN}\\b)`, 'giu'), words: "children's" },
  {
    pattern: /(?<!\b(?:he|she|who|it|nobody|everyone|someone|one) )\bkids\b(?!['’]|-)/giu,
    words: 'children',
    unless: OF_GOATS,
  },
  {
    pattern:
      /\b(a|an|the|each|every|next|one|another|that|this|new|little|small|older|younger|shy|same|wrong) kid\b(?!['’-]| (?:gloves?|leather|skin|brothers?|sisters?|stuff)\b)/giu,
    words: '$1 child',
    unless: OF_GOATS,
  },
  // A "doc" is a document too.
  {
    pattern:
      /\b(the|a|another|each|every|which) doc(?= (?:who|prescribes|examines|diagnoses|forgets|decides|is (?:busy|away|off|on call|in surgery|with a patient))\b)/giu,
    words: '$1 doctor',
  },
  {
    pattern:
      /\b((?:worker|electrician|someone|fitter|apprentice|technician|tech|helper|i|you|we|they|he|she) (?:gets?|getting|got)) zapped(?=$|[,.;]| (?:when|while|if|because)\b)/giu,
    words: '$1 an electric shock',
  },
  {
    pattern: new RegExp(
      `\\b(?:fight|battle|wrestle|struggle)(?: with| against)? (?=(?:(?:the|an?|old|two|all|every|each) )*${OBSTINATE}\\b)`,
      'giu',
    ),
    words: 'deal with ',
    isOfTime: true,
  },
  {
    pattern: new RegExp(
      `\\b(?:fighting|battling|wrestling|struggling)(?: with| against)? (?=(?:(?:the|an?|old|two|all|every|each) )*${OBSTINATE}\\b)`,
      'giu',
    ),
    words: 'dealing with ',
    isOfTime: true,
  },
  { pattern: new RegExp(`\\b(${MACHINE}) plays up\\b`, 'giu'), words: '$1 malfunctions' },
  { pattern: new RegExp(`\\b(${MACHINE}) play up\\b`, 'giu'), words: '$1 malfunction' },
  {
    pattern: new RegExp(`\\b(${MACHINE} (?:is|are)) (?:busted|knackered|buggered|bust|kaput)\\b`, 'giu'),
    words: '$1 broken',
  },
  { pattern: new RegExp(`\\ba (?:bunch|load|ton|heap) of (?=${MANY_OF}\\b)`, 'giu'), words: 'many ' },
  { pattern: new RegExp(`${NO_WAY}\\bway too (?=\\p{L})`, 'giu'), words: 'far too ' },
  {
    pattern:
      /\b(the (?:day|night|early|late)) (?:lads|guys|lot(?= (?:forgets?|hands?|never|always)\b))(?!['’])/giu,
    words: '$1 shift',
  },
]

/**
 * A text with the words that a stranger reads instead of those of speech: "a guy" as "someone", "way too" as "far too".
 * @param isOfTime whether the text tells what takes long
 */
export const writtenWords = (text: string, isOfTime: boolean): string =>
  WRITTEN.reduce(
    (written, each) =>
      (each.isOfTime && !isOfTime) || each.unless?.test(written)
        ? written
        : written.replace(each.pattern, each.words),
    text,
  )
