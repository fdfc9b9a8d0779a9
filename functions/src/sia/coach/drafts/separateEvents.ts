import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { PRONOUN_SUBJECTS } from '../grammar/PHRASE_WORDS.ts'
import { readClause } from '../grammar/readPhrase.ts'
import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
import { tellsTrouble } from '../words/troubleWords.ts'
import { joinTokens } from './joinTokens.ts'
import { plainText } from './plainText.ts'

/** What goes wrong, one event a part: "the customer blinks or moves" are two, of one thing. */
export function separateEvents(parts: readonly MessagePart[], language: Language): readonly MessagePart[] {
  const separate: MessagePart[] = []
  let subject: { readonly text: string; readonly sentence: number } | null = null
  for (const part of parts) {
    for (const text of eventsOf(part.text, language)) {
      const own = subjectOf(text, language)
      const shared: string | null =
        own === null &&
        subject?.sentence === part.sentence &&
        /^(?:and|or)$/.test(part.link) &&
        subjectOf(`${subject.text} ${text}`, language) === subject.text
          ? `${subject.text} ${text}`
          : null
      separate.push({ ...part, text: shared ?? text, ...(shared !== null && { kind: 'clause' }) })
      if (own !== null) subject = { text: own, sentence: part.sentence }
    }
  }
  return separate
}

/** The clauses that "and" or "or" joins, each with its subject; the text itself if they are not two. */
export function eventsOf(text: string, language: Language): readonly string[] {
  const [, one = '', link = '', other = ''] = /^(.+?),? (and|or) (.+)$/iu.exec(plainText(text)) ?? []
  const subject = other === '' ? null : subjectOf(one, language)
  if (subject === null) return [text]
  if (subjectOf(other, language) !== null) return [one, other]
  const some = SOME.exec(other)
  // "fish get stressed and some float up dead"
  if (some !== null && link === 'and') {
    const named = `${some[0]}${subject.replace(ARTICLE, '')} ${other.slice(some[0].length)}`
    return [one, readClause(language.tokensOf(named)) === null ? other : named]
  }
  const shared = `${subject} ${other}`
  const isShared = subjectOf(shared, language) === subject
  // "gets too hot and burns" may be one event, and "overheats and burns the skin" is two.
  if (link === 'and' && subjectOf(text, language) !== null)
    return isShared && harmsThing(one, shared, language) ? [one, shared] : [text]
  return isShared ? [one, shared] : [text]
}

/** Some of those that a clause before told of. */
const SOME = /^(?:some|many|most|a few|several) (?!of\b)(?=\p{L}+ )/iu
const ARTICLE = /^(?:the|an?|all|both) /i

/** Whether a trouble is followed by what is done to another thing. */
function harmsThing(one: string, shared: string, language: Language): boolean {
  const [first, then] = [one, shared].map((each) => readClause(language.tokensOf(uncapitalized(each))))
  return (
    first !== undefined &&
    first !== null &&
    then?.tokens[then.verb + 1]?.tag === 'DET' &&
    tellsTrouble(first.tokens)
  )
}

/** The subject of a clause, if it is a thing; null for what is no clause. */
function subjectOf(text: string, language: Language): string | null {
  const tokens = language.tokensOf(uncapitalized(text))
  const [first] = tokens
  // "client faints" has no article.
  const bare = readClause(tokens)
  const read = bare ?? readClause(language.tokensOf(`the ${uncapitalized(text)}`))
  if (read === null || first === undefined || PRONOUN_SUBJECTS[first.key] !== undefined) return null
  return joinTokens(tokens.slice(0, bare === null ? read.verb - 1 : read.verb))
}
