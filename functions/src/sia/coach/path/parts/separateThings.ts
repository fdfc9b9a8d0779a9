import { withoutSpeaker } from '../../drafts/withoutSpeaker.ts'
import { isPhrase } from '../../grammar/readPhrase.ts'
import { isGerund } from '../../grammar/wordForms.ts'
import type { Language } from '../../language/Language.ts'
import type { MessagePart } from '../../messages/splitMessage.ts'

/** "Gloves and pads that we open for nothing" as two things. */
export function separateThings(part: MessagePart, language: Language): readonly MessagePart[] {
  const texts = part.text.split(/,\s*(?:and )?| and /i)
  const isList =
    part.kind !== 'clause' &&
    texts.length > 1 &&
    texts.every((text) => {
      const [first] = language.tokensOf(text)
      return (
        first !== undefined &&
        !(isGerund(first) && text.includes(' ')) &&
        !/^(?:back|more|so|then)\b/i.test(text) &&
        (isPhrase(language.tokensOf(`the ${withoutOwner(text)}`), 'nouns') ||
          withoutSpeaker(text, language) !== null)
      )
    })
  return isList ? texts.map((text) => ({ ...part, text, kind: 'nouns' as const })) : [part]
}

const withoutOwner = (text: string): string => text.replace(/^(?:my|our|the|their|some|an?) /i, '')
