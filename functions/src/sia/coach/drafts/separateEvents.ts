import { uncapitalized } from '@outcome-studio/shared/domain/checker'
import { PRONOUN_SUBJECTS } from '../grammar/PHRASE_WORDS.ts'
import { readClause } from '../grammar/readPhrase.ts'
import type { Language } from '../language/Language.ts'
import type { MessagePart } from '../messages/splitMessage.ts'
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
  // "gets too hot and burns" may be one event.
  if (link === 'and' && subjectOf(text, language) !== null) return [text]
  const shared = `${subject} ${other}`
  return subjectOf(shared, language) === subject ? [one, shared] : [text]
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
