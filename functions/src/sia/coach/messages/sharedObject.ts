import { isVerbForm } from '../grammar/wordForms.ts'
import type { Language } from '../language/Language.ts'

const ALONE: ReadonlySet<string> = new Set(
  'stop wait go come sit stand rest breathe smile relax start begin listen look pause park sleep eat talk'.split(
    ' ',
  ),
)
/** "wash, peel and chop" and what it is done to. */
const VERBS_AND_OBJECT = /^((?:i |we |you |they |people )?)((?:\p{L}+, )+)(\p{L}+),? and (\p{L}+) (.+)$/iu

/** "Wash, peel and chop the carrots" as three actions; null for another sentence. */
export function sharedObject(
  sentence: string,
  language: Language,
  isAction: (text: string) => boolean,
): readonly string[] | null {
  const [, subject = '', first = '', second = '', last = '', object = ''] =
    VERBS_AND_OBJECT.exec(sentence) ?? []
  const verbs = [...first.split(', ').filter((verb) => verb !== ''), second, last]
  const isShared =
    object !== '' &&
    !/[,;]| and /.test(object) &&
    verbs.every((verb) => !ALONE.has(verb.toLowerCase()) && isKnownVerb(verb.toLowerCase(), language)) &&
    isAction(`${last} ${object}`)
  return isShared ? verbs.map((verb) => `${subject}${verb} ${object}`) : null
}

/** Whether a word in base form is a verb. */
export function isKnownVerb(word: string, language: Language): boolean {
  const [, token] = language.tokensOf(`to ${word}`)
  return token !== undefined && token.key === token.base && (token.tag === 'VERB' || isVerbForm(token))
}
